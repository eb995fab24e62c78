"""Draws twenty long documents at five widths, and looks whether every table's borders stand straight.

    run.py PROGRAM [SEED [FOLDER]]

Ten are joined from the specifications' examples, where those are at hand, and ten are Korean and
Japanese. Cells are measured by a terminal of tmux, or else by Python's wcwidth; without either
nothing is looked at, which is told. FOLDER keeps the documents and what was drawn.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from cells import measure

PROGRAM = Path(sys.argv[1]).resolve()
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
FOLDER = Path(sys.argv[3]) if len(sys.argv) > 3 else None
ROOT = Path(__file__).resolve().parents[2]
WIDTHS = [10, 20, 40, 80, 100]
BORDER = re.compile("[┌┬┐├┼┤└┴┘│]")

KOREAN = [
    "오늘은", "강을", "따라", "걸었다", "눈이", "녹고", "차를", "마셨다", "친구와", "이야기를", "나누었다", "서울역에서", "부산까지", "3~4일",
    "한강", "커피", "책을", "읽었다", "**마크다운(Markdown)**을", "`코드`", "[링크](https://a.example/가나)", "#일기", "@민지", "김치찌개",
]
JAPANESE = [
    "今日は", "川沿いを", "歩いた。", "雪が", "溶けて", "お茶を", "飲んだ。", "友だちと", "話した。", "東京駅", "から", "京都まで、", "３日間",
    "コーヒー", "ｶﾀｶﾅ", "本を", "読んだ。", "**強調（きょうちょう）**の", "`コード`", "[リンク](https://a.example/和)", "「引用」", "ラーメン",
]
ODD = [
    "", "a", "OK", "1,234.5", "漢字", "かな", "カナ", "ｶﾅ", "한글", "한글", "が", "é", "é", "ñandú", "😀", "👍🏽",
    "☕", "❤️", "🇰🇷", "👩‍👩‍👧", "✓", "—", "“따옴표”", "！？", "ﾊﾟ", "a\\|b", "*기울임*", "~~삭제~~", "==강조==", "⚠️", "①", "…", "→",
    "각", "x̂", "ไทย", "नमस्ते", "שלום", "مرحبا", "１２３", "<b>태그</b>", "&amp;", "`가|나`", "아주 긴 칸이라서 여러 줄로 나뉘어야 하는 문장입니다",
    "とても長いので何行かに分けなければならない文章です。", "https://example.org/a/very/long/address/that/goes/on",
]


class Writer:
    """Writes documents of words in a language, with tables of everything that has a width."""

    def __init__(self, seed, words, space):
        self.random, self.words, self.space = random.Random(seed), words, space

    def document(self):
        parts = [self.random.choice([self.heading, self.paragraph, self.table, self.table, self.list, self.quote])()
                 for _ in range(60)]
        return "\n\n".join(parts) + "\n"

    def text(self, most):
        return self.space.join(self.random.choice(self.words) for _ in range(self.random.randint(1, most)))

    def heading(self):
        return "#" * self.random.randint(1, 4) + " " + self.text(4)

    def paragraph(self):
        return "\n".join(self.text(12) for _ in range(self.random.randint(1, 4)))

    def cell(self):
        odd = self.random.random() < 0.6
        return self.random.choice(ODD) if odd else self.text(2)

    def table(self):
        columns = self.random.randint(1, 6)
        rows = [[self.cell() for _ in range(columns)] for _ in range(self.random.randint(1, 6))]
        rows.insert(1, [self.random.choice(["---", ":--", "--:", ":-:"]) for _ in range(columns)])
        return "\n".join("| " + " | ".join(row) + " |" for row in rows)

    def list(self):
        mark = self.random.choice(["- ", "1. ", "- [ ] ", "- [x] "])
        return "\n".join(mark + self.text(8) for _ in range(3)) + "\n\n" + indented(self.table(), " " * 3)

    def quote(self):
        return indented(self.random.choice([self.paragraph, self.table])(), "> ")


def indented(text, prefix):
    return "\n".join(prefix + line for line in text.split("\n"))


def examples():
    """The texts of the specifications' examples; none where they are not at hand."""
    folder = Path(os.environ.get("DIARY_CONFORMANCE", ROOT.parent / "shared/conformance"))
    texts = [example["markdown"] for path in sorted(folder.glob("*.json"))
             for example in json.loads(path.read_text())]
    if not texts:
        print("documents: the specifications' examples are not at hand, none are joined")
    return texts


def ended(texts):
    """The texts that end with what they begin: code or a comment left open would take in all that follows."""
    with tempfile.TemporaryDirectory() as folder:
        names = [Path(folder, f"{number}.md") for number in range(len(texts))]
        for name, text in zip(names, texts):
            name.write_text("\n" + text + "\n\nZZZ\n")
        answer = subprocess.run([PROGRAM, "render", "--to", "json", *names], stdout=subprocess.PIPE, check=True)
    return [text for text, entry in zip(texts, json.loads(answer.stdout)) if entry["html"].endswith("<p>ZZZ</p>\n")]


def documents():
    texts, chosen = ended(examples()), random.Random(SEED)
    joined = ["\n\n".join(chosen.sample(texts, 120)) for _ in range(10)] if texts else []
    written = [Writer(SEED * 100 + number, *language).document() for number in range(5)
               for language in [(KOREAN, " "), (JAPANESE, "")]]
    names = [f"{kind}-{number:02}" for kind, all_ in [("examples", joined), ("written", written)]
             for number in range(len(all_))]
    return dict(zip(names, joined + written))


def drawn(text, width):
    # What is first read as front matter is none here.
    environment = {**os.environ, "COLUMNS": str(width), "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    answer = subprocess.run([PROGRAM, "render", "--to", "terminal"], input=("\n" + text).encode(),
                            stdout=subprocess.PIPE, check=True, env=environment)
    return answer.stdout.decode().split("\n")


def tables(lines):
    """The lines of each table, from its upper border to its lower one."""
    table = None
    for line in lines:
        if "┌" in line:
            table = []
        if table is not None:
            table.append(line)
            if "└" in line:
                yield table
                table = None


def columns(line, start, cells):
    """The columns of a line's borders, from the one of the table's own."""
    places, column = [], 0
    for part in re.split(f"({BORDER.pattern})", line):
        if BORDER.fullmatch(part):
            places.append(column)
            column += 1
        else:
            column += cells[part]
    return [place for place in places if place >= start], column


def main():
    measured, name = measure()
    if not measured:
        print("documents: neither tmux nor wcwidth is installed, no table is measured")
        return
    pages = {(document, width): drawn(text, width) for document, text in documents().items() for width in WIDTHS}
    found = [(page, table) for page, lines in pages.items() for table in tables(lines)]
    parts = {part for _, table in found for line in table for part in BORDER.split(line)}
    parts = sorted(parts)
    cells = dict(zip(parts, measured(parts)))
    wrong = 0
    for (document, width), table in found:
        start = min(sum(cells[part] for part in BORDER.split(line.split("┌")[0])) + len(BORDER.findall(
            line.split("┌")[0])) for line in table if "┌" in line)
        wanted, _ = columns(table[0], start, cells)
        for line in table:
            places, end = columns(line, start, cells)
            if places != wanted or end > width:
                wrong += 1
                print(f"documents: {document} at {width} columns: {line}")
    if FOLDER:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for (document, width), lines in pages.items():
            Path(FOLDER, f"{document}-{width}.txt").write_text("\n".join(lines))
        for document, text in documents().items():
            Path(FOLDER, f"{document}.md").write_text(text)
    lines = sum(len(table) for _, table in found)
    print(f"documents: seed {SEED}: {len(pages)} pages, {len(found)} tables, {lines} lines measured by {name}, "
          f"{wrong} misaligned")
    sys.exit(wrong > 0)


main()
