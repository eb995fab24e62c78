"""Cuts the power: a small file system on a loop device is shut down without writing its log.

Each writing command is killed at every step, or has just said that it is done, when the file system
stops (FS_IOC_SHUTDOWN, as `xfs_io -x -c shutdown` does). After it was mounted again, each file holds
its old bytes or its new ones, and what was reported as saved is there.
"""

import contextlib
import fcntl
import os
import pathlib
import shutil
import struct
import subprocess

import cases
from sandbox import TEMPORARY, TYPED
from sweep import Sweep

MAKERS = {
    "ext4": (["mkfs.ext4", "-q", "-F"], 32),
    "xfs": (["mkfs.xfs", "-q", "-f"], 320),
}
SHUTDOWN, WITHOUT_LOG = 0x8004587D, 2
# Index and sites are made again; what empties, mends or sets up promises no more than that.
LEFT_OUT = {"index", "export", "init", "trash", "check"}


class Disk:
    """An image with a file system, mounted always at the same place."""

    def __init__(self, kind, folder):
        self.kind, self.image = kind, folder / f"{kind}.image"
        self.place = folder / f"{kind}-mounted"
        self.kept = folder / f"{kind}.kept"
        self.place.mkdir()

    def make(self):
        command, megabytes = MAKERS[self.kind]
        self.image.unlink(missing_ok=True)
        with open(self.image, "wb") as file:
            file.truncate(megabytes << 20)
        quiet(*command, self.image)

    def keep(self):
        shutil.move(self.image, self.kept)

    def begin_again(self):
        quiet("cp", "--sparse=always", self.kept, self.image)

    @contextlib.contextmanager
    def mounted(self, cut=False):
        quiet("mount", "-t", self.kind, "-o", "loop", self.image, self.place)
        try:
            yield self.place
            if cut:
                self.cut_power()
        finally:
            quiet("umount", self.place)

    def cut_power(self):
        root = os.open(self.place, os.O_RDONLY)
        fcntl.ioctl(root, SHUTDOWN, struct.pack("I", WITHOUT_LOG))
        os.close(root)


def quiet(*command):
    subprocess.run([str(word) for word in command], check=True, capture_output=True)


def try_case(case, program, disk, every):
    """Cuts the power after a command, after one that never waits for the disk, and at its steps."""
    disk.make()
    with disk.mounted() as place:
        sweep = Sweep(case, program, place)
        sweep.prepare()
        steps = list(sweep.steps())[::every]
        sweep.sandbox.restore()
    disk.keep()
    failures = [f"{disk.kind}, {case.name}, done: {problem}" for problem in cut(sweep, disk, [])]
    careless = inject("fsync,fdatasync", "retval=0")
    does_change = sweep.reference.returncode == 0 and sweep.before != sweep.after
    if does_change and not cut(sweep, disk, careless):
        failures.append(f"{disk.kind}, {case.name}: nobody notices when the disk is not waited for")
    for call, index in steps:
        killed = inject(call, f"signal=SIGKILL:when={index}")
        failures += [f"{disk.kind}, {case.name}, {call} #{index}: {problem}"
                     for problem in cut(sweep, disk, killed)]
    return len(steps) + 2, failures


def inject(calls, fault):
    return ["strace", "-o", "/dev/null", "-e", f"trace={calls}", "-e", f"inject={calls}:{fault}"]


def cut(sweep, disk, prefix):
    """What is wrong after a command was run and the power cut."""
    disk.begin_again()
    with disk.mounted(cut=True):
        result = sweep.execute(prefix)
    with disk.mounted():
        return list(problems(sweep, result.returncode))


def problems(sweep, status):
    before, after = sweep.before, sweep.after
    # Until the editor has ended it alone answers for the file; the text from before is in the log.
    kept = sweep.sandbox.files(state=True).values() if sweep.case.editor and status else ()
    found = {name: text for name, text in sweep.sandbox.files().items() if TEMPORARY not in name}
    for name, text in found.items():
        is_old = any(before.get(name, b"\0") in other for other in kept)
        if text not in (before.get(name), after.get(name)) and not is_old:
            yield f"{name} is neither old nor new but holds {len(text)} bytes"
    for name, text in before.items():
        if name not in found and (name in after or text not in found.values()):
            yield f"{name} is gone"
    expected = {name: text for name, text in after.items() if TEMPORARY not in name}
    # Not every editor waits for the disk, and what is told as kept must be there; what was answered to
    # be thrown away need not.
    is_kept = any(TYPED in text for text in sweep.sandbox.files(state=True).values())
    if sweep.case.editor and status == sweep.reference.returncode and not (
            is_kept or sweep.case.throws_away):
        yield "the text typed in the editor was said to be kept, and is not"
    if status == 0 and found != expected:
        lost = [name for name in expected if found.get(name) != expected[name]]
        yield f"it was said to be done, and is not: {lost}"


def kinds(folder):
    """The file systems that can be made, mounted and shut down here."""
    for kind, (command, _) in MAKERS.items():
        disk = Disk(kind, folder)
        try:
            if os.geteuid() != 0:
                raise PermissionError("only root may mount")
            disk.make()
            with disk.mounted(cut=True):
                pass
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"  {kind}: not possible here, skipped ({reason(error)})", flush=True)
            continue
        yield disk


def reason(error):
    said = (getattr(error, "stderr", None) or b"").decode(errors="replace").strip()
    return said or str(error)


def run(program, short=False, base=None):
    folder = pathlib.Path(base)
    runs, failures = 0, []
    chosen = [case for case in cases.tried(cases.writing())
              if case.arguments[0] not in LEFT_OUT and (case.name in cases.SHORT or not short)]
    for disk in kinds(folder):
        for case in chosen:
            more = try_case(case, program, disk, every=20 if short else 4)
            print(f"  {disk.kind}, {case.name}: {more[0]} runs, {len(more[1])} failures", flush=True)
            runs, failures = runs + more[0], failures + more[1]
    return runs, failures
