"""Draws a screen of a terminal, as `tmux capture-pane -e -p` prints it, as an SVG.

    screen.py COLUMNS < SCREEN > PICTURE

Colours follow the reader's light or dark scheme. Every run of text is put on its own column, so
that letters of two cells stand where they stood, whatever fonts the reader has.
"""

import re
import sys
import unicodedata
from html import escape

CELL, LINE, PADDING, BAR = 8.4, 20, 20, 30
STYLE = """
svg { font: 14px ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono",
  "Noto Sans Mono CJK KR", monospace; }
text { white-space: pre; fill: #2b2926; }
.paper { fill: #fbfaf7; stroke: #e3ded5; } .dot { fill: #ddd7cc; }
.bold { font-weight: 700; } .dim { opacity: 0.6; } .italic { font-style: italic; }
.under { text-decoration: underline; } .struck { text-decoration: line-through; }
.c1 { fill: #a8322a; } .c2 { fill: #3c6e3d; } .c3 { fill: #7d5f0c; } .c4 { fill: #2c5f93; }
.c5 { fill: #8b3a77; } .c6 { fill: #1c6d75; }
.mark { fill: #fbe7a1; }
@media (prefers-color-scheme: dark) {
  text { fill: #e4dfd6; } .paper { fill: #1a1917; stroke: #37342f; } .dot { fill: #45413b; }
  .c1 { fill: #e89088; } .c2 { fill: #94c58f; } .c3 { fill: #dcb95d; } .c4 { fill: #8fbbe8; }
  .c5 { fill: #d9a0cc; } .c6 { fill: #82c6cc; }
  .mark { fill: #5c4b12; }
}
"""


def width(character):
    """How many cells a character takes."""
    if unicodedata.combining(character) or character in "\u200d\ufe0f":
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def restyled(style, codes):
    """The classes of text after an escape sequence of SGR."""
    names = {1: "bold", 2: "dim", 3: "italic", 4: "under", 7: "mark", 9: "struck", 43: "mark"}
    style = set(style)
    for code in [int(code or 0) for code in codes.split(";")]:
        if code == 0:
            style = set()
        elif code in names:
            style.add(names[code])
        elif code == 22:
            style -= {"bold", "dim"}
        elif 23 <= code <= 29:
            style.discard(names.get(code - 20))
        elif 31 <= code <= 36:
            style = {name for name in style if not re.fullmatch(r"c\d", name)} | {f"c{code - 30}"}
        elif code == 39:
            style = {name for name in style if not re.fullmatch(r"c\d", name)}
        elif code == 49:
            style.discard("mark")
    return style


def runs(line, style):
    """Pieces of a line: column, cells, text and style; each wide character is one of its own."""
    found, column = [], 0
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        match = re.fullmatch(r"\x1b\[([0-9;]*)m", part)
        if match:
            style = restyled(style, match[1])
            continue
        for character in part:
            cells = width(character)
            last = found[-1] if found else None
            if last and (cells == 0 or last[1] == len(last[2]) and cells == 1 and last[3] == style):
                found[-1] = (last[0], last[1] + cells, last[2] + character, last[3])
            else:
                found.append((column, cells, character, style))
            column += cells
    return found, style


def main():
    columns = int(sys.argv[1])
    screen = re.sub(r"\x1b\]8;[^\x1b\x07]*(\x1b\\|\x07)", "", sys.stdin.read())
    lines = screen.strip("\n ").split("\n")
    across, down = columns * CELL + 2 * PADDING, len(lines) * LINE + PADDING + BAR + 6
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across:g} {down:g}"', end="")
    print(f' width="{across:g}" height="{down:g}"><style>{STYLE}</style>')
    print(f'<rect class="paper" x=".5" y=".5" width="{across - 1:g}" height="{down - 1:g}" rx="9"/>')
    for place in range(3):
        print(f'<circle class="dot" cx="{22 + place * 18}" cy="20" r="5.5"/>')
    style = set()
    for row, line in enumerate(lines):
        top = BAR + PADDING / 2 + row * LINE
        pieces, style = runs(line, style)
        for column, cells, text, classes in pieces:
            x = PADDING + column * CELL
            if "mark" in classes:
                size = f'width="{cells * CELL:g}" height="{LINE}"'
                print(f'<rect class="mark" x="{x:g}" y="{top:g}" {size}/>')
            if not text.strip() and "under" not in classes:
                continue
            names = " ".join(sorted(classes - {"mark"}))
            names = f' class="{names}"' if names else ""
            # A box's lines reach from cell to cell, which letters need not.
            length = f' textLength="{cells * CELL:g}" lengthAdjust="spacingAndGlyphs"'
            print(f'<text x="{x:g}" y="{top + 15:g}"{names}{length}>{escape(text)}</text>')
    print("</svg>")


main()
