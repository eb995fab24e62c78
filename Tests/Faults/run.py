"""Tries to lose a word: run.py PROGRAM [--short] [PART...]

`sweep:tags,undo` and `durability:undo` try those commands alone.

Makes faults of every kind that can be made here, and tells how many runs there were and what was
lost. What the system cannot do is skipped with a notice.
"""

import importlib
import os
import shutil
import subprocess
import sys
import tempfile
import time

import cases

PARTS = {
    "sweep": "every system call stopped or failed",
    "durability": "what is reported as saved is on the disk",
    "endings": "asked to end at every step",
    "powercut": "the power cut at every step, on file systems of its own",
    "places": "full, read-only and forbidden places, short writes",
    "crowds": "many programs at once",
    "storms": "commands of all kinds at once, some killed, beside editors and other programs",
    "neighbours": "other programs that save the same entry",
    "editors": "editors and terminals that misbehave",
    "names": "odd names and files, links outside, large entries",
    "privacy": "what others can see",
}
# Where nothing waits for a disk: thousands of runs wait for it more than for anything else.
MEMORY = "/dev/shm"
NEED_STRACE = {"sweep", "durability", "endings", "powercut", "privacy"}


def can_trace():
    return bool(shutil.which("strace")) and subprocess.run(
        ["strace", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode == 0


def main(words):
    short = "--short" in words
    program, *chosen = [word for word in words if not word.startswith("--")]
    parts = chosen or list(PARTS)
    traces = can_trace()
    total, lost = 0, 0
    for part in parts:
        part, _, commands = part.partition(":")
        cases.choose(commands.split(",") if commands else None)
        if part in NEED_STRACE and not traces:
            print(f"{part}: skipped, since strace is missing or may not trace here")
            continue
        print(f"{part}: {PARTS[part]}", flush=True)
        began = time.monotonic()
        folder = MEMORY if part in ("sweep", "powercut") and os.access(MEMORY, os.W_OK) else None
        with tempfile.TemporaryDirectory(prefix="diary-faults-", dir=folder) as base:
            # Somebody without privileges must be able to run it.
            os.chmod(base, 0o711)
            copy = shutil.copy(program, base)
            runs, failures = importlib.import_module(part).run(copy, short, base)
        for failure in failures:
            print(f"  FAIL {failure}")
        print(f"{part}: {runs} runs, {len(failures)} failures, "
              f"{time.monotonic() - began:.0f} s", flush=True)
        total, lost = total + runs, lost + len(failures)
    print(f"{total} runs, {lost} failures")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
