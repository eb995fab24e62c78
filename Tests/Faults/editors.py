"""Editors that misbehave: neither the text from before nor what was typed is ever lost."""

import os
import pathlib
import pty
import select
import signal
import time

from sandbox import CRASHES, TYPED, Sandbox

TYPE = 'printf "%s\\n" "Typed in the editor" >>"$1"; '

# What each does, whether the typed text must be found afterwards, and whether it may end with 0.
EDITORS = {
    "crashes": (TYPE + "kill -SEGV $$", True, False),
    "hangs up": (TYPE + "kill -HUP $$", True, False),
    "is killed": (TYPE + "kill -KILL $$", True, False),
    "fails": (TYPE + "exit 1", True, False),
    "fails without a change": ("exit 1", False, False),
    "renames": ('cp "$1" "$1~"; ' + TYPE + 'cp "$1" x.tmp; mv x.tmp "$1"', True, True),
    "renames with a backup": ('mv "$1" "$1~"; cp "$1~" "$1"; ' + TYPE, True, True),
    "deletes": ('rm "$1"', False, False),
    "empties": (': >"$1"', False, False),
    "leaves blanks": ('printf "  \\n\\n" >"$1"', False, False),
    "puts a folder there": ('rm "$1"; mkdir "$1"', False, False),
    "puts a link there": ('rm "$1"; ln -s /etc/passwd "$1"', False, False),
    "puts a pipe there": ('rm "$1"; mkfifo "$1"', False, False),
    "closes the file": (TYPE + 'chmod 000 "$1"', True, None),
    "opens the file": (TYPE + 'chmod 666 "$1"', True, True),
    "writes CRLF": (TYPE + "sed -i 's/$/\\r/' \"$1\"", True, True),
    "writes a BOM": (TYPE + "sed -i '1s/^/\\xef\\xbb\\xbf/' \"$1\"", True, True),
    "writes NUL": (TYPE + "printf 'a\\000b' >>\"$1\"", True, True),
    "writes no UTF-8": (TYPE + "printf '\\377\\376' >>\"$1\"", True, True),
    "writes no line end": ('printf "Typed in the editor" >>"$1"', True, True),
    "removes the folder": (TYPE + 'cp -r "$(dirname "$1")" "$HOME/away"; rm -r "$(dirname "$1")"',
                           True, False),
    "saves over another diary": (
        'cp "$1" "$1.new"; "$DIARY" today "Meanwhile" >/dev/null; echo "Typed in the editor" '
        '>>"$1.new"; mv "$1.new" "$1"', True, None),
    "saves over another program": (
        'cp "$1" "$1.new"; echo "Theirs came" >>"$1"; sleep 0.6; echo "Typed in the editor" '
        '>>"$1.new"; mv "$1.new" "$1"', True, None),
    "is saved over by another program": (
        'cp "$1" "$1.new"; ' + TYPE + 'sleep 0.6; echo "Theirs came" >>"$1.new"; mv "$1.new" "$1"',
        True, None),
    "calls diary": (TYPE + '"$DIARY" today "Meanwhile" >/dev/null', True, True),
}
COMMANDS = {
    "edit": ("edit", "2026-11-28"),
    "today": ("today",),
    "new": ("new",),
    "resume": ("drafts", "resume"),
}


def misbehaving(sandbox, short):
    runs, failures = 0, []
    for name, (script, is_kept, may_succeed) in EDITORS.items():
        for kind, command in COMMANDS.items():
            if short and kind not in ("edit", "new"):
                continue
            # Nobody else writes a draft.
            if "Theirs" in script and kind not in ("edit", "today"):
                continue
            sandbox.restore()
            if kind == "resume":
                sandbox.run("new", "--date", "2026-11-20", terminal=True, answer=b"d\n",
                            EDITOR=str(sandbox.home / "bin/fail"))
            before = sandbox.files()
            editor = sandbox.home / "bin/bad"
            editor.write_text(f"#!/bin/sh\n{script}\n")
            editor.chmod(0o755)
            for answer in (b"d\n", b"s\n", b"x\n", b"\n\n\n"):
                if answer != b"d\n":
                    if short or kind == "resume" or may_succeed is not False:
                        break
                    sandbox.restore()
                    editor.write_text(f"#!/bin/sh\n{script}\n")
                    editor.chmod(0o755)
                result = sandbox.run(
                    *command, terminal=True, answer=answer, EDITOR=str(editor),
                    DIARY=sandbox.program)
                runs += 1
                is_thrown_away = answer == b"x\n" and kind in ("new", "resume")
                failures += [
                    f"an editor that {name}, {kind}, {answer}: {problem} (exit {result.returncode},"
                    f" {result.stderr[-200:]})"
                    for problem in problems(
                        sandbox, result, before, is_kept and not is_thrown_away,
                        may_succeed is not False or answer == b"s\n")]
    return runs, failures


def problems(sandbox, result, before, is_kept, may_succeed):
    if result.returncode in CRASHES:
        yield "crashed"
    if result.returncode == 0 and not may_succeed:
        yield "says it is done"
    if result.returncode != 0 and not result.stderr:
        yield "fails without a word"
    for path in sandbox.home.rglob("*"):
        if not path.is_symlink() and path.is_file():
            path.chmod(0o600)
    places = sandbox.files(state=True)
    texts = b"\0".join(places.values())
    met = [name for name, text in places.items() if b"Meanwhile" in text and "changes" not in name]
    if "Meanwhile" in (sandbox.home / "bin/bad").read_text() and not met:
        yield "the text of another diary is gone"
    if "Theirs" in (sandbox.home / "bin/bad").read_text() and not any(
            b"Theirs" in text for name, text in places.items() if "changes" not in name):
        yield "the text of another program is gone"
    if is_kept and TYPED not in texts:
        yield "the text typed is gone"
    for path, text in before.items():
        if text.rstrip() not in texts and text.rstrip().replace(b"\n", b"\r\n") not in texts:
            yield f"the text of {path} is gone"


class Screen:
    """The program on a terminal of its own."""

    def __init__(self, sandbox, *arguments, **more):
        self.sandbox = sandbox
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.chdir(sandbox.vault)
            os.execve(arguments[0], list(arguments), sandbox.environment(**more))
        self.seen = b""

    def wait(self, text, seconds=20):
        limit = time.monotonic() + seconds
        while text not in self.seen and time.monotonic() < limit:
            if select.select([self.end], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.end, 65536)
                except OSError:
                    break
        return text in self.seen

    def press(self, keys):
        os.write(self.end, keys)

    def go_away(self):
        os.close(self.end)

    def finish(self, seconds=20):
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.02)
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        return None


def terminals(sandbox, short):
    """The terminal goes away, Ctrl-C, Ctrl-Z, while the editor is open."""
    failures, runs = [], 0
    waiting = sandbox.home / "bin/waiting"

    def furnish():
        sandbox.restore()
        waiting.write_text("#!/bin/sh\n" + TYPE + 'echo ready; read answer; echo "so $answer"\n')
        waiting.chmod(0o755)

    for command in (("new",), ("edit", "2026-11-28"), ("today",))[:1 if short else 3]:
        for event in ("goes away", "Ctrl-C", "Ctrl-Z"):
            furnish()
            before = sandbox.files()
            runs += 1
            where = f"{event} during {command[0]}"
            if event == "Ctrl-Z":
                screen = Screen(sandbox, "/bin/bash", "--norc", "-i", EDITOR=str(waiting))
                screen.press(f"{sandbox.program} {' '.join(command)}\n".encode())
            else:
                screen = Screen(sandbox, sandbox.program, *command, EDITOR=str(waiting))
            if not screen.wait(b"ready"):
                failures.append(f"{where}: never ready: {screen.seen}")
            if event == "goes away":
                screen.go_away()
            elif event == "Ctrl-C":
                screen.press(b"\x03")
                if not screen.wait(b"[s/d/x]"):
                    failures.append(f"{where}: nothing is asked: {screen.seen}")
                screen.press(b"d\n")
            else:
                screen.press(b"\x1a")
                if not screen.wait(b"Stopped"):
                    failures.append(f"{where}: is not stopped: {screen.seen}")
                # The shell drops what is typed before it reads again.
                time.sleep(0.5)
                screen.press(b"fg\n")
                time.sleep(0.5)
                screen.press(b"on\n")
                if not screen.wait(b"Saved"):
                    failures.append(f"{where}: does not go on: {screen.seen}")
                screen.press(b"exit\n")
            if screen.finish() is None:
                failures.append(f"{where}: never ends: {screen.seen}")
            texts = b"\0".join(sandbox.files(state=True).values())
            if TYPED not in texts:
                failures.append(f"{where}: the text typed is gone")
            for path, text in before.items():
                if text.rstrip() not in texts:
                    failures.append(f"{where}: the text of {path} is gone")
            if event != "goes away":
                screen.go_away()
    return runs, failures


def windows(sandbox, short):
    """An editor in a window of its own goes on without the terminal, or without diary, and another
    program then saves over what it has saved."""
    failures, runs = [], 0
    window = sandbox.home / "bin/window"
    entry = sandbox.vault / "entries/2026/11/2026-11-28.md"
    for event in ("the terminal goes away", "diary is killed"):
        sandbox.restore()
        runs += 1
        # What it waits for cannot be a key of the terminal.
        window.write_text(
            f'#!/bin/sh\ntrap "" HUP\necho ready; while [ ! -e "$HOME/go" ]; do sleep 0.05; done\n'
            f'{TYPE}: >"$HOME/gone"\n')
        window.chmod(0o755)
        before = entry.read_bytes()
        screen = Screen(sandbox, sandbox.program, "edit", "2026-11-28",
                        EDITOR=f"setsid --wait {window}")
        if not screen.wait(b"ready"):
            failures.append(f"{event}: never ready: {screen.seen}")
        if event == "diary is killed":
            os.kill(screen.pid, signal.SIGKILL)
            screen.finish()
        screen.go_away()
        (sandbox.home / "go").touch()
        limit = time.monotonic() + 20
        while not (sandbox.home / "gone").exists() and time.monotonic() < limit:
            time.sleep(0.02)
        if event != "diary is killed":
            screen.finish()
        sandbox.run()
        if TYPED not in entry.read_bytes():
            failures.append(f"{event}: the editor saves nothing")
        entry.with_name("theirs").write_bytes(before)
        os.rename(entry.with_name("theirs"), entry)
        told = sandbox.run()
        if not any(TYPED in text for text in sandbox.files(state=True).values()):
            failures.append(f"{event}: what was typed is gone")
        if b"kept as a draft" not in told.stderr:
            failures.append(f"{event}: it is not told: {told.stderr.decode()}")
    return runs, failures


def midnight(sandbox, short):
    """A text that was begun before midnight stays in its day; the clock may go back."""
    failures = []
    sandbox.restore()
    sandbox.run("new", terminal=True, answer=b"d\n", EDITOR=str(sandbox.home / "bin/fail"),
                DIARY_NOW="2026-11-30T23:59:00+09:00")
    sandbox.must("drafts", "resume", EDITOR=str(sandbox.home / "bin/append"),
                 DIARY_NOW="2026-12-01T00:05:00+09:00")
    if not (sandbox.vault / "entries/2026/11/2026-11-30-2359.md").exists():
        failures.append("midnight moves an entry to another day")
    sandbox.must("today", "Later, the clock says", DIARY_NOW="2026-11-29T09:00:00+09:00")
    sandbox.must("undo", DIARY_NOW="2026-11-29T08:00:00+09:00")
    if any(b"Later, the clock" in text for text in sandbox.files().values()):
        failures.append("the clock going back changes what is taken back")
    return 2, failures


def run(program, short=False, base=None):
    sandbox = Sandbox(program, base)
    sandbox.furnish()
    runs, failures = 0, []
    for part in (misbehaving, terminals, windows, midnight):
        more = part(sandbox, short)
        print(f"  {part.__name__}: {more[0]} runs, {len(more[1])} failures", flush=True)
        runs, failures = runs + more[0], failures + more[1]
    sandbox.remove()
    return runs, failures
