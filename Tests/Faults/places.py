"""Disks that are full or read-only, files that may not grow or not be written, and short writes."""

import os
import pathlib
import shutil
import subprocess

from sandbox import CRASHES, TEMPORARY, Sandbox

LONG = b"long words " * 100_000
COMMANDS = [
    ("today", "Fresh words"), ("new", "A letter"), ("edit", "2026-11-28"),
    ("delete", "2026-11-28", "--yes"), ("undo",), ("check", "--fix"), ("index", "--rebuild"),
]


def tell(command, result, before, sandbox, expects_failure=False):
    """What is wrong after a command met a fault, given the files from before."""
    name = " ".join(command)[:40]
    found = sandbox.files(state=True)
    if result.returncode in CRASHES:
        yield f"{name}: crashed with {result.returncode}: {result.stderr[-200:]}"
    if expects_failure and result.returncode == 0:
        yield f"{name}: says it is done"
    if result.returncode not in (0, 1, 3, 4):
        yield f"{name}: ends with {result.returncode}"
    if result.returncode == 1 and command[0] != "check" and b"diary: error: " not in result.stderr:
        yield f"{name}: fails without a word"
    texts = b"\0".join(found.values())
    for path, text in before.items():
        if path.endswith(".md") and text not in texts and text.rstrip() not in texts:
            yield f"{name}: the text of {path} is gone"
    if left := [path for path in sandbox.leftovers() if path not in before]:
        yield f"{name}: leaves {left}"


def each(sandbox, commands=COMMANDS, expects_failure=False, prefix=(), **more):
    runs, failures = 0, []
    for command in commands:
        before = sandbox.files()
        result = sandbox.run(*command, prefix=prefix, **more)
        runs += 1
        failures += tell(command, result, before, sandbox, expects_failure)
    return runs, failures


def full_disk(program, mounts):
    """A disk of one megabyte, filled to the last byte and then to the last file."""
    runs, failures = 0, []
    for options in ("size=1m", "size=64m,nr_inodes=120"):
        with mounts.tmpfs(options) as place:
            sandbox = Sandbox(program, place)
            sandbox.furnish()
            fill(sandbox.root, "nr_inodes" in options)
            more = each(sandbox, expects_failure=False)
            runs, failures = runs + more[0], failures + [f"{options}: {f}" for f in more[1]]
            before = sandbox.files()
            result = sandbox.run("new", "-", stdin=LONG)
            runs += 1
            failures += tell(("new", "LONG"), result, before, sandbox, expects_failure=True)
    return runs, failures


def fill(folder, with_files):
    try:
        if with_files:
            for number in range(1000):
                (folder / f"filler-{number}").touch()
        else:
            with open(folder / "filler", "wb", buffering=0) as filler:
                while filler.write(b"x" * 4096):
                    pass
    except OSError:
        pass


def state_full(program, mounts):
    """The state folder's disk becomes full while an editor is open: what was typed is kept, once."""
    runs, failures = 0, []
    for last in ("Typed last", ""):
        with mounts.tmpfs("size=400k") as place:
            sandbox = Sandbox(program)
            sandbox.furnish()
            state = {"XDG_STATE_HOME": str(place)}
            editor = sandbox.home / "bin/filling"
            editor.write_text(
                "#!/bin/sh\necho 'Typed first' >\"$1\"; sleep 0.5\n"
                f"printf '{last}' >\"$1\"; sleep 0.5; cat /dev/zero >{place}/filler 2>/dev/null\n")
            editor.chmod(0o755)
            for command in (("new",), ("edit", "2026-11-28")):
                before = set(sandbox.files())
                result = sandbox.run(*command, terminal=True, EDITOR=str(editor), **state)
                (place / "filler").unlink()
                name = f"{command[0]} [{last}]"
                complaint = result.stderr.decode()
                if "saved over" not in complaint and result.returncode == 0:
                    failures.append(f"{name}: says nothing of what it could not keep")
                is_saved = bool(last) and last.encode() in b"".join(
                    text for path, text in sandbox.files().items() if path not in before)
                if is_saved and "free some space and try again" in complaint:
                    failures.append(f"{name}: saves it, and says to try again")
                drafts = [sandbox.run("drafts", "--format", "json", **state) for _ in range(2)][1]
                shown = drafts.stdout + b"".join(sandbox.files().values())
                runs += 3
                if b"Typed first" not in shown:
                    failures.append(f"{name}: the first text is gone")
                if is_saved and last.encode() in drafts.stdout:
                    failures.append(f"{name}: what is saved is a draft, too")
            sandbox.remove()
    return runs, failures


def read_only(program, mounts):
    with mounts.tmpfs("size=16m") as place:
        sandbox = Sandbox(program, place)
        sandbox.furnish()
        subprocess.run(["mount", "-o", "remount,ro", str(place)], check=True)
        writing = [command for command in COMMANDS if command[0] not in ("check", "index")]
        runs, failures = each(sandbox, writing, expects_failure=True)
        for command in (("list",), ("show", "2026-11-28"), ("index", "--rebuild")):
            runs += 1
            if sandbox.run(*command).returncode != 0:
                failures.append(f"{command[0]} needs to write")
        return runs, failures


def size_limit(program, sandbox):
    """A file that may not grow beyond a limit (RLIMIT_FSIZE), which also sends SIGXFSZ."""
    runs, failures = 0, []
    for blocks in (0, 1, 8):
        sandbox.restore()
        limit = ["sh", "-c", f'ulimit -f {blocks}; exec "$@"', "sh"]
        more = each(sandbox, prefix=limit)
        before = sandbox.files()
        result = sandbox.run("new", "-", stdin=LONG, prefix=limit)
        runs, failures = runs + more[0] + 1, failures + more[1]
        failures += tell(("new", "LONG"), result, before, sandbox, expects_failure=True)
    return runs, failures


def short_writes(program, sandbox):
    """A library that lets `write` take one byte at a time, be interrupted, and fail in the end."""
    library = sandbox.root / "short.so"
    source = pathlib.Path(__file__).with_name("shortwrite.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
    runs, failures = 0, []
    for mode in ("one", "interrupted", "failing"):
        sandbox.restore()
        more = each(sandbox, LD_PRELOAD=str(library), SHORT_WRITE=mode)
        runs, failures = runs + more[0], failures + [f"{mode}: {f}" for f in more[1]]
        if mode == "failing":
            continue
        sandbox.restore()
        sandbox.must("new", "Letter by letter", LD_PRELOAD=str(library), SHORT_WRITE=mode)
        if not any(text.endswith(b"Letter by letter\n") for text in sandbox.files().values()):
            failures.append(f"{mode}: the text is not whole")
    return runs, failures


def permissions(program, sandbox):
    """Folders and files that the user may not write or not read, as somebody without privileges."""
    runs, failures = 0, []
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    subprocess.run(["chown", "-R", "65534:65534", sandbox.root], check=True)
    sandbox.must("list", prefix=nobody)
    for path, mode in (
            ("diary/entries/2026/11", 0o500), ("diary/entries/2026/11", 0o000), ("diary", 0o500),
            ("diary/entries/2026/11/2026-11-28.md", 0o400),
            ("diary/entries/2026/11/2026-11-28.md", 0o000), (".local/state/diary", 0o500),
            (".local/state/diary", 0o000), (".cache/diary", 0o000), ("diary/diary.yml", 0o000)):
        sandbox.restore()
        subprocess.run(["chown", "-R", "65534:65534", sandbox.root], check=True)
        os.chmod(sandbox.home / path, mode)
        more = each(sandbox, [*COMMANDS, ("list",)], prefix=nobody)
        os.chmod(sandbox.home / path, 0o700)
        runs, failures = runs + more[0], failures + [f"{path} {mode:o}: {f}" for f in more[1]]
    return runs, failures


class Mounts:
    """Small file systems in memory, where root may make them."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def tmpfs(self, options):
        return Mount(self.folder / f"mount-{len(list(self.folder.iterdir()))}", options)


class Mount:
    def __init__(self, place, options):
        self.place, self.options = place, options

    def __enter__(self):
        self.place.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", self.options, "tmpfs", self.place], check=True)
        return self.place

    def __exit__(self, *_):
        subprocess.run(["umount", self.place], check=True)


def run(program, short=False, base=None):
    sandbox = Sandbox(program, base)
    sandbox.furnish()
    runs, failures = 0, []
    is_root = os.geteuid() == 0
    parts = [("size limit", size_limit, True), ("short writes", short_writes, shutil.which("cc")),
             ("permissions", permissions, is_root and shutil.which("setpriv"))]
    mounts = Mounts(sandbox.root)
    can_mount = is_root and subprocess.run(
        ["unshare", "-m", "true"], capture_output=True, check=False).returncode == 0
    parts += [("full disk", full_disk, can_mount), ("read-only", read_only, can_mount),
              ("full state", state_full, can_mount)]
    for name, part, possible in parts:
        if not possible:
            print(f"  {name}: not possible here, skipped", flush=True)
            continue
        more = part(program, mounts if part in (full_disk, read_only, state_full) else sandbox)
        print(f"  {name}: {more[0]} runs, {len(more[1])} failures", flush=True)
        runs, failures = runs + more[0], failures + [f"{name}: {f}" for f in more[1]]
    sandbox.remove()
    return runs, failures
