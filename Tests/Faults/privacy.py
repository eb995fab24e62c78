"""What others can see: files, arguments, environments, messages, and the report of a crash."""

import os
import re
import signal
import subprocess
import time

from sandbox import Sandbox

SECRET = "zqxj-secret-words"
SESSION = [
    ("today", SECRET), ("new", SECRET + " too"), ("edit", "2026-11-28"), ("list",), ("show",),
    ("delete", "2026-11-28", "--yes"), ("undo",), ("undo", "--redo"), ("restore",), ("check",),
    ("index", "--rebuild"), ("export", "html", "../site"), ("drafts",), ("trash",), ("home",),
    ("set", "2026-11-27", "mood=glad", "tags+=sea"), ("star", "2026-11-27"),
    ("tags", "rename", "sea", "lake", "--yes"), ("categories", "add", "sleep"),
    ("move", "2026-11-27", "--date", "2026-10-01", "--yes"), ("undo", "--list"),
    ("check", "--fix"), ("delete", "2026-10-01", "--yes"), ("trash", "--empty", "--yes"),
]

MAKING = "openat mkdir mkdirat rename renameat renameat2 link linkat symlink symlinkat".split()


def modes(sandbox):
    """A whole session under `umask 000` leaves nothing that others may read."""
    sandbox.restore()
    failures = []
    shell = ["sh", "-c", 'umask 000; exec "$@"', "sh"]
    for command in SESSION:
        sandbox.run(*command, prefix=shell, terminal=command[0] == "edit")
    sandbox.run("new", prefix=shell, terminal=True, EDITOR=str(sandbox.home / "bin/fail"))
    for path in sandbox.home.rglob("*"):
        name = str(path.relative_to(sandbox.home))
        # What the test itself has made, and the editor.
        if name in ("bin", ".local", ".cache") or name.startswith(("bin/", "editor-ran")):
            continue
        mode = path.lstat().st_mode & 0o7777
        if not path.is_symlink() and mode & 0o077:
            failures.append(f"{name} has mode {mode:o}")
    return len(SESSION) + 1, failures


def arguments(sandbox):
    """No text of an entry is among the arguments or in the environment of another program."""
    sandbox.restore()
    log = sandbox.root / "execs"
    trace = ["strace", "-f", "-v", "-s", "65536", "-e", "trace=execve", "-o", str(log)]
    sandbox.must("today", SECRET)
    failures = []
    commands = [("edit", "today"), ("show",), ("list",), ("today",), ("new",)]
    for command in commands:
        sandbox.run(*command, prefix=trace, terminal=True, PAGER="cat")
        text = log.read_text(errors="replace")
        if SECRET in text:
            failures.append(f"{command[0]} hands an entry's text to another program")
    return len(commands), failures


def shared(sandbox):
    """Nothing is made in the folders that all users share."""
    sandbox.restore()
    private = sandbox.root / "private"
    private.mkdir(exist_ok=True)
    log = sandbox.root / "calls"
    trace = ["strace", "-f", "-y", "-o", str(log), "-e", "trace=" + ",".join(MAKING)]
    failures = []
    for command in SESSION:
        sandbox.run(*command, prefix=trace, terminal=command[0] == "edit", TMPDIR=str(private))
        for line in log.read_text(errors="replace").splitlines():
            path = re.search(r'[<"](/tmp|/var/tmp|/dev/shm)[/>"]', line.replace(str(sandbox.root), ""))
            if path and ("openat" not in line or "O_CREAT" in line):
                failures.append(f"{' '.join(command)} makes something in {path[1]}: {line}")
        if list(private.iterdir()):
            failures.append(f"{' '.join(command)} makes something in $TMPDIR")
    return len(SESSION), failures


def messages(sandbox):
    """No message tells an entry's text."""
    failures, runs = [], 0
    for command in [*SESSION, ("show", "nothing-like-it"), ("edit", "2030-01-01"), ("undo", "9")]:
        sandbox.restore()
        sandbox.must("today", SECRET)
        for path in (sandbox.vault, sandbox.vault / "entries/2026/11"):
            os.chmod(path, 0o500)
        limit = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh"]
        editor = str(sandbox.home / "bin/fail")
        for prefix in ((), limit):
            result = sandbox.run(*command, prefix=prefix, EDITOR=editor)
            runs += 1
            if SECRET.encode() in result.stderr:
                failures.append(f"{' '.join(command)}: {result.stderr.decode()}")
        for path in (sandbox.vault, sandbox.vault / "entries/2026/11"):
            os.chmod(path, 0o700)
    return runs, failures


def crashes(sandbox):
    """A crash says nothing, whatever Swift is asked to say of it."""
    failures, runs = [], 0
    waiting = sandbox.home / "bin/waiting"
    waiting.write_text('#!/bin/sh\n: >"$HOME/waits"; while [ -e "$HOME/waits" ]; do sleep 0.05; done\n')
    waiting.chmod(0o755)
    # Into a file, since a report is long, and nobody reads a pipe while the program is waited for.
    heard = sandbox.root / "heard"
    for number in (signal.SIGSEGV, signal.SIGILL, signal.SIGTRAP, signal.SIGABRT, signal.SIGBUS):
        with heard.open("wb") as output:
            child = subprocess.Popen(
                [sandbox.program, "edit", "2026-11-28"], cwd=sandbox.vault, stdin=subprocess.DEVNULL,
                env=sandbox.environment(EDITOR=str(waiting), SWIFT_BACKTRACE="enable=yes,color=no"),
                stdout=output, stderr=output)
        limit = time.monotonic() + 20
        while not (sandbox.home / "waits").exists() and time.monotonic() < limit:
            time.sleep(0.02)
        child.send_signal(number)
        runs += 1
        try:
            end = child.wait(timeout=10)
        except subprocess.TimeoutExpired:
            child.kill()
            end = child.wait()
        (sandbox.home / "waits").unlink(missing_ok=True)
        if end != -number:
            failures.append(f"{number.name}: ends with {end}")
        # The language's own line, where it is told to report crashes and does not know how.
        said = re.sub(
            rb"^swift runtime: unable to locate swift-backtrace.*\n", b"", heard.read_bytes())
        if b"Words of" in said:
            failures.append(f"{number.name}: says the text of an entry")
        elif said.strip():
            failures.append(f"{number.name}: says {said[:200]}")
    return runs, failures


def run(program, short=False, base=None):
    sandbox = Sandbox(program, base)
    sandbox.furnish()
    runs, failures = 0, []
    for part in (modes, arguments, shared, messages, crashes):
        sandbox.restore()
        more = part(sandbox)
        print(f"  {part.__name__}: {more[0]} runs, {len(more[1])} failures", flush=True)
        runs, failures = runs + more[0], failures + more[1]
    sandbox.remove()
    return runs, failures
