"""Reads the system calls of every writing command: what was reported as saved survives a power cut.

A file's bytes are brought to the disk before it gets its name, and the folder's names before the
program says that it is done. No file of a vault is cut short or opened to others.
"""

import os
import re

import cases
from sweep import Sweep

CALL = re.compile(r"(\w+)\((.*)\)\s*=\s*(-?\d+)(<[^>]*>)?")
OPEN = re.compile(r"(\d+)<([^>]*)>")
# A change is marked as done, or taken out, without waiting: the file itself tells what is so. Nor
# does what it has left wait, which is in the file too, and kept for who saves over that.
UNWAITED = "/.local/state/diary/changes/"
# What the next program finds out by itself: the last vault, and that others have begun changes.
UNWAITED_HINTS = ("/last-vault", "/.begun")
# A draft says more than what stands beside it: a lock that comes back is nobody's, and a text that
# was seen is dropped again.
UNWAITED_NAMES = re.compile(r"/drafts/[^/]+/\.[^/]+$")


def problems(trace, home, without=()):
    """What a trace by `strace -y` shows to be wrong."""
    unsynced, folders = {}, {}
    for number, line in enumerate(trace, 1):
        match = CALL.match(line)
        if not match or match.group(3).startswith("-"):
            continue
        call, arguments, _, opened = match.groups()
        descriptor = OPEN.search(arguments)
        path = descriptor.group(2) if descriptor else None
        paths = [resolved(place, name) for place, name in named(arguments)]
        if call in ("fsync", "fdatasync"):
            unsynced.pop(path, None)
            folders.pop(path, None)
        elif call in ("write", "pwrite64", "ftruncate"):
            if arguments.startswith("1<"):
                for folder, cause in folders.items():
                    yield f"line {number}: it is said to be done before {folder} is on the disk ({cause})"
                folders.clear()
            elif path and counts(path, home, without) and not (
                    UNWAITED in path and ".after-" in path or path.endswith(UNWAITED_HINTS)):
                unsynced[path] = number
        elif call == "openat" and opened and counts(opened[1:-1], home, without):
            path = opened[1:-1]
            if "O_TRUNC" in arguments:
                yield f"line {number}: {path} is cut short where it stands"
            if "O_CREAT" in arguments:
                mode = re.search(r", (0[0-7]+)$", arguments)
                if mode and int(mode.group(1), 8) & 0o077:
                    yield f"line {number}: {path} is made with mode {mode.group(1)}"
        elif call.startswith(("rename", "link")) and len(paths) == 2:
            if paths[0] in unsynced:
                yield f"line {number}: {paths[1]} gets its name before its bytes are on the disk"
            for changed in paths:
                if counts(changed, home, without) and UNWAITED not in changed:
                    folders[os.path.dirname(changed)] = f"{call} line {number}"
        elif call.startswith(("unlink", "mkdir")) and paths:
            if counts(paths[0], home, without) and UNWAITED not in paths[0] \
                    and ".diary-tmp-" not in paths[0] and not (
                        call.startswith("unlink") and UNWAITED_NAMES.search(paths[0])):
                folders[os.path.dirname(paths[0])] = f"{call} line {number}"
    for path, number in unsynced.items():
        yield f"line {number}: what is written to {path} is never brought to the disk"
    for folder, cause in folders.items():
        yield f"{folder} is never brought to the disk ({cause})"


def named(arguments):
    """The paths of a call, each with the folder that it is relative to."""
    return re.findall(r'(?:(?:\d+|AT_FDCWD)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"', arguments)


def resolved(place, name):
    return name if name.startswith("/") or not place else os.path.join(place, name)


def counts(path, home, without):
    return path.startswith(home + "/") and "/.cache/" not in path and not any(
        part in path for part in without)


def run(program, short=False, base=None):
    failures, runs = [], 0
    for case in cases.tried(cases.writing()):
        if short and case.name not in cases.SHORT:
            continue
        sweep = Sweep(case, program, base)
        sweep.prepare()
        runs += 1
        home = str(sweep.sandbox.home)
        # The index can be made again, and nothing of it waits for the disk.
        unsynced = [line for line in sweep.trace if "sync(" not in line]
        if case.arguments[0] != "index" and not list(problems(unsynced, home)):
            failures.append(f"{case.name}: a program that never waits for the disk goes unnoticed")
        without = ["/site/"] if "export" in case.arguments else []
        failures += [f"{case.name}: {problem}"
                     for problem in problems(sweep.trace, home, without)]
        sweep.sandbox.remove()
    return runs, failures
