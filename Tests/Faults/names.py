"""Odd names and odd files: nothing hangs, nothing is touched outside, nothing acts on a terminal."""

import datetime
import os
import resource
import socket
import subprocess

from sandbox import CRASHES, Sandbox

READING = [
    ("list",), ("show", "2026-11-28"), ("today", "--show"), ("home",), ("check",),
    ("index", "--check"), ("complete", "entries"), ("export", "html", "../site"), ("trash",),
]
NAMES = [
    b"2026-11-01 \xff\xfe.md", b"2026-11-02 \x1b[2J\x1b]0;title\x07.md", b"2026-11-03 a\nb.md",
    "2026-11-04 \u202e txt.md".encode(), "2026-11-05 é.md".encode(), "2026-11-05 é.md".encode(),
    b"2026-11-06 " + b"x" * 240 + b".md", b"-rf 2026-11-07.md", b"2026-11-08.md ", b"2026-11-09'\"$(id).md",
    b"2026-11-10.MD", b"2026-11-31.md", "2026-11-11 일기.md".encode(), b"2026-11-12 %2e%2e.md", b" .md",
]
OUTSIDE = b"outside the vault\n"


def furnish(sandbox):
    sandbox.furnish()
    folder = os.fsencode(sandbox.vault / "entries/2026/11")
    for name in NAMES:
        with open(folder + b"/" + name, "wb") as file:
            file.write(b"# Title \x1b[31m of " + name + b"\n\nText \x9b31m\n#tag\x1b[0m\n")
    outside = sandbox.home / "outside.md"
    outside.write_bytes(OUTSIDE)
    place = sandbox.vault / "entries/2026/11"
    (place / "2026-11-13.md").symlink_to(outside)
    (place / "2026-11-14.md").symlink_to("/dev/zero")
    (place / "2026-11-15.md").symlink_to("2026-11-15.md")
    (place / "2026-11-16.md").symlink_to("2026-11-28.md")
    (sandbox.vault / "loop").symlink_to("..")
    (sandbox.vault / "all").symlink_to("/")
    os.mkfifo(place / "2026-11-17.md")
    (place / "2026-11-18.md").mkdir()
    os.chdir(place)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("2026-11-19.md")
    os.chdir("/")
    (place / "2026-11-20.md").write_bytes(bytes(range(256)) * 20)
    (place / "2026-11-21.md").write_bytes(b"> " * 50_000 + b"deep\n")
    (place / "2026-11-22.md").write_bytes(b"[" * 50_000 + b"\n" + b"*a _b " * 20_000)
    (place / "2026-11-23.md").write_bytes(b"---\n" + b"a: [" * 20_000 + b"\n---\nx\n")
    (place / "2026-11-24.md").write_bytes("오늘".encode("utf-16"))


def odd_files(sandbox):
    runs, failures = 0, []
    before = sandbox.files()
    for command in READING:
        try:
            result = sandbox.run(*command, seconds=60)
        except subprocess.TimeoutExpired:
            failures.append(f"{' '.join(command)} hangs")
            continue
        runs += 1
        where = " ".join(command)
        if result.returncode in CRASHES or result.returncode not in (0, 1, 4):
            failures.append(f"{where} ends with {result.returncode}: {result.stderr[-200:]}")
        for stream in (result.stdout, result.stderr):
            text = stream.decode("utf-8", "replace")
            if any(character in text for character in "\x1b\x07\x9b\u202e"):
                failures.append(f"{where} prints what acts on a terminal")
    after = {name: text for name, text in sandbox.files().items() if not name.startswith("site/")}
    if after != before:
        failures.append("reading changes files")
    site = sandbox.home / "site"
    for path in site.rglob("*") if site.exists() else ():
        if path.is_file() and OUTSIDE.strip() in path.read_bytes():
            failures.append(f"{path} holds what is outside the vault")
    return runs, failures


def links_outside(sandbox):
    """Writing never follows a link out of the vault."""
    runs, failures = 0, []
    outside = sandbox.home / "outside.md"
    folder = sandbox.home / "elsewhere"
    folder.mkdir(exist_ok=True)
    today = sandbox.vault / "entries/2026/12/2026-12-01.md"
    today.parent.mkdir(parents=True)
    today.symlink_to(outside)
    clock = {"DIARY_NOW": "2026-12-01T07:00:00+09:00"}
    for command in (("today", "Words"), ("today",), ("edit", "2026-12-01"), ("edit", str(today))):
        sandbox.run(*command, terminal=command[-1] != "Words", **clock)
        runs += 1
    (sandbox.vault / "entries/2027").symlink_to(folder)
    clock = {"DIARY_NOW": "2027-01-01T07:00:00+09:00"}
    for command in (("today", "Words"), ("new", "Words"), ("new",)):
        if sandbox.run(*command, terminal=len(command) == 1, **clock).returncode == 0:
            failures.append(f"{' '.join(command)} writes into a folder that a link leads to")
        runs += 1
    (sandbox.vault / ".trash").symlink_to(folder)
    if sandbox.run("delete", "2026-11-28", "--yes").returncode == 0:
        failures.append("delete moves an entry out of the vault")
    if outside.read_bytes() != OUTSIDE or list(folder.iterdir()):
        failures.append("something outside the vault has changed")
    return runs + 1, failures


def large(sandbox, megabytes):
    """An entry of many megabytes is read, shown and added to, and its text from before comes back."""
    sandbox.restore()
    path = sandbox.vault / "entries/2026/11/2026-11-29.md"
    line = "오늘은 a line of an entry that is very long\n".encode()
    text = line * (megabytes * 1_000_000 // len(line))
    path.write_bytes(text)
    failures = []
    for command in (("list",), ("today", "The end"), ("undo",), ("index", "--check")):
        result = sandbox.run(*command, seconds=600)
        if result.returncode != 0:
            failures.append(f"{command[0]} of {megabytes} MB: {result.returncode} {result.stderr[-200:]}")
        if command[0] == "today" and not path.read_bytes().endswith(b"The end\n"):
            failures.append("the end of a large entry is not saved")
    if path.read_bytes() != text:
        failures.append("a large entry does not come back")
    return 4, failures


# What a line of a megabyte may be made of; each has its own way to be slow.
PIECES = [
    "x", "*a ", "**a** ", "[", "[a](b) ", "[[a]] ", "<a ", "<!-- ", "%%", "`a ", "&amp; ", "#tag ",
    "@me ", "~~a ", "==a ", "$a ", "a|b ", "https://a.b ", "a@b.c ", "\\* ", "- ", "> ", "[^1] ", "((",
    "가", "\u0301", "\t", "<b>", "http://", ":a:",
]


def long_lines(sandbox, size):
    """A long line costs at most twenty times the processor time of as much prose."""
    sandbox.restore()
    path = sandbox.vault / "entries/2026/11/2026-11-29.md"
    runs, failures = 0, []
    for command in (("search", "nowhere"), ("show", "2026-11-29")):
        prose = timed(sandbox, path, "A line of text that people write.\n", size, command)
        for piece in PIECES:
            taken = timed(sandbox, path, piece, size, command)
            runs += 1
            if taken > 20 * max(prose, 0.02):
                failures.append(f"{command[0]} of '{piece}' takes {taken:.2f} s, prose {prose:.2f} s")
    return runs, failures


def timed(sandbox, path, piece, size, command):
    path.write_text(piece * (size // len(piece.encode())) + "\n")
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    sandbox.run(*command, seconds=300)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def many(sandbox, count):
    """A vault of very many entries is listed, searched, written to and checked."""
    sandbox.restore()
    for number in range(count):
        day = datetime.date(1700, 1, 1) + datetime.timedelta(number)
        folder = sandbox.vault / f"entries/{day:%Y/%m}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{day}.md").write_text(f"Day {number}\n\nWords of it\n")
    before = sandbox.files()
    failures = []
    for command, expected in (
            (("list",), count + 3), (("search", "words"), count + 3), (("today", "Fresh words"), None),
            (("undo",), None), (("index", "--check"), None), (("search", f"Day {count - 1}"), 1)):
        result = sandbox.run(*command, seconds=600)
        lines = result.stdout.count(b"\n")
        if result.returncode != 0 or expected is not None and lines != expected:
            failures.append(f"{command} of {count} entries: {result.returncode}, {lines} lines")
    if sandbox.files() != before:
        failures.append(f"a vault of {count} entries is not as it was")
    return 6, failures


def run(program, short=False, base=None):
    sandbox = Sandbox(program, base)
    furnish(sandbox)
    runs, failures = 0, []
    for name, part in (("odd files", odd_files), ("links outside", links_outside)):
        more = part(sandbox)
        print(f"  {name}: {more[0]} runs, {len(more[1])} failures", flush=True)
        runs, failures = runs + more[0], failures + more[1]
    sandbox.remove()
    sandbox = Sandbox(program, base)
    sandbox.furnish()
    for name, part, size in (
            ("large entries", large, 1 if short else 100),
            ("long lines", long_lines, 50_000 if short else 1_000_000),
            ("many entries", many, 1000 if short else 100_000)):
        more = part(sandbox, size)
        print(f"  {name}: {more[0]} runs, {len(more[1])} failures", flush=True)
        runs, failures = runs + more[0], failures + more[1]
    sandbox.remove()
    return runs, failures
