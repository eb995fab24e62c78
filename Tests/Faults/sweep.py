"""Stops and fails every command at every step, and looks what became of the words.

Each system call that has to do with the diary is made the last one (SIGKILL), or made to fail with
ENOSPC and with EIO, by `strace -e inject`. Afterwards each file holds its old bytes or its new ones,
the exit status is true, and the next command finds everything in order.
"""

import collections
import concurrent.futures
import re

import cases
from sandbox import CRASHES, TEMPORARY, TYPED, Sandbox

CALLS = (
    "openat write pwrite64 fsync fdatasync rename renameat renameat2 linkat unlink unlinkat mkdir "
    "mkdirat ftruncate fchmod fchown close").split()
FAULTS = ["signal=SIGKILL", "error=ENOSPC", "error=EIO"]


class Sweep:
    def __init__(self, case, program, base=None):
        self.case = case
        self.sandbox = Sandbox(program, base)
        self.runs, self.faults = 0, collections.Counter()
        self.failures = []
        # What the vault held after faults that the next commands have been tried after.
        self.seen = set()

    def prepare(self):
        sandbox, case = self.sandbox, self.case
        sandbox.furnish([step for step in case.before if not isinstance(step, str)])
        for step in case.before:
            if isinstance(step, str):
                getattr(self, "prepare_" + step.replace(" ", "_"))()
        if any(isinstance(step, str) for step in case.before):
            self.keep()
        self.before = sandbox.files()
        log = sandbox.root / "trace"
        self.reference = self.execute(prefix=["strace", "-y", "-o", str(log), "-e",
                                              "trace=" + ",".join(CALLS)])
        self.trace = log.read_text(errors="replace").splitlines()
        self.after = sandbox.files()

    def prepare_draft(self, *command):
        sandbox = self.sandbox
        sandbox.run(*(command or ("new", "--date", "2026-11-20")), terminal=True,
                    EDITOR=str(sandbox.home / "bin/fail"))
        (sandbox.home / "editor-ran").unlink()

    def prepare_draft_of_an_entry(self):
        self.prepare_draft("edit", "2026-11-28")

    def prepare_leftover(self):
        folder = self.sandbox.vault / "entries/2026/11"
        for name, text in (("2026-11-28.md", "All my words\n"), ("2026-11-27.md", "")):
            (folder / f".{name}{TEMPORARY}999999999-0123456789abc").write_text(text)
        # Until it is old, it may be another machine's that is being written.
        self.sandbox.age_leftovers("")

    def prepare_open_modes(self):
        for place in ("diary", ".local/state/diary", ".cache/diary"):
            (self.sandbox.home / place).chmod(0o755)

    def prepare_notes(self):
        """A folder of notes that is no vault yet."""
        folder = self.sandbox.home / "notes/Journal"
        folder.mkdir(parents=True)
        for day in ("2026-11-01", "2026-11-02"):
            (folder / f"{day}.md").write_text(f"Notes of {day}\n")

    def keep(self):
        import shutil
        shutil.rmtree(self.sandbox.kept)
        shutil.copytree(self.sandbox.home, self.sandbox.kept, symlinks=True)

    def execute(self, prefix=()):
        editor = str(self.sandbox.home / "bin" / (self.case.editor or "append"))
        return self.sandbox.run(
            *self.case.arguments, prefix=prefix, terminal=self.case.terminal, EDITOR=editor,
            stdin=self.case.piped, answer=f"{self.case.answer or 'd'}\n".encode(),
            **self.case.variables)

    def steps(self):
        """Which call of its kind each one is that has to do with the diary or the output."""
        counts = collections.Counter()
        home = str(self.sandbox.home)
        for line in self.trace:
            match = re.match(r"(\w+)\((.*)", line)
            if not match:
                continue
            call, rest = match.groups()
            counts[call] += 1
            if home in rest or rest.startswith(("1<", "2<")):
                yield call, counts[call]

    def sweep(self, faults=FAULTS, every=1):
        self.prepare()
        for number, (call, index) in enumerate(self.steps()):
            if number % every:
                continue
            for fault in faults:
                self.one(call, index, fault)
        self.sandbox.remove()
        return self

    def one(self, call, index, fault):
        sandbox = self.sandbox
        sandbox.restore()
        result = self.execute(prefix=["strace", "-o", "/dev/null", "-e", f"trace={call}", "-e",
                                      f"inject={call}:{fault}:when={index}"])
        self.runs += 1
        self.faults[fault] += 1
        killed = result.returncode in (-9, 137)
        where = f"{self.case.name}: {call} #{index} {fault}"
        for problem in self.problems(result, killed, call):
            self.failures.append(f"{where}: {problem} (exit {result.returncode})")

    def problems(self, result, killed, call):
        sandbox, case = self.sandbox, self.case
        found = sandbox.files()
        kept = {name: text for name, text in found.items() if TEMPORARY not in name}
        leftovers = [name for name in sandbox.leftovers() if name not in self.before]
        if result.returncode in CRASHES:
            yield "crashed"
        # A vault is made, whether or not the user's own settings can name it.
        if b"nothing was written there" in result.stderr:
            yield from self.problems_afterwards(found)
            return
        # A template that cannot be read is told of, and the entry begins without it.
        if b"begins without it" in result.stderr or b"usual settings are used" in result.stderr:
            text = TYPED if case.editor else case.text
            writes = case.arguments[0] in ("today", "new", "edit") and "--show" not in case.arguments
            if writes and result.returncode == 0 and text not in b"".join(kept.values()):
                yield "says it is done, and has not saved the text"
            return
        if result.returncode == 0:
            if kept != {n: t for n, t in self.after.items() if TEMPORARY not in n} and not case.mends:
                yield f"says it is done, and differs in {different(kept, self.after)}"
            if result.stdout != self.reference.stdout and self.reference.returncode == 0:
                yield "says it is done, and has not said all"
        elif not killed and not result.stderr + result.stdout and call != "write":
            yield "fails without a word"
        if not case.mends:
            for name, text in kept.items():
                if text not in (self.before.get(name), self.after.get(name), self.between(name)):
                    yield f"{name} is neither old nor new"
            for name in self.before:
                if TEMPORARY not in name and name not in found and name in self.after:
                    yield f"{name} is gone"
            yield from self.lost(found)
        else:
            for name, text in self.before.items():
                # Pages are no one's words, and are made whole by the next export.
                if name.startswith("site/"):
                    continue
                if name in self.after and found.get(name) != text:
                    yield f"{name} has changed"
        if leftovers and not killed and not call.startswith("unlink"):
            yield f"leaves {leftovers}"
        if (sandbox.home / "editor-ran").exists() and not case.throws_away:
            everything = sandbox.files(state=True).values()
            if not any(TYPED in text for text in everything):
                yield "the text typed in the editor is gone"
        # 127: a library could not be loaded.
        is_told = result.returncode == 127 or any(
            words in result.stderr for words in (b"nor could the text be kept", b"nothing was done"))
        if case in cases.REFUSED and not killed and not is_told:
            if not any(case.piped in text for text in sandbox.files(state=True).values()):
                yield "the text that was piped in is gone"
        yield from self.problems_afterwards(found)

    def lost(self, found):
        """Texts that were there, or were to be there, and are nowhere."""
        texts = set(found.values())
        # What was being written of an entry becomes a draft.
        drafts = {text for name, text in self.sandbox.files(state=True).items()
                  if name.startswith(".local/state/diary/drafts/") and name.endswith(".md")}
        for name, text in self.before.items():
            if TEMPORARY in name and (not text or text in drafts):
                continue
            if self.between(name) in texts and any(
                    kept.endswith(text) for kept in self.sandbox.files(state=True).values()):
                continue
            if text not in texts and self.after.get(name) not in texts and not self.is_taken_away(text):
                yield f"the text of {name} is gone"

    def between(self, name):
        """What an entry holds from its editor's end until the answer what is to become of that."""
        text = self.before.get(name)
        if text is None or not self.case.answer or self.case.arguments != ("edit", name[-13:-3]):
            return None
        return text + TYPED + b"\n"

    def is_taken_away(self, text):
        return text not in self.after.values() and text in self.before.values() and (
            "discard" in self.case.arguments)

    def problems_afterwards(self, found):
        """The next commands find everything in order, and what is undone is as it was."""
        sandbox, case = self.sandbox, self.case
        if sandbox.leftovers() or frozenset(found.items()) not in self.seen:
            listing = sandbox.run("list")
            if listing.returncode != 0:
                yield f"afterwards list says {listing.stderr.decode()}"
            sandbox.run("check", "--fix")
            for other in ("other", "notes"):
                if (sandbox.home / other).exists():
                    sandbox.run("--vault", f"../{other}", "check", "--fix")
            # Those in a site are taken away by the next export, see below.
            if rest := [name for name in sandbox.leftovers() if not name.startswith("site/")]:
                yield f"afterwards {rest} are left"
            else:
                self.seen.add(frozenset(found.items()))
        check = sandbox.run("index", "--check")
        if check.returncode != 0:
            yield f"afterwards the index says {check.stdout.decode()}"
        if case.mends:
            sandbox.age_leftovers("site/")
            self.execute()
            if different(sandbox.files(), self.after):
                yield f"given again, it differs in {different(sandbox.files(), self.after)}"


def different(found, expected):
    # A site's record knows its files by their times, which differ from run to run; what a stopped
    # `init` was writing is in the trash.
    return [name for name in {**found, **expected}
            if found.get(name) != expected.get(name)
            and not name.endswith("/.diary-site") and not name.startswith(("other/.trash", "notes/.trash"))]


def missing_commands(program):
    """Commands that the program has and no case tries."""
    sandbox = Sandbox(program)
    try:
        text = sandbox.run("--help").stdout.decode()
    finally:
        sandbox.remove()
    return cases.listed(text) - set(cases.WRITING) - set(cases.READING)


def run(program, short=False, base=None):
    all_cases = cases.tried([*cases.writing(), *cases.reading()])
    faults, every = FAULTS, 1
    if short:
        all_cases = [case for case in all_cases if case.name in cases.SHORT and not case.before]
        faults = ["signal=SIGKILL", "error=EIO"]
        every = 10
    failures = [f"'{name}' is tried with no fault: add it to Tests/Faults/cases.py"
                for name in missing_commands(program)]
    runs = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for sweep in pool.map(
                lambda case: Sweep(case, program, base).sweep(faults, every), all_cases):
            print(f"  {sweep.case.name}: {sweep.runs} runs, {len(sweep.failures)} failures",
                  flush=True)
            runs += sweep.runs
            failures += sweep.failures
    return runs, failures
