"""Renders random documents with the program and with cmark-gfm, and compares.

    run.py PROGRAM [COUNT [SEED]]

Prints each kind of difference that is intended with how often it was met, and the documents of
those that are not; fails when these are more than one in a thousand. Both read tables, tasks,
strikethrough, bare links and footnotes. Without cmark-gfm nothing is compared, which is told.
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

PROGRAM = Path(sys.argv[1]).resolve()
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 5_000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1_000_000)

OURS = "tables,task-lists,strikethrough,bare-links,footnotes"
THEIRS = ["table", "tasklist", "strikethrough", "autolink", "footnotes"]

WORDS = [
    "a", "walk", "the snow", "tea.", "Busan", "2026", "x_y", "서울", "漢字", "café", "don't",
    "and\nso", "or", "R&D", "&amp;", "&copy;", "\\*", "\\|", "\\~", "a*b", "snake_case", "2*3", "!", "–",
]
INLINES = [
    "*{}*", "**{}**", "_{}_", "__{}__", "***{}***", "~~{}~~", "~{}~", "`{}`", "``{}``", "[{}](/u)",
    "[{}](<u v> \"t\")", "![{}](i.png)", "[{}][r]", "[{}]", "<b>{}.</b>", "*{}", "{}*", "**{}", "~~{}", "`{}",
    "[{}", "{}]", "({})", "\"{}\"", "{} http://a.example/x_y. {}", "(https://b.example/q?x=1&y=2) {}", "www.c.example/z, {}",
    "<https://d.example>", "me@e.example", "{}[^1]", "[^note] {}", "[^gone]", "{}  \n{}", "{}\\\n{}",
    "<!-- {} -->", "{}!<br>{}", "[r]",
]
BLOCKS = [
    "{}\n", "{}\n{}\n", "# {}\n", "## {} ##\n", "{}\n===\n", "{}\n---\n", "---\n", "* * *\n", "    {}\n",
    "```\n{}\n```\n", "~~~ swift\n{}\n~~~\n", "<div>\n{}\n</div>\n", "<!-- {} -->\n",
    "| {} | {} |\n|---|:-:|\n| {} | {} |\n", "{} | {}\n-|-:\n{}\n{} | {} | {}\n", "|{}|\n|-|\n", "|{}|{}|\n|-|\n",
    "{}\n| {} | {} |\n|---|---|\n| {} | {} |\n{}\n",
]
# What is defined elsewhere than at the left margin is read otherwise, and hardly ever written.
DEFINITIONS = ["[r]: /r \"t\"\n", "[^1]: {}\n", "[^note]: {}\n\n    {}\n", "[^1]: {}\n{}\n"]
ITEMS = ["- ", "* ", "+ ", "1. ", "7) ", "- [ ] ", "- [x] ", "- [X] ", "1. [ ] ", "> "]


class Writer:
    """Makes documents that look like what people write, and like what they did not mean to."""

    def __init__(self, seed):
        self.random = random.Random(seed)

    def document(self):
        while True:
            blocks = [self.block(2) for _ in range(self.random.randint(1, 3))]
            if self.random.random() < 0.3:
                blocks.append("\n" + self.filled(self.random.choice(DEFINITIONS), 2))
            text = "\n".join(blocks)
            # What begins so may be front matter.
            if not text.startswith("---"):
                return text

    def block(self, depth):
        if depth and self.random.random() < 0.4:
            mark = self.random.choice(ITEMS)
            count = 1 if mark == "> " else self.random.randint(1, 2)
            return "".join(self.item(mark, depth) for _ in range(count))
        return self.filled(self.random.choice(BLOCKS), 2)

    def item(self, mark, depth):
        following = mark if mark == "> " else " " * (2 if mark[0] in "-*+" else 3)
        block = self.block(depth - 1)
        if "]" in mark:
            block = self.text(2) + self.random.choice(["\n", "\n\n" + block])
        lines = block.rstrip("\n").split("\n")
        lazy = self.random.random() < 0.1 and not re.search("```|~~~", block)
        rest = [line if lazy or not (line or mark == "> ") else following + line for line in lines[1:]]
        return "\n".join([mark + lines[0], *rest]) + "\n"

    def filled(self, pattern, depth):
        return re.sub(r"\{\}", lambda _: self.text(depth), pattern)

    def text(self, depth):
        parts = []
        for _ in range(self.random.randint(1, 3)):
            if depth and self.random.random() < 0.4:
                parts.append(self.filled(self.random.choice(INLINES), depth - 1))
            else:
                parts.append(self.random.choice(WORDS))
        return self.random.choice([" ", " ", " ", ""]).join(parts)


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


def without_boxes(text, html):
    html = re.sub(r"<input( checked)?>\s*", "[ ] ", html)
    return re.sub(r"\[[ xX]\]\s+", "[ ] ", html)


def without_struck(text, html):
    return re.sub(r"</?del>|~", "", html)


def without_links(text, html):
    return re.sub(r"<a href=[^>]*>|</a>", "", html)


def without_alternatives(text, html):
    return re.sub(r' alt="[^"]*"', "", html)


def without_footnotes(text, html):
    html = re.sub(r'<sup class="footnote-ref"><a href="#fn-(\w+)"[^>]*>\d+</a></sup>', r"[^\1]", html)
    return re.sub(r'\n?<section class="footnotes".*', "", html, flags=re.DOTALL)


def without_emphasis(text, html):
    if "~" not in text:
        return html
    return re.sub(r"</?(em|strong|del)>|[*_~]", "", html)


def without_paragraphs(text, html):
    return re.sub(r"</?p>|\n", "", html) if re.search(r"^.*\|-|^-\|-", text, re.MULTILINE) else html


def without_escaped_bars(text, html):
    return html.replace("\\|", "|")


# What is intended to differ, and what takes it away from both.
RULES = [
    ("a box is checked by its own mark, and read in quotes and in any item", without_boxes),
    ("a single ~ within a word is a sign, as in 3~4 days", without_struck),
    ("an address is a link behind an open bracket too, and ends before |", without_links),
    ("what stands for an image keeps its line ends and its ~", without_alternatives),
    ("a footnote that only footnotes name is not shown, and none is named in a link", without_footnotes),
    ("emphasis is read before what is struck, and ~ beside it is punctuation as any other", without_emphasis),
    ("code keeps its \\| in the paragraph before a table", without_escaped_bars),
    ("a table does not make its list loose", without_paragraphs),
]


def explanation(text, ours, theirs):
    """The rule that takes the difference away; nothing where not all of them together do."""
    for rule, without in RULES:
        if without(text, ours) == without(text, theirs):
            return rule
    for _, without in RULES:
        ours, theirs = without(text, ours), without(text, theirs)
    return "several of these" if ours == theirs else None


def rendered_by_us(folder, names):
    command = ["xargs", "-a", "names", "-s", "1500000", "-n", "10000", PROGRAM, "render", "--to", "json",
               "--unsafe-html", "--extensions", OURS]
    answer = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout
    return {entry["path"]: normal(entry["html"]) for entry in json.loads(answer)}


def rendered_by_them(folder, names):
    command = ["cmark-gfm", "--unsafe", *[word for name in THEIRS for word in ("-e", name)]]

    def render(name):
        answer = subprocess.run([*command, name], cwd=folder, stdout=subprocess.PIPE, check=True).stdout
        return normal(answer.decode())

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return dict(zip(names, threads.map(render, names)))


def main():
    if not shutil.which("cmark-gfm"):
        print("differential: cmark-gfm is not installed, nothing is compared")
        return
    writer = Writer(SEED)
    documents = {f"{number}.md": writer.document() for number in range(COUNT)}
    with tempfile.TemporaryDirectory() as folder:
        for name, text in documents.items():
            Path(folder, name).write_text(text)
        Path(folder, "names").write_text("".join(f"{name}\n" for name in documents))
        ours = rendered_by_us(folder, documents)
        theirs = rendered_by_them(folder, documents)
    explained, unexplained = {}, []
    for name, text in documents.items():
        if ours[name] == theirs[name]:
            continue
        rule = explanation(text, ours[name], theirs[name])
        if rule:
            explained[rule] = explained.get(rule, 0) + 1
        else:
            unexplained.append(name)
    for name in unexplained[: int(os.environ.get("SHOW", 5))]:
        print(f"--- {name}\n{documents[name]}\n--- ours\n{ours[name]}--- cmark-gfm\n{theirs[name]}")
    for rule, count in sorted(explained.items()):
        print(f"differential: {count:5} {rule}")
    print(f"differential: seed {SEED}: {COUNT} documents, {sum(explained.values())} differ as intended, "
          f"{len(unexplained)} do not")
    sys.exit(len(unexplained) > COUNT / 1_000)


main()
