"""Documents that look like what people write, and like what they did not mean to."""

import random
import re

WORDS = [
    "a", "walk", "the snow", "tea.", "Busan", "2026", "x_y", "서울", "漢字", "café", "don't",
    "and\nso", "or", "R&D", "&amp;", "&copy;", "&#42;", "\\*", "\\|", "\\~", "\\[", "\\\\", "a*b", "snake_case",
    "2*3", "3~4", "!", "–", "😀", "(so)", "\"yes\"", "…", "a\tb",
]
INLINES = [
    "*{}*", "**{}**", "_{}_", "__{}__", "***{}***", "~~{}~~", "~{}~", "`{}`", "``{}``", "[{}](/u)",
    "[{}](<u v> \"t\")", "![{}](i.png)", "[{}][r]", "[{}]", "<b>{}.</b>", "*{}", "{}*", "**{}", "~~{}", "`{}`",
    "[{}", "{}]", "({})", "\"{}\"", "{} http://a.example/x_y. {}", "(https://b.example/q?x=1&y=2) {}",
    "www.c.example/z, {}", "<https://d.example>", "me@e.example", "{}[^1]", "[^note] {}", "[^gone]",
    "{}  \n{}", "{}\\\n{}", "<!-- {} -->", "{}!<br>{}", "[r]", "![{}][r]", "[*{}*](/u)", "ftp://f.example/{}",
    "http://a_b.example_c/ {}", "https://g.example/(x)) {}", "https://h.example/\\|x {}", "https://i.example/&amp; {}",
    "me.you+x@e_f.example. {}", "<me@e.example>", "~~*{}* {}~~", "*~~{}~~*", "** {} **", "*{}**{}***",
]
BLOCKS = [
    "{}\n", "{}\n{}\n", "# {}\n", "## {} ##\n", "{}\n===\n", "{}\n---\n", "---\n", "* * *\n", "    {}\n", "\t{}\n",
    "```\n{}\n```\n", "~~~ swift\n{}\n~~~\n", "<div>\n{}\n</div>\n", "<!-- {} -->\n", "   {}\n  {}\n", "{}\n    {}\n",
    "| {} | {} |\n|---|:-:|\n| {} | {} |\n", "{} | {}\n-|-:\n{}\n{} | {} | {}\n", "|{}|\n|-|\n", "|{}|{}|\n|-|\n",
    "{}\n| {} | {} |\n|---|---|\n| {} | {} |\n{}\n", "  {} | {}\n :-- | --\n {} | {}\n", "| {} |\n| - |\n|\n| {} |\n",
    "| `{}\\|{}` | {} |\n|---|---|\n| {}\\|{} |\n", "####### {}\n", "#{}\n", "<span>{}</span>\n{}\n",
]
DEFINITIONS = [
    "[r]: /r \"t\"\n", "[^1]: {}\n", "[^note]: {}\n\n    {}\n", "[^1]: {}\n{}\n", "[r]: <r s>\n[R]: /other\n",
    "[^note]: {}\n[^1]: {}\n",
]
ITEMS = ["- ", "* ", "+ ", "1. ", "7) ", "- [ ] ", "- [x] ", "- [X] ", "1. [ ] ", "> ", "-   ", ">"]


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def document(self):
        while True:
            blocks = [self.block(2) for _ in range(self.random.randint(1, 3))]
            while self.random.random() < 0.3:
                definition = self.filled(self.random.choice(DEFINITIONS), 2)
                blocks.insert(self.random.randint(0, len(blocks)), "\n" + definition)
            text = self.random.choice(["\n", "\n", "\n", "\n\n", ""]).join(blocks)
            # What begins so may be front matter.
            if not text.startswith("---"):
                return text

    def block(self, depth):
        if depth and self.random.random() < 0.4:
            mark = self.random.choice(ITEMS)
            count = 1 if ">" in mark else self.random.randint(1, 3)
            between = "\n" if self.random.random() < 0.2 else ""
            return between.join(self.item(mark, depth) for _ in range(count))
        if self.random.random() < 0.04:
            return self.filled(self.random.choice(DEFINITIONS), 2)
        return self.filled(self.random.choice(BLOCKS), 2)

    def item(self, mark, depth):
        if ">" in mark:
            following = mark
        else:
            following = " " * len(mark.split("[")[0])
        block = self.block(depth - 1)
        if "]" in mark:
            block = self.text(2) + self.random.choice(["\n", "\n\n" + block])
        elif self.random.random() < 0.2:
            block += self.random.choice(["", "\n"]) + self.block(depth - 1)
        lines = block.rstrip("\n").split("\n")
        lazy = self.random.random() < 0.1
        rest = [line if lazy or not (line or ">" in mark) else following + line for line in lines[1:]]
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
