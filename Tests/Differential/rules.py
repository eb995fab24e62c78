"""What is meant to differ from cmark-gfm, each with how to compute what it makes of a document.

A rule rewrites the document so that cmark-gfm reads it as the program does, or bends what the
program made of it into what cmark-gfm has to make of it. It explains a difference only where both
are then the same, to the last character.
"""

import html
import re
from itertools import combinations

# A piece of HTML that parts what stands beside it, and is taken out of what was rendered.
GAP = "<!--Z-->"
TILDE = "ZTZ"
SPOILED = "ZQZ"
NAMED = "ZNZ"
AT = "ZAZ"


class Rule:
    def __init__(self, about, applies, rewrite=None, bend=None, both=False):
        self.about, self.applies = about, applies
        # Whether the program is to read the rewritten document too.
        self.both = both
        self.rewrite, self.bend = rewrite, bend


def restored(text):
    text = text.replace(GAP, "").replace("&lt;!--Z--&gt;", "").replace("%3C!--Z--%3E", "")
    return text.replace(TILDE, "~").replace(AT, "@").replace(SPOILED, "").replace(NAMED, "")


# Tasks

BOX = re.compile(r"^([\s>]*(?:(?:[-+*]|\d{1,9}[.)])[\s>]+)+)\[([ xX])\](?=\s|$)")
# By its scanner: at the start of the line, with nothing before but blanks and one mark.
THEIR_BOX = re.compile(r"^\s*(?:[-+*]|\d+.)\s+\[[ xX]\]\s")


def bend_tasks(case, text):
    """cmark-gfm looks for a box by lines: one mark before it, and ticked where the line says [x]."""
    lines, numbered = case.text.split("\n"), []
    for number, line in enumerate(lines):
        numbered.append(BOX.sub(lambda m: f"{m[0]} Q{number}Q", line))
    marked = case.ours_of("\n".join(numbered))
    found = re.findall(r"<input(?: checked)?> ?Q(\d+)Q", marked)
    boxes = re.findall(r"<input(?: checked)?>", text)
    if len(found) != len(boxes):
        return text
    found = iter(found)

    def theirs(match):
        number = int(next(found))
        line = lines[number] + ("\n" if number + 1 < len(lines) else "")
        box = BOX.match(line)
        if not THEIR_BOX.match(line):
            return f"[{box[2]}]"
        return "<input checked>" if re.search(r"\[[xX]\]", line) else "<input>"

    return re.sub(r"<input(?: checked)?>", theirs, text)


def bend_headed_tasks(case, text):
    """cmark-gfm takes a box from an item before it knows that its text is a heading, or a table's."""
    def theirs(match):
        return f"<li><input{' checked' if match[2] in 'xX' else ''}> \n{match[1]}"

    return HEADED_TASK.sub(theirs, text)


HEADED_TASK = re.compile(r"<li>\n(<h[12]>|<table>\n<thead>\n<tr>\n<th[^>]*>)\[([ xX])\]\s+")


# Addresses

ADDRESS = re.compile(r"(?:https?|ftp)(?=://)|www(?=\.)", re.IGNORECASE)
WIDE = "\u2018-\u201f\u2026\u3001-\u3003\u3008-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65"
EAST_ASIAN = "\u1100-\u11ff\u3041-\u318f\u3400-\u9fff\uac00-\ud7a3"


def rewrite_addresses(case, text):
    """cmark-gfm reads no address behind a bracket that is open, nor www. behind |.

    Such an address is made none, which changes nothing of what cmark-gfm makes of the document."""
    for match in reversed(list(ADDRESS.finditer(text))):
        paragraph = text[:match.start()].split("\n\n")[-1]
        if paragraph.endswith("|") and match[0] == "www" or "[" in paragraph:
            spoiled = text[:match.end()] + SPOILED + text[match.end():]
            if restored(case.theirs_of(spoiled)) == restored(case.theirs_of(text)):
                text = spoiled
    return text


def rewrite_ends(case, text):
    """cmark-gfm ends an address at a blank or < alone."""
    shown = set(re.findall(r'<a href="[^"]*">((?:https?://|ftp://|www\.)[^<]*)</a>', case.ours))
    if not shown:
        return text
    # The longest first, for one may begin as another.
    shown = sorted((html.unescape(address) for address in shown), key=len, reverse=True)
    shown = "|".join(re.escape(address).replace(r"\|", r"\\?\|") for address in shown)
    return re.sub(rf"(?<!<)((?>{shown})(?:[?!.,:;*_~'\")]|&\w+;)*)(?=[]|\"`>{WIDE}{EAST_ASIAN}])", rf"\1{GAP}", text)


def rewrite_pictured(case, text):
    """cmark-gfm reads addresses in what stands for an image, where a link stands before them."""
    for match in reversed(list(ADDRESS.finditer(text))):
        spoiled = text[:match.end()] + SPOILED + text[match.end():]
        ours = case.ours_of(spoiled)
        if re.search(f' alt="[^"]*{SPOILED}', ours) and restored(ours) == restored(case.ours_of(text)):
            text = spoiled
    return text


def rewrite_linked_mail(case, text):
    """cmark-gfm reads addresses of mail within a link, where another one stands before them."""
    for match in reversed(list(re.finditer(r"(?<=\w)@(?=\w)", text))):
        spoiled = text[:match.start()] + AT + text[match.end():]
        ours = case.ours_of(spoiled)
        if any(AT in link for link in names_within_links(ours)) and restored(ours) == restored(case.ours_of(text)):
            text = spoiled
    return text


# Strikethrough

def rewrite_entities(case, text):
    """cmark-gfm takes an entity beside ~ for its & or ; and not for the character that it is."""
    def character(match):
        written = html.unescape(match[0])
        return "\\" + written if re.fullmatch("[!-/:-@[-`{-~]", written) else written

    written = re.sub(r"(?<=~)&#?\w+;|&#?\w+;(?=~)", character, text)
    return written if case.ours_of(written) == case.ours_of(text) else text


def rewrite_ranges(case, text):
    return re.sub(r"(?<=[^\W_])(?<!~)~(?!~)(?=[^\W_])", TILDE, text)


def rewrite_lengths(case, text):
    """A run of ~ that the program leaves as it is, in a paragraph that has runs of both lengths."""
    for match in reversed(list(re.finditer(r"(?<!~)~~?(?!~)", text))):
        before, after = text[:match.start()], text[match.end():]
        runs = re.findall("~+", before.split("\n\n")[-1] + after.split("\n\n")[0])
        spoiled = before + TILDE * len(match[0]) + after
        if len(match[0]) == 3 - min(map(len, runs), default=3) or len(set(runs)) > 1:
            if restored(case.ours_of(spoiled)) == restored(case.ours_of(text)):
                text = spoiled
    return text


def strip_struck(html):
    return re.sub(r"</?del>|~", "", html)


def struck_beside(case):
    """Whether ~ changes what cmark-gfm reads as emphasis, and nothing of what the program does."""
    if "~" not in case.text:
        return False
    ours, theirs = case.ours_of(case.text, struck=False), case.theirs_of(case.text, struck=False)
    return strip_struck(ours) == strip_struck(case.ours) and (
        strip_struck(theirs) != strip_struck(case.theirs) or case.ours.count("<del>") != case.theirs.count("<del>"))


def older(case):
    """Whether cmark-gfm, which follows an older CommonMark, reads emphasis otherwise by itself."""
    if emphasis(case.ours) == emphasis(case.theirs):
        return False
    return any(reads_emphasis_otherwise(case, text) for text in (case.text, cells_of(case.text)) if text)


def reads_emphasis_otherwise(case, text):
    ours, theirs = case.ours_of(text, None), case.theirs_of(text, None)
    return ours != theirs and without_emphasis(ours) == without_emphasis(theirs)


def cells_of(text):
    """What stands between bars, as paragraphs."""
    cells = [cell.strip(" >") for line in text.split("\n") for cell in re.split(r"(?<!\\)\|", line)]
    return "\n\n".join(cell for cell in cells if re.search("[*_].*[*_]", cell))


EMPHASIS = re.compile(r"</?(?:em|strong)>|[*_]")


def emphasis(text):
    return EMPHASIS.findall(text)


def without_emphasis(text):
    return EMPHASIS.sub("", text)


# Footnotes

LABEL = re.compile(r"\[\^(\w+)\]")
# What a line begins with before a footnote that lies in a quote, by itself or in a list.
QUOTED_NOTE = re.compile(r"(?=[^>\w]*(?:\d+[.)][^>\w]*)*>)(?:[\s>]|[-+*]\s|\d+[.)]\s)*\[\^\w+\]:")


def defined(case):
    return set(re.findall(r"^[\s>\-+*\d.)]*\[\^(\w+)\]:", case.text, re.MULTILINE))


def rewrite_named_links(case, text):
    """[^1](u) and [^1][r] are links to cmark-gfm."""
    return re.sub(r"(\[\^\w+\])(?=[(\[])", lambda m: m[1] + GAP, text)


def rewrite_links_before_notes(case, text):
    """To cmark-gfm [r][^1] is no link, for its label would be ^1."""
    written = re.sub(r"\](?=\[\^\w+\])", "]" + GAP, text)
    return written if restored(case.ours_of(written)) == restored(case.ours_of(text)) else text


def names_of_notes(text):
    """Where footnotes are named, not defined."""
    return [m for m in LABEL.finditer(text) if text[m.end():m.end() + 1] != ":"]


def escaped_names(case, text, fits):
    """A document in which those names of footnotes are escaped of which what the program makes fits."""
    for name in reversed(names_of_notes(text)):
        before, after = text[:name.start()], text[name.end():]
        marked = case.ours_of(f"{before}\\[^{name[1]}{NAMED}\\]{after}")
        if fits(marked) and restored(marked) == restored(case.ours_of(text)):
            text = f"{before}\\[^{name[1]}\\]{after}"
    return text


def names_within_links(html):
    """What links and images hold, save those that footnotes make; a link may hold an address."""
    parts, depth, start = re.findall(r'alt="[^"]*"', html), 0, 0
    for tag in re.finditer(r'<a href="(?!#fn)[^>]*>|</a>', re.sub(r'<a href="#fn.*?</a>', lambda m: "-" * len(m[0]),
                                                                html, flags=re.DOTALL)):
        if tag[0] == "</a>":
            depth -= 1
            if depth == 0:
                parts.append(html[start:tag.end()])
        else:
            start = tag.start() if depth == 0 else start
            depth += 1
    return parts


def rewrite_linked_notes(case, text):
    """cmark-gfm reads footnotes within links and images: those that the program shows as text there."""
    return escaped_names(case, text, lambda marked: any(NAMED in link for link in names_within_links(marked)))


def rewrite_unnamed_notes(case, text):
    """A footnote that is not shown names no other: what the program does not show at all."""
    return escaped_names(case, text, lambda marked: NAMED not in marked)


def rewrite_carets(case, text):
    """To cmark-gfm ![^ begins no image."""
    for match in reversed(list(re.finditer(r"!\[(?=\^)", text))):
        spoiled = text[:match.end()] + "\\" + text[match.end():]
        if case.ours_of(spoiled) == case.ours_of(text):
            text = spoiled
    return text


def rewrite_quoted_notes(case, text):
    """To cmark-gfm a footnote in a quote ends at a blank line: what goes on with it is left out."""
    lines, kept = text.split("\n"), []
    while lines:
        kept.append(lines.pop(0))
        if not QUOTED_NOTE.match(kept[-1]):
            continue
        while lines and is_quoted(lines[0]):
            kept.append(lines.pop(0))
        while True:
            blank = next((place for place, line in enumerate(lines) if not is_quoted(line, blank=True)), len(lines))
            if not blank or blank == len(lines) or not re.match(r"[ >]*>(?:     | *\t)", lines[blank]):
                break
            del lines[:blank + 1]
            while lines and is_quoted(lines[0]) and not BLOCK_IN_QUOTE.match(lines[0]):
                del lines[0]
    return "\n".join(kept)


# What ends a paragraph within a quote.
BLOCK_IN_QUOTE = re.compile(r"[ >]*>(?! {5})\s*(?:[-+*]\s|1[.)]\s|#{1,6}\s|```|~~~|<|[-*_](?:\s*[-*_]){2}\s*$|\[\^\w+\]:)")


def is_quoted(line, blank=False):
    return ">" in re.match("[ >]*", line)[0] and blank == (not line.strip(" >\t"))


def unnumbered(html):
    """Footnotes by their labels, for those that footnotes name are numbered in another order."""
    html = re.sub(r'(href="#fn-(\w+)"[^>]*>)\d+<', r"\1\2<", html)
    html = re.sub(r'(id="fnref-\w+?)-\d+"', r'\1"', html)
    notes = re.split(r'(?=<li id="fn-)|(?=</ol>\n</section>)', html)
    if len(notes) < 3:
        return html
    return notes[0] + "".join(sorted(notes[1:-1])) + notes[-1]


# Tables

def bend_bars(case, html):
    """cmark-gfm takes the \\ from \\| in all of a paragraph that a table ends."""
    def unescaped(match):
        return match[0].replace("\\|", "|").replace("%5C%7C", "%7C")

    edge = r"<(?:p|li)>|</(?:p|li|pre|ul|ol|blockquote|h[1-6]|table)>|<hr />"
    return re.sub(rf"(?:{edge})(?:(?!{edge}).)*?(?:</p>)?\n?(?=<table>)", unescaped, html, flags=re.DOTALL)


def rewrite_lazy_headers(case, text):
    """To cmark-gfm a line that goes on with a paragraph lazily begins with its blanks, which make a cell."""
    for count in 1, 2, 3:
        written = re.sub(rf"(?m)^( *) {{{count}}}(?=\|.*\n)", r"\1", text)
        if case.ours_of(written) == case.ours_of(text) and case.theirs_of(written) != case.theirs_of(text):
            return written
    return text


DEFINITION = re.compile(r"[\s>]*(?:(?:[-+*]|\d+[.)])\s+)*\[[^\]^]+\]:")
DELIMITERS = re.compile(r"[\s>]*[|:-][|: -]*$")


def rewrite_definitions(case, text):
    """cmark-gfm reads no definition in a paragraph that ends with a table: it is made one of its own."""
    lines = text.split("\n")
    for number in reversed(range(len(lines))):
        if not DEFINITION.match(lines[number]):
            continue
        rest = lines[number + 1:]
        length = next((place for place, line in enumerate(rest) if not line.strip(" >")), len(rest))
        if any(DELIMITERS.match(line) for line in rest[:length]):
            quotes = re.match(r"[\s>]*", lines[number])[0]
            # What follows is a paragraph, however far it is indented, or begins with a title.
            unindented = [re.sub(r"^([\s>]*?) {4,}", r"\1", rest[0]), *rest[1:]]
            for own, after in (([], rest), ([], unindented), (rest[:1], rest[1:])):
                parted = [*lines[:number + 1], *own, quotes.rstrip(), *after]
                if tight(case.ours_of("\n".join(parted))) == tight(case.ours_of("\n".join(lines))):
                    lines = parted
                    break
    return "\n".join(lines)


def tight(html):
    return re.sub(r"(?<=>)\n+|\n+(?=<(?!/code))", "", re.sub(r"</?p>", "", html))


def tight_around_tables(html):
    """Lists that hold a table, without the paragraphs that make them loose."""
    tokens = re.split(r"(</?(?:ul|ol|li|p|table|blockquote|section)\b[^>]*>)", html)
    stack, holding, owner = [], set(), {}
    for number, token in enumerate(tokens):
        name = re.match(r"</?(\w+)", token) if number % 2 else None
        if not name:
            continue
        if token.startswith("</"):
            if stack and stack[-1][0] == name[1]:
                if name[1] == "p":
                    owner[number] = owner.get(stack[-1][1])
                stack.pop()
            continue
        parent = stack[-2][1] if len(stack) > 1 and stack[-1][0] == "li" else None
        if name[1] == "table":
            holding.update(place for kind, place in stack if kind in ("ul", "ol"))
        if name[1] == "p":
            owner[number] = parent
        stack.append((name[1], number))
    for number, item in owner.items():
        if item in holding and item is not None:
            tokens[number] = ""
    return re.sub(r"<li>\n|\n</li>", lambda m: m[0].strip(), "".join(tokens))


# Images

def bend_alternatives(html):
    """What stands for an image, without the HTML in it."""
    return re.sub(r' alt="[^"]*"', lambda m: re.sub(r"&lt;[a-z!/].*?&gt;", "", m[0].replace("&lt;br&gt;", " "),
                                                         flags=re.DOTALL), html, flags=re.DOTALL)


RULES = [
    Rule("a box is ticked by itself, and may stand in a quote or behind several marks",
         lambda case: "<input" in case.ours, bend=bend_tasks),
    Rule("a task is a paragraph, and no underlined heading or table",
         lambda case: HEADED_TASK.search(case.ours), bend=bend_headed_tasks),
    Rule("a single ~ within a word is a sign, as in 3~4 days",
         lambda case: re.search(r"[^\W_]~[^\W_]", case.text), rewrite=rewrite_ranges),
    Rule("~ and ~~ are paired apart from each other",
         lambda case: len(set(re.findall("~+", case.text))) > 1, rewrite=rewrite_lengths, both=True),
    Rule("an entity beside ~ is the character that it stands for",
         lambda case: re.search(r"~&#?\w+;|&#?\w+;~", case.text), rewrite=rewrite_entities),
    Rule("an address is a link behind an open bracket too, and www. behind |",
         lambda case: ADDRESS.search(case.text), rewrite=rewrite_addresses, both=True),
    Rule("an address ends before | ] \" ` >, wide punctuation and East Asian letters",
         lambda case: ADDRESS.search(case.text), rewrite=rewrite_ends),
    Rule("an address is none within an image, behind a link too",
         lambda case: ADDRESS.search(case.text) and ' alt="' in case.ours, rewrite=rewrite_pictured),
    Rule("an address of mail is none within a link, behind another too",
         lambda case: any("@" in link for link in names_within_links(case.ours)), rewrite=rewrite_linked_mail),
    Rule("a footnote that is named before ( or [ is none the less named",
         lambda case: re.search(r"\[\^\w+\][(\[]", case.text), rewrite=rewrite_named_links),
    Rule("a link by its text alone may stand before a footnote's name",
         lambda case: re.search(r"\]\[\^\w+\]", case.text), rewrite=rewrite_links_before_notes),
    Rule("a footnote that is named only by those that are not shown is not shown either",
         lambda case: len(defined(case)) > 0, rewrite=rewrite_unnamed_notes),
    Rule("no footnote is named within a link or an image",
         lambda case: any(LABEL.search(link) for link in names_within_links(case.ours)), rewrite=rewrite_linked_notes),
    Rule("an image may begin with ^", lambda case: "![^" in case.text, rewrite=rewrite_carets),
    Rule("a footnote in a quote goes on behind a blank line",
         lambda case: any(map(QUOTED_NOTE.match, case.text.split("\n"))), rewrite=rewrite_quoted_notes, both=True),
    Rule("footnotes that footnotes name are numbered in the order in which they are shown",
         lambda case: len(defined(case)) > 0, bend=unnumbered),
    Rule("emphasis is what CommonMark says, whatever is struck", struck_beside),
    Rule("emphasis is what CommonMark 0.30 says", older, bend=without_emphasis),
    Rule("code, addresses and HTML keep their \\| in the paragraph before a table",
         lambda case: re.search(r"\\\||%5C%7C", case.ours) and "<table>" in case.ours, bend=bend_bars),
    Rule("what defines a link above a table does so",
         lambda case: "<table>" in case.ours and re.search(r"\[[^\]^]+\]:", case.text), rewrite=rewrite_definitions),
    Rule("blanks before a lazy line are no cell of a table's header",
         lambda case: re.search(r"(?m)^ +\|", case.text), rewrite=rewrite_lazy_headers),
    Rule("what stands for an image has no HTML", lambda case: " alt=" in case.ours and "<" in case.text,
         bend=bend_alternatives),
    Rule("a table does not make its list loose",
         lambda case: "<table>" in case.ours and "<li>" in case.ours, bend=tight_around_tables),
]
STRUCK = next(rule for rule in RULES if rule.applies is struck_beside)
# Those that bend what both make.
BOTH = (without_emphasis, unnumbered, bend_alternatives, tight_around_tables)


def explanation(case):
    """The fewest rules that together make of a document what cmark-gfm makes of it; or nothing."""
    able = [rule for rule in RULES if rule.applies(case)]
    for count in range(1, 5):
        for rules in combinations(able, count):
            if explains(rules, case):
                return rules
    return None


def explains(rules, case):
    struck = STRUCK not in rules
    text = own = case.text
    for rule in rules:
        if rule.both:
            text = own = rule.rewrite(case, text)
    for rule in rules:
        if rule.rewrite and not rule.both:
            text = rule.rewrite(case, text)
    theirs = restored(case.theirs_of(text, struck))
    ours = restored(case.ours_of(own, struck))
    for rule in rules:
        if rule.bend in BOTH:
            ours, theirs = rule.bend(ours), rule.bend(theirs)
        elif rule.bend:
            ours = rule.bend(case, ours)
    return ours == theirs
