"""Renders random documents with the program and with cmark-gfm, and compares.

    run.py PROGRAM [COUNT [SEED]]

Prints each kind of difference that is intended with how many documents it was needed for, and the
documents that no such kinds explain; fails unless these are fewer than one in a thousand. Both read
tables, tasks, strikethrough, bare links and footnotes. Without cmark-gfm nothing is compared, which
is told.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from documents import Writer
from rules import RULES, explanation

PROGRAM = Path(sys.argv[1]).resolve()
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 5_000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1_000_000)

OURS = ["tables", "task-lists", "bare-links", "footnotes", "strikethrough"]
THEIRS = ["table", "tasklist", "autolink", "footnotes", "strikethrough"]


def normal(html):
    """The two spell some things differently that mean the same."""
    html = html.replace('<input type="checkbox" checked="" disabled="" />', "<input checked>")
    html = html.replace('<input type="checkbox" disabled="" />', "<input>")
    html = html.replace('<input checked="" disabled="" type="checkbox">', "<input checked>")
    html = html.replace('<input disabled="" type="checkbox">', "<input>")
    # In a loose item the box stands before its paragraph or in it.
    html = re.sub(r"<li>(<input(?: checked)?>) ?\n?<p>", r"<li>\n<p>\1 ", html)
    html = html.rstrip("\n")
    return re.sub(r' class="align-(left|center|right)"', r' align="\1"', html)


# All extensions, all but strikethrough, or none.
def our_command(struck=True):
    if struck is None:
        return [PROGRAM, "render", "--unsafe-html", "--strict"]
    extensions = ",".join(OURS if struck else OURS[:-1])
    return [PROGRAM, "render", "--unsafe-html", "--extensions", extensions]


def their_command(struck=True):
    words = [] if struck is None else THEIRS if struck else THEIRS[:-1]
    return ["cmark-gfm", "--unsafe", *[word for name in words for word in ("-e", name)]]


def answer(command, text):
    html = subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, check=True).stdout
    # cmark-gfm may part a letter.
    return normal(html.decode(errors="replace"))


class Case:
    """A document with what both make of it, and of others that are made of it."""

    def __init__(self, text, ours, theirs):
        self.text, self.ours, self.theirs = text, ours, theirs
        self.known = {("ours", text, True): ours, ("theirs", text, True): theirs}

    def ours_of(self, text, struck=True):
        return self.kept(("ours", text, struck), our_command)

    def theirs_of(self, text, struck=True):
        return self.kept(("theirs", text, struck), their_command)

    def kept(self, key, command):
        if key not in self.known:
            self.known[key] = answer(command(key[2]), key[1])
        return self.known[key]


def rendered_by_us(folder):
    command = ["xargs", "-a", "names", "-s", "1500000", "-n", "10000", *our_command(), "--to", "json"]
    printed = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout
    return [normal(entry["html"]) for entry in json.loads(printed)]


def compared(documents, ours, threads):
    theirs = list(threads.map(lambda text: answer(their_command(), text), documents))
    different = [Case(*both) for both in zip(documents, ours, theirs) if both[1] != both[2]]
    return list(zip(different, threads.map(explanation, different)))


def main():
    if not shutil.which("cmark-gfm"):
        print("differential: cmark-gfm is not installed, nothing is compared")
        return
    writer = Writer(SEED)
    documents = [writer.document() for _ in range(COUNT)]
    with tempfile.TemporaryDirectory() as folder:
        names = [Path(folder, f"{number}.md") for number in range(COUNT)]
        for name, text in zip(names, documents):
            name.write_bytes(text.encode())
        Path(folder, "names").write_text("".join(f"{name}\n" for name in names))
        ours = rendered_by_us(folder)
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        cases = compared(documents, ours, threads)
    unexplained = [case for case, rules in cases if not rules]
    for case in unexplained[: int(os.environ.get("SHOW", 5))]:
        print(f"--- document\n{case.text}\n--- ours\n{case.ours}\n--- cmark-gfm\n{case.theirs}")
    for rule in RULES:
        needed = [rules for _, rules in cases if rules and rule in rules]
        alone = sum(len(rules) == 1 for rules in needed)
        print(f"differential: {len(needed):5} ({alone} alone): {rule.about}")
    print(f"differential: seed {SEED}: {COUNT} documents, {len(cases) - len(unexplained)} differ as intended, "
          f"{len(unexplained)} do not")
    sys.exit(len(unexplained) >= max(1, COUNT / 1_000))


main()
