"""Commands of all kinds at once in one vault, some of them killed, beside editors and other programs.

Every word that was reported as saved, that an editor has saved or another program has written is told
of in the end: it stands in an entry, in the trash, in a draft that is listed or in the history.
"""

import fcntl
import pathlib
import random
import re
import signal
import subprocess
import threading
import time

from sandbox import CRASHES, Sandbox

STORMS, SECONDS, WORKERS = 12, 15, (3, 4, 5, 6, 7)
# How long a save of others stands at least, in seconds; longer on a machine that runs all tests at once.
STANDS, STANDS_SHORT = 0.05, 0.3
DAYS = ("2026-11-01", "2026-11-02", "2026-11-03", "today")
VOCABULARY = "sea walk rain bread letter window friend garden train coffee snow lamp river".split()
KINDS = (
    "today today today new edit edit edit write resume undo redo move delete restore tags star set "
    "done append append check export list").split()
SIGNALS = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
WORD = re.compile(r"w\d+x\d+z")

# What an editor does with its file; each says what it has saved. An editor that nobody watches may
# well save over its own words, so its diary is not killed. What one has saved stands there for a
# moment, as from people: of what two programs write over within a millisecond nobody can know.
EDITORS = {
    "adds": "{add} >>\"$1\"; {say}; {stand}",
    "renames": "cp \"$1\" {file}; {add} >>{file}; mv {file} \"$1\"; {say}; {stand}",
    "writes in front": "({add}; cat \"$1\") >{file}; cat {file} >\"$1\"; {say}; {stand}",
    "takes the last line out": "sed -i '$d' \"$1\"; {add} >>\"$1\"; {say}; {stand}",
    "fails": "{add} >>\"$1\"; {say}; {stand}; exit 3",
    "is killed": "{add} >>\"$1\"; {say}; {stand}; kill -9 $$",
    "saves over itself": "cp \"$1\" {file}; {add} >>\"$1\"; {say}; {stand}; cp {file} \"$1\"",
    "empties": "{add} >>\"$1\"; {say}; {stand}; : >\"$1\"",
    "deletes and makes anew": "cp \"$1\" {file}; rm -f \"$1\"; {add} >>{file}; cat {file} >\"$1\"; {say}; {stand}",
}


class Storm:
    def __init__(self, number, sandbox, stands):
        self.number, self.sandbox, self.stands = number, sandbox, stands
        self.lock = threading.Lock()
        self.words, self.lines, self.runs, self.failures = {}, 0, 0, []
        self.scripts = sandbox.root / "editors"
        self.scripts.mkdir()
        self.saved = sandbox.root / "saved"
        self.saved.touch()
        # Editors and other programs write one after the other.
        self.turn = sandbox.root / "turn"

    def blow(self, seconds, workers):
        until = time.monotonic() + seconds
        threads = [threading.Thread(target=self.work, args=(place, until))
                   for place in range(workers)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for word in self.saved.read_text().split():
            self.words.setdefault(word, "an editor")
        self.look()

    def work(self, place, until):
        chance = random.Random(f"{self.number} {place}")
        while time.monotonic() < until:
            kind = chance.choice(KINDS)
            write = getattr(self, kind, None)
            if write:
                write(chance)
            else:
                self.other(kind, chance)

    # What writes words.

    def line(self, chance):
        with self.lock:
            self.lines += 1
            word = f"w{self.number}x{self.lines}z"
        return word, " ".join([word, *chance.choices(VOCABULARY, k=chance.choice((1, 3, 6, 9)))])

    def today(self, chance):
        (word, line), (other, second) = self.line(chance), self.line(chance)
        arguments, piped = chance.choice([
            (["today", line], None), (["today", line], None),
            (["today", "-"], f"{line}\n{second}\n"), (["today"], f"{line}\n{second}\n"),
            (["new", "-d", "no day"], f"{line}\n{second}\n"),
            (["today", "--bogus"], f"{line}\n{second}\n")])
        status, output = self.command(chance, arguments, piped=piped)
        if status == 0 or "kept as a draft" in output:
            for told in (word, other) if piped else (word,):
                self.words[told] = " ".join(arguments[:1])

    def new(self, chance):
        word, line = self.line(chance)
        day = chance.choice([d + time for d in DAYS for time in ("", " 18:30")])
        text = f"{line}\n\n- [ ] task #tag{chance.randrange(3)}"
        if self.command(chance, ["new", "-d", day, text])[0] == 0:
            self.words[word] = "new"

    def edit(self, chance):
        self.open_editor(chance, ["edit", self.entry(chance, odd=True)])

    def write(self, chance):
        self.open_editor(chance, chance.choice([["new"], ["new", "-d", chance.choice(DAYS)]]))

    def resume(self, chance):
        self.open_editor(chance, ["drafts", "resume"])

    def open_editor(self, chance, arguments):
        word, line = self.line(chance)
        script = self.scripts / word
        body = EDITORS[chance.choice(list(EDITORS))].format(
            add=f"echo '{line}'", say=f"echo {word} >>{self.saved}", file=f"{script}.file",
            stand=f"sleep {self.stands}")
        script.write_text(
            f"#!/bin/sh\nsleep {chance.choice((0, 0.02, 0.1, 0.3))}\n"
            f"exec 9>{self.turn}; flock 9; {body}\n")
        script.chmod(0o755)
        self.command(chance, arguments, may_end=False, EDITOR=str(script))

    def append(self, chance):
        """Another program adds to an entry that no editor is opened on."""
        path = self.sandbox.vault / self.entry(chance, odd=False)
        word, line = self.line(chance)
        with open(self.turn, "w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            try:
                with open(path, "r+b", buffering=0) as file:
                    file.seek(0, 2)
                    file.write(f"\n{line}\n".encode())
            except OSError:
                return
            self.words[word] = "another program"
            time.sleep(self.stands)

    # What writes none.

    def other(self, kind, chance):
        entry, tags = self.entry(chance), [f"tag{chance.randrange(3)}" for _ in range(2)]
        self.command(chance, {
            "undo": ["undo", *chance.choice([(), (), ("2",), ("--skip",)]), "-y"],
            "redo": ["undo", "--redo", "-y"],
            "move": ["move", entry, "-d", chance.choice(DAYS), "-y"],
            "delete": ["delete", entry, "-y"],
            "restore": ["restore"],
            "tags": ["tags", "rename", *tags, "-y"],
            "star": [chance.choice(["star", "unstar"]), entry],
            "set": ["set", entry, chance.choice(["mood=glad", "tags+=x", "tags-=x", "mood="])],
            "done": ["done", f"{entry}.1"],
            "check": ["check", "--fix"],
            "export": ["export", "html", "../site"],
            "list": ["list"],
        }[kind])

    def entry(self, chance, odd=None):
        """An entry's path; of half of them for editors, the others for other programs."""
        paths = sorted((self.sandbox.vault / "entries").rglob("*.md"))
        if odd is not None:
            paths = [path for path in paths if sum(path.name.encode()) % 2 == odd]
        return str(chance.choice(paths).relative_to(self.sandbox.vault)) if paths else "last"

    def command(self, chance, arguments, piped=None, may_end=True, **variables):
        with self.lock:
            self.runs += 1
        child = subprocess.Popen(
            [self.sandbox.program, *arguments], cwd=self.sandbox.vault,
            env=self.sandbox.environment(**variables), start_new_session=True,
            stdin=subprocess.DEVNULL if piped is None else subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        number = chance.choice(SIGNALS)
        ending = threading.Timer(chance.choice((0.001, 0.003, 0.006, 0.01, 0.02, 0.05)),
                                 lambda: child.poll() is None and child.send_signal(number))
        if may_end and chance.random() < 0.2:
            ending.start()
        output = child.communicate(piped and piped.encode(), timeout=120)[0].decode()
        ending.cancel()
        if child.returncode in CRASHES:
            self.failures.append(f"{arguments} crashed: {output[:300]}")
        return child.returncode, output

    # What is told of in the end.

    def look(self):
        told = set()
        listed = "".join(self.ask(*words) for words in (["list"], [], ["check", "--fix"], ["drafts"]))
        for path in (self.sandbox.home / ".local").rglob("*"):
            if path.is_file() and "/drafts/" in str(path) and path.name in listed:
                told.update(words_in(path))
        for path in self.sandbox.vault.rglob("*"):
            if path.is_file():
                told.update(words_in(path))
        for number in range(1, len(self.ask("history").splitlines()) + 1):
            told.update(WORD.findall(self.ask("history", "--show", str(number))))
        for word, writer in self.words.items():
            if word not in told:
                self.failures.append(f"{word}, saved by {writer}, is told of nowhere")
        check = self.sandbox.run("index", "--check")
        if check.returncode != 0:
            self.failures.append(f"the index says {check.stdout.decode()}")

    def ask(self, *words):
        result = self.sandbox.run(*words)
        return (result.stdout + result.stderr).decode(errors="replace")


def words_in(path: pathlib.Path):
    return WORD.findall(path.read_text(errors="replace"))


def run(program, short=False, base=None):
    runs, failures = 0, []
    for number in range(1, 2 if short else STORMS + 1):
        sandbox = Sandbox(program, base)
        sandbox.furnish()
        storm = Storm(number, sandbox, STANDS_SHORT if short else STANDS)
        storm.blow(3 if short else SECONDS, WORKERS[number % len(WORKERS)])
        runs += storm.runs
        failures += [f"storm {number}: {failure}" for failure in storm.failures]
        print(f"  storm {number}: {storm.runs} commands, {len(storm.words)} words, "
              f"{len(storm.failures)} failures", flush=True)
        sandbox.remove()
    return runs, failures
