"""Measures the release program against plain C, an empty program, and its peers.

    bench.py PROGRAM FOLDER [WORD]...

FOLDER keeps what takes long to make: tools, vaults, peers. With WORDs, only the rows that have
one of them in their name are measured. Each row is a ratio of two commands that took turns in
one run, so that it means the same on any machine.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
PROGRAM = Path(sys.argv[1]).resolve()
FOLDER = Path(sys.argv[2]).resolve()
WORDS = sys.argv[3:]
HOME = FOLDER / "home"
COUNTS = [100, 1_000, 10_000, 100_000]

ENVIRONMENT = {
    "PATH": os.environ["PATH"],
    "HOME": str(HOME),
    "LANG": "C.UTF-8",
    "TZ": "Asia/Seoul",
    "DIARY_NOW": "2026-11-29T21:14:00+09:00",
}


SILENT = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL}


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(*words, **options):
    return subprocess.run([str(word) for word in words], check=True, env=ENVIRONMENT, **options)


def make_tools():
    for name in ["measure", "walk", "vault", "render"]:
        compiler = os.environ.get("CC", "cc")
        libraries = ["-lcmark"] if name == "render" else []
        run(compiler, "-std=gnu11", "-O2", "-Wall", "-o", FOLDER / name, HERE / f"{name}.c",
            *libraries)
    empty = FOLDER / "empty"
    if not empty.exists():
        flags = ["-O", "-static-stdlib"] + (["-Xlinker", "-s"] if sys.platform == "linux" else [])
        run("swiftc", *flags, "-o", empty, HERE / "empty.swift")


def vault(count):
    return FOLDER / f"vault-{count}"


def diary(count, *words):
    """A command of the program in the vault of so many entries."""
    return [f"DIARY_VAULT={vault(count)}", PROGRAM, *words]


def walk(what, count):
    return [FOLDER / "walk", what, vault(count) / "entries"]


def make_vaults():
    """Writes the vaults, and brings their indexes up to date with what is on the disk."""
    stamp = FOLDER / "vaults.stamp"
    source = (HERE / "vault.c").read_bytes() + (HERE / "words.h").read_bytes()
    if not stamp.exists() or stamp.read_bytes() != source:
        for path in FOLDER.glob("vault-*"):
            shutil.rmtree(path)
        for count in COUNTS:
            say(f"writing a vault of {count} entries")
            run(FOLDER / "vault", "diary", count, vault(count))
            run(PROGRAM, "--quiet", "init", vault(count), **SILENT)
        stamp.write_bytes(source)
        # What changed in the last two seconds is read again, by the index's own rule.
        time.sleep(3)
    for count in COUNTS:
        run("env", *diary(count, "index", "--rebuild"), **SILENT)


def jrnl(count):
    """The command of jrnl on the same texts, installed in an environment of its own."""
    program = FOLDER / "jrnl" / "bin" / "jrnl"
    if not program.exists():
        say("installing jrnl for comparison")
        run(sys.executable, "-m", "venv", FOLDER / "jrnl")
        pip = [program.with_name("pip"), "install", "-q", "jrnl"]
        subprocess.run(pip, check=True, stdout=sys.stderr)
    journal = FOLDER / f"journal-{count}.txt"
    run(FOLDER / "vault", "jrnl", count, journal)
    settings = HOME / "jrnl-settings"
    settings.write_text(
        "version: v4.2\n"
        f"journals:\n  default: {{journal: {journal}}}\n"
        "colors: {body: none, date: none, tags: none, title: none}\n"
        "default_hour: 9\ndefault_minute: 0\ndisplay_format: null\neditor: ''\nencrypt: false\n"
        "highlight: true\nindent_character: '|'\nlinewrap: 79\ntagsymbols: '#@'\n"
        "template: false\ntimeformat: '%F %H:%M'\n"
    )
    # The first run brings the settings up to the version that is installed.
    run(program, "--config-file", settings, "-n", "1", "--short", **SILENT, stderr=subprocess.DEVNULL)
    return ["2>", program, "--config-file", settings]


def aside(folder):
    """Moves what an earlier run has written out of the way, before a run.

    A file system that has just deleted 10,000 files is busy with that for a while, which is no part
    of what is measured.
    """
    return f"+mkdir -p {folder}.old && ! mv {folder} {folder}.old/$$ 2>/dev/null || true"


def without_index(command):
    """A command whose index is removed before each run."""
    home = FOLDER / "home-without-index"
    home.mkdir(exist_ok=True)
    return [command[0], f"HOME={home}", f"+rm -rf {home}/.cache", *command[1:]]


def is_known(command):
    """Whether the program has a command; its rows are left out where not."""
    known = run(PROGRAM, "help", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE).stdout.decode()
    if f"\n  {command} " in known:
        return True
    say(f"{command}: left out: the program does not have it")
    return False


def hugo(count, output):
    """The command of Debian's hugo on the same texts, unpacked without installing it."""
    words = []
    program = shutil.which("hugo")
    if not program:
        packages = FOLDER / "packages"
        if not (packages / "usr/bin/hugo").exists():
            say("fetching hugo for comparison")
            packages.mkdir(exist_ok=True)
            names = ["hugo", "libsass1", "libwebp7"]
            run("apt-get", "download", "-qq", *names, cwd=packages, stderr=subprocess.DEVNULL)
            for package in packages.glob("*.deb"):
                run("dpkg", "-x", package, packages)
        program = packages / "usr/bin/hugo"
        library = next(packages.glob("usr/lib/*/libsass.so.1")).parent
        words = [f"LD_LIBRARY_PATH={library}"]
    site = FOLDER / f"hugo-{count}"
    if not site.exists():
        run(FOLDER / "vault", "hugo", count, site)
        (site / "layouts/_default").mkdir(parents=True)
        # Pages, a list of all, and one of each tag and category, as our site has them; nothing else
        # that would cost it time.
        (site / "hugo.toml").write_text(
            'title = "diary"\nbaseURL = "/"\nlanguageCode = "en"\n'
            'disableKinds = ["section", "RSS", "sitemap", "robotsTXT", "404"]\n'
        )
        page = (
            '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>{{ .Title }}</title>'
            "<body><h1>{{ .Title }}</h1>%s"
        )
        entry = '<p><a href="{{ .RelPermalink }}">{{ .Date.Format "2006-01-02" }} {{ .Title }}</a>'
        (site / "layouts/_default/single.html").write_text(page % "{{ .Content }}")
        for name, pages in [("index", ".Site.RegularPages"), ("_default/list", ".Pages")]:
            (site / f"layouts/{name}.html").write_text(
                page % f"{{{{ range {pages} }}}}{entry}{{{{ end }}}}"
            )
    return words + [aside(output), program, "--quiet", "--source", site, "--destination", output]


def measure(runs, *commands):
    words = []
    for command in commands:
        words += ["--", *map(str, command)]
    answer = run(FOLDER / "measure", runs, *words[1:], stdout=subprocess.PIPE).stdout.decode()
    return [Result(*map(float, line.split())) for line in answer.splitlines()]


def median_memory(*commands):
    """The memory of each in the middle of eleven runs, in MB, for the system counts pages in
    batches: one run of the same takes a quarter of a megabyte more than another."""
    runs = [measure(1, *commands) for _ in range(11)]
    return [sorted(result.memory for result in results)[5] for results in zip(*runs)]


class Result:
    """What one command took: milliseconds of wall and of processor time, kibibytes of memory."""

    def __init__(self, wall=0, processor=0, memory=0):
        self.wall, self.processor, self.memory = wall, processor, memory / 1024

    def times(self, count):
        return Result(self.wall * count, self.processor * count, self.memory * 1024 * count)


class Table:
    """Rows of two commands, the ratio of what they took, and its limit.

    The wall time decides where nothing else is said; the ratio of processor times stands beside
    it, since another program that runs at the same time disturbs it less.
    """

    def __init__(self):
        self.failures = 0
        load = os.getloadavg()[0]
        if load > 0.5:
            print(f"The machine is busy (load {load:.1f}): times are not what they could be.")
        self.line("what", "ours", "theirs", "ratio", "limit", "processor")

    def line(self, what, ours, theirs, ratio, limit, processor, verdict=""):
        print(f"{what:<62} {ours:>11} {theirs:>11} {ratio:>8} {limit:>8} {processor:>10}  {verdict}",
              flush=True)

    def row(self, what, ours, theirs, at_most=None, at_least=None, by="wall"):
        """Prints the ratio of two results beside its limit; at_least turns it round."""
        def ratio(kind):
            a, b = getattr(ours, kind), getattr(theirs, kind)
            return (a / b if at_most else b / a) if a and b else 0

        good = ratio(by) <= at_most if at_most else ratio(by) >= at_least
        self.failures += not good
        unit = "MB" if by == "memory" else "ms"
        self.line(
            what, *[f"{getattr(figure, by):.2f} {unit}" for figure in (ours, theirs)],
            f"{ratio(by):.2f}", f"<= {at_most:g}" if at_most else f">= {at_least:g}",
            "" if by == "memory" else f"{ratio('processor'):.2f}", "ok" if good else "OVER")


def listing(table):
    recent, everything = diary(10_000, "list", "-n", "20"), diary(10_000, "list")
    stat, first, all_ = measure(21, walk("stat", 10_000), recent, everything)
    table.row("list -n 20, against stat of every file", first, stat, at_most=0.5)
    table.row("list, against stat of every file", all_, stat, at_most=2.5)
    table.row("list, memory, against 30 MB", all_, Result(memory=30 * 1024), at_most=1, by="memory")
    small, large, few, many = measure(
        11, everything, diary(100_000, "list"), recent, diary(100_000, "list", "-n", "20"))
    table.row("list at 100,000, against ten times 10,000", large, small.times(10), at_most=1)
    table.row("list -n 20 at 100,000, against 10,000", many, few, at_most=1.5)


def searching(table):
    """A word of three entries and one of every fifth, with the index as it is and without one."""
    entries = vault(10_000) / "entries"
    for name, word in [("rare", "2008-06-17"), ("common", "한강")]:
        ours = diary(10_000, "search", word, "--count")
        run("env", *ours, **SILENT)
        grep = ["grep", "-ric", word, entries]
        theirs, warm, shown, cold = measure(
            7, grep, ours, diary(10_000, "search", word), without_index(ours))
        table.row(f"search --count, {name} word, against grep -ric", warm, theirs, at_most=0.5)
        table.row(f"search, {name} word, lines shown, against grep -ric", shown, theirs, at_most=1)
        table.row(f"search, {name} word, without index, against grep -ric", cold, theirs, at_most=3)


def counting(table):
    names = [name for name in ["tags", "tasks", "categories", "stats"] if is_known(name)]
    for name in names:
        run("env", *diary(10_000, name), **SILENT)
    stat, *results = measure(11, walk("stat", 10_000), *[diary(10_000, name) for name in names])
    for name, result in zip(names, results):
        table.row(f"{name}, against stat of every file", result, stat, at_most=2)


def growing(table):
    """The same questions of ten times as many entries."""
    for words in [["search", "한강", "--count"], ["tags"], ["tasks"], ["categories"], ["stats"],
                  ["calendar"], ["memories"]]:
        # Each search keeps some of the texts that the index lacks, so that it takes some for all.
        for _ in range(8 if words[0] == "search" else 1):
            run("env", *diary(100_000, *words), **SILENT)
        small, large = measure(5, diary(10_000, *words), diary(100_000, *words))
        name = f"{words[0]} at 100,000, against ten times 10,000"
        table.row(name, large, small.times(10), at_most=1.1)


def looking_back(table):
    names = [name for name in ["calendar", "memories"] if is_known(name)]
    recent, *results = measure(
        21, diary(10_000, "list", "-n", "20"), *[diary(10_000, name) for name in names])
    for name, result in zip(names, results):
        table.row(f"{name}, against list -n 20", result, recent, at_most=2)


def writing(table):
    text = "A walk along the river, and tea."
    small, large = measure(31, diary(100, "today", text), diary(100_000, "today", text))
    table.row("today TEXT at 100,000, against 100", large, small, at_most=1.2)


def indexing(table):
    read, index = measure(7, walk("read", 10_000), diary(10_000, "index", "--rebuild"))
    table.row("index from nothing, against reading every file", index, read, at_most=4)


def exporting(table):
    site = FOLDER / "site"
    run("env", *diary(10_000, "export", "html", site), **SILENT)
    read, same = measure(7, walk("read", 10_000), diary(10_000, "export", "html", site))
    table.row("export, nothing changed, against reading every file", same, read, at_most=4)


def starting(table):
    """The empty program has the static standard library and is stripped, as ours."""
    empty, ours = measure(101, [FOLDER / "empty"], [PROGRAM, "--version"])
    table.row("--version, against an empty Swift program", ours, empty, at_most=1.5)


def rendering(table):
    """Both are given the same 10,000 files; ours reads front matter and every extension too."""
    files = FOLDER / "files"
    files.write_text("".join(f"{path}\n" for path in sorted(vault(10_000).glob("entries/**/*.md"))))
    def given(*words):
        return ["xargs", "-a", files, "-s", 1_500_000, "-n", 10_000, *words]
    theirs, ours = measure(7, given(FOLDER / "render"), given(PROGRAM, "render"))
    table.row("render, all extensions, against libcmark alone", ours, theirs, at_most=3)
    table.row("render, memory, against 20 MB", ours, Result(memory=20 * 1024), at_most=1, by="memory")


# What parsers that are not careful take minutes or gigabytes for, each with its name.
HOSTILE = {
    **{f"{piece.strip()} x 100,000": piece * 100_000
       for piece in ["[", "*", "~", "`", ">", "|", "_", "a~ "]},
    "50,000 nested quotes": "> " * 50_000 + "a\n",
    "5,000 nested lists": "- " * 5_000 + "a\n",
    "4,000 by 4,000 cells by short rows": "a|" * 4_000 + "\n" + "-|" * 4_000 + "\n" + "b\n" * 4_000,
    "1 MB of prose on one line": "A walk along the river, and tea. " * 31_000,
    "1 MB of links and tags on one line": "오늘은 #좋은 날 *입니다* [[a|b]] https://c.d/e " * 18_000,
}
# One of everything, so that what it takes is what any entry does.
ORDINARY = """---
title: A day
---
# A walk

By the *river*, with **tea**, ~~coffee~~, ==cake==, `code`, [a link](/u), ![an image](i.png), #tag,
https://a.example/b, [[a note|shown]], @minji, 오늘은 漢字 😀[^1]

> [!note] Title
> > Quote

- one
  1. two
- [ ] open

| a | b |
|---|--:|
| 1 | *2* |

```swift
let a = 1
```

    code

<b>html</b> %%comment%%

[^1]: A footnote.
"""
PROSE = "A walk along the river, and tea with a friend; the snow had gone.\n\n"


def resisting(table):
    """The worst of what the outputs take: time against prose of as many bytes, and memory beyond
    that of an ordinary entry against the bytes."""
    ordinary = FOLDER / "ordinary.md"
    ordinary.write_text(ORDINARY)
    for name, text in HOSTILE.items():
        size = len(text.encode())
        hostile, prose = FOLDER / "hostile.md", FOLDER / "prose.md"
        hostile.write_text(text)
        prose.write_text((PROSE * (size // len(PROSE) + 1))[:size])
        # Small ones many times over, or the start of the program is what is measured.
        def repeated(path):
            names = path.with_suffix(".names")
            names.write_text(f"{path}\n" * max(1, 1_000_000 // size))
            return ["xargs", "-a", names, "-n", 10_000, PROGRAM, "render", "--to"]
        times, memories = {}, {}
        for output in ["html", "terminal", "json"]:
            times[output] = measure(3, *[[*repeated(path), output] for path in (hostile, prose)])
            most, usual = median_memory(*[[PROGRAM, "render", path, "--to", output]
                                          for path in (hostile, ordinary)])
            memories[output] = Result(memory=1024 * max(0.01, most - usual))
        worst = max(times, key=lambda output: times[output][0].processor / times[output][1].processor)
        table.row(f"{name}: time, {worst}, against prose", *times[worst], at_most=20, by="processor")
        worst = max(memories, key=lambda output: memories[output].memory)
        table.row(f"{name}: memory, {worst}, against its bytes", memories[worst],
                  Result(memory=size / 1024), at_most=50, by="memory")


def beside_jrnl(table):
    """Each against its counterpart; jrnl takes so long that few runs tell. Both searches show what
    was found: jrnl the texts, ours the lines. With --short jrnl shows the titles alone, which is
    less than ours and has a limit of its own."""
    theirs = jrnl(10_000)
    pairs = [
        (["list"], ["--short"], 20),
        (["list", "-n", "20"], ["--short"], 20),
        (["search", "한강"], ["-contains", "한강"], 20),
        (["search", "한강"], ["-contains", "한강", "--short"], 10),
        (["tags"], ["--tags"], 20),
        (["calendar"], ["--format", "calendar"], 20),
        (["memories"], ["-today-in-history"], 20),
    ]
    for ours, words, limit in pairs:
        if not is_known(ours[0]):
            continue
        # Each search keeps some of the texts that the index lacks, so that it takes some for all.
        for _ in range(4 if ours[0] == "search" else 1):
            run("env", *diary(10_000, *ours), **SILENT)
        slow, fast = measure(3, [*theirs, *words], diary(10_000, *ours))
        name = f"{' '.join(ours)}, against jrnl {' '.join(words)}"
        table.row(name, fast, slow, at_least=limit, by="processor")


def beside_hugo(table):
    """Both write into new folders in memory, since making files takes a disk as long as it likes."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        theirs, ours = Path(folder) / "theirs", Path(folder) / "ours"
        command = diary(10_000, "export", "html", ours)
        slow, fast = measure(
            5, hugo(10_000, theirs), [command[0], aside(ours), *command[1:]])
    table.row("export from nothing, against hugo", fast, slow, at_least=4)


def main():
    HOME.mkdir(parents=True, exist_ok=True)
    make_tools()
    make_vaults()
    table = Table()
    parts = [
        starting, listing, searching, counting, growing, looking_back, writing, indexing, exporting,
        rendering, resisting, beside_jrnl, beside_hugo,
    ]
    for part in parts:
        if WORDS and not any(word in part.__name__ for word in WORDS):
            continue
        try:
            part(table)
        except (subprocess.CalledProcessError, OSError, StopIteration) as error:
            say(f"{part.__name__}: left out: {error}")
            table.failures += not part.__name__.startswith("beside")
    sys.exit(table.failures > 0)


main()
