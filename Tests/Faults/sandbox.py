"""A home with a diary in it, where faults are made, and what must be true of it afterwards."""

import os
import pathlib
import pty
import shutil
import subprocess
import tempfile
import threading

TEMPORARY = ".diary-tmp-"
TYPED = b"Typed in the editor"
CRASHES = {132, 133, 134, 135, 136, 139, -4, -5, -6, -7, -8, -11}

EDITORS = {
    # Adds a line in place, and says that it ran.
    "append": 'printf "%s\\n" "Typed in the editor" >>"$1"; : >"$HOME/editor-ran"',
    # Likewise, but saves as most editors do, by renaming, and then fails.
    "fail": 'cp "$1" "$1.new"; printf "%s\\n" "Typed in the editor" >>"$1.new"; mv "$1.new" "$1"; '
    ': >"$HOME/editor-ran"; exit 3',
}


class Sandbox:
    """A home folder that always lies at the same place, so that an index stays the vault's own."""

    def __init__(self, program, base=None):
        self.program = os.path.abspath(program)
        self.root = pathlib.Path(tempfile.mkdtemp(prefix="diary-faults-", dir=base))
        self.home = self.root / "home"
        self.vault = self.home / "diary"
        self.kept = self.root / "kept"
        self.vault.mkdir(parents=True)
        self.vault.chmod(0o700)

    def remove(self):
        shutil.rmtree(self.root, ignore_errors=True)

    def environment(self, **more):
        variables = {
            "PATH": "/usr/bin:/bin", "HOME": str(self.home), "TZ": "Asia/Seoul",
            "LANG": "C.UTF-8", "DIARY_NOW": "2026-11-29T21:14:00+09:00",
            "EDITOR": str(self.home / "bin/append"), "VISUAL": "", "PAGER": "cat",
        }
        return {**variables, **{key: value for key, value in more.items() if value is not None}}

    def run(self, *arguments, prefix=(), terminal=False, folder=None, seconds=60, stdin=None,
            answer=b"d\n", **more):
        """Runs the program, and gives its status, output and complaints.

        On a terminal somebody types `answer` all the time: to keep the text as a draft, if that is
        asked. What was typed before it is asked counts for nothing.
        """
        command = [*prefix, self.program, *arguments]
        ends = pty.openpty() if terminal else None
        source = ends[1] if ends else subprocess.DEVNULL
        ended = threading.Event()

        def answering():
            while not ended.wait(0.05):
                os.write(ends[0], answer)

        typing = threading.Thread(target=answering, daemon=True) if ends else None
        if ends:
            os.write(ends[0], answer)
            typing.start()
        try:
            result = subprocess.run(
                command, cwd=folder or self.vault, env=self.environment(**more), timeout=seconds,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                **({"input": stdin} if stdin is not None else {"stdin": source}))
        finally:
            ended.set()
            if typing:
                typing.join()
            for end in ends or ():
                os.close(end)
        return result

    def furnish(self, steps=()):
        """Writes some entries, and keeps all of it to start from again."""
        (self.home / "bin").mkdir()
        for name, script in EDITORS.items():
            path = self.home / "bin" / name
            path.write_text(f"#!/bin/sh\n{script}\n")
            path.chmod(0o755)
        self.must("init")
        for day in ("2026-11-27", "2026-11-28"):
            self.must("today", f"Words of {day}", DIARY_NOW=f"{day}T20:00:00+09:00")
        self.must("today", "Words of today")
        for step in steps:
            self.must(*step)
        self.must("list")
        shutil.copytree(self.home, self.kept, symlinks=True)

    def must(self, *arguments, **more):
        result = self.run(*arguments, **more)
        if result.returncode != 0:
            raise SystemExit(f"{arguments}: {result.returncode}: {result.stderr.decode()}")
        return result

    def restore(self):
        """Puts everything back, in the same folders, so that the vault stays the same one."""
        clear(self.home)
        copy(self.kept, self.home)

    def files(self, *, state=False):
        """Every file outside the cache with its bytes, and with the state folder's where asked."""
        found = {}
        for path in sorted(self.home.rglob("*")):
            name = str(path.relative_to(self.home))
            if name.startswith((".cache", "bin/")) or name == "editor-ran":
                continue
            if name.startswith(".local") and not state:
                continue
            if path.is_symlink():
                found[name] = b"-> " + os.readlink(path).encode()
            elif path.is_file():
                found[name] = path.read_bytes()
        return found

    def leftovers(self):
        return [name for name in self.files(state=True) if TEMPORARY in name]

    def age_leftovers(self, below):
        """Those of a site may be another machine's for an hour."""
        for name in self.leftovers():
            if name.startswith(below):
                os.utime(self.home / name, (1_700_000_000, 1_700_000_000))


def clear(folder):
    """Empties a folder, and keeps its folders of the vault so that their identity stays."""
    for entry in os.scandir(folder):
        path = pathlib.Path(entry.path)
        if entry.is_dir(follow_symlinks=False):
            path.chmod(0o700)
            clear(path)
            if path.name != "diary" or path.parent.name != "home":
                path.rmdir()
        else:
            path.unlink()


def copy(source, target):
    shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True)
