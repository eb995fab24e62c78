"""What every command of the program is tried with.

A command that is not here makes the tests fail, so that none is left out.
"""


class Case:
    """A command line that is stopped and failed at every step.

    `before` are command lines that make what it needs. `editor` says that it opens one. `mends` says
    that it promises no more than that the same command, given again, makes everything whole. `piped`
    is what comes in by a pipe, and `answer` what is answered on a terminal: without one, that a text
    is to be kept as a draft.
    """

    def __init__(self, *arguments, before=(), editor=None, terminal=False, mends=False, piped=None,
                 answer=None, **variables):
        self.arguments, self.before = arguments, before
        self.editor, self.terminal, self.mends = editor, terminal, mends
        self.piped, self.answer = piped, answer
        self.variables = variables

    @property
    def name(self):
        words = " ".join(self.arguments)
        notes = [note for note in (self.editor, self.answer) if note]
        return f"{words} [{', '.join(notes)}]" if notes else words

    @property
    def text(self):
        """What it writes, where no editor does."""
        return self.piped or self.arguments[-1].encode()

    @property
    def throws_away(self):
        """Whether it is to leave nothing of what was typed into a draft."""
        return self.arguments[:2] == ("drafts", "discard") or (
            self.arguments[0] == "new" and self.answer == "x")


TASK = ("new", "Calls\n\n- [ ] call the bank", "--date", "2026-11-26")
DELETED = ("delete", "2026-11-28", "--yes")

WRITING = {
    "today": [
        Case("today", "Fresh words"),
        Case("today", "Fresh words", DIARY_NOW="2026-12-01T07:00:00+09:00"),
        Case("today", "-", piped=b"Piped words\nin two lines\n"),
        Case("today", "--new", "Another text"),
        Case("today", editor="append", terminal=True),
        Case("today", editor="append", terminal=True, DIARY_NOW="2026-12-01T07:00:00+09:00"),
    ],
    "new": [
        Case("new", "A letter", "--tag", "letters"),
        Case("new", "-", "--date", "2026-11-20", piped=b"Piped words\nin two lines\n"),
        Case("new", "--date", "2026-11-20", editor="append", terminal=True),
        Case("new", "--date", "2026-11-20", editor="fail", terminal=True),
        Case("new", "--date", "2026-11-20", editor="fail", terminal=True, answer="s"),
        Case("new", "--date", "2026-11-20", editor="fail", terminal=True, answer="x"),
    ],
    "edit": [
        Case("edit", "2026-11-28", editor="append"),
        Case("edit", "2026-11-28", editor="fail"),
        Case("edit", "2026-11-28", editor="fail", terminal=True, answer="d"),
        Case("edit", "2026-11-28", editor="fail", terminal=True, answer="s"),
        Case("edit", "2026-11-28", editor="fail", terminal=True, answer="x"),
    ],
    "drafts": [
        Case("drafts", "resume", editor="append", before=["draft"]),
        Case("drafts", "resume", editor="append", before=["draft of an entry"]),
        Case("drafts", "resume", editor="fail", terminal=True, answer="x",
             before=["draft of an entry"]),
        Case("drafts", "discard", "--yes", before=["draft"]),
        Case("drafts", "discard", "--yes", before=["draft of an entry"]),
    ],
    "set": [Case("set", "2026-11-28", "mood=calm", "tags+=sea")],
    "star": [Case("star", "2026-11-28")],
    "unstar": [Case("unstar", "2026-11-28", before=[("star", "2026-11-28")])],
    "done": [
        Case("done", "2026-11-26.1", before=[TASK]),
        Case("done", "--open", "2026-11-26.1", before=[TASK, ("done", "2026-11-26.1")]),
    ],
    "tags": [
        Case("tags", "rename", "sea", "ocean", "--yes",
             before=[("set", "2026-11-27", "tags+=sea"), ("set", "2026-11-28", "tags+=sea")]),
    ],
    "categories": [
        Case("categories", "add", "sleep"),
        Case("categories", "rename", "work", "labour", "--yes",
             before=[("set", "2026-11-28", "category=work")]),
        Case("categories", "remove", "work", "--yes",
             before=[("set", "2026-11-28", "category=work")]),
    ],
    "move": [
        Case("move", "2026-11-28", "--date", "2026-11-20", "--yes",
             before=[("new", "As in [[2026-11-28]]", "--date", "2026-11-25"),
                     ("new", "Also [x](2026-11-28.md)", "--date", "2026-11-26")]),
    ],
    "delete": [Case(*DELETED), Case("delete", "2026-11-27", "2026-11-28", "--yes")],
    "restore": [
        Case("restore", before=[DELETED]), Case("restore", "2026-11-28", before=[DELETED]),
    ],
    "trash": [Case("trash", "--empty", "--yes", before=[DELETED], mends=True)],
    "undo": [
        Case("undo"),
        Case("undo", before=[DELETED]),
        Case("undo", "2", "--yes", before=[("star", "2026-11-27"), DELETED]),
        Case("undo", "--skip", before=[("star", "2026-11-28")]),
        Case("undo", "--redo", before=[("undo",)]),
    ],
    "check": [
        Case("check", "--fix", before=["leftover"]),
        Case("check", "--fix", before=["leftover", "open modes"]),
    ],
    "index": [Case("index", "--rebuild")],
    "init": [
        Case("init", "../other", mends=True),
        Case("init", "../notes", before=["notes"], mends=True),
        Case("init", "../notes", before=["notes"], terminal=True, answer="y", mends=True),
    ],
    "export": [
        Case("export", "html", "../site", mends=True),
        # Over an older site, of which pages have changed and some have gone.
        Case("export", "html", "../site", mends=True,
             before=[("new", "Gone soon", "--date", "2026-11-20"), ("export", "html", "../site"),
                     ("set", "2026-11-28", "tags+=sea"), ("delete", "2026-11-20", "--yes")]),
    ],
}

# These write nothing but the index, and no fault of that changes what they answer.
READING = {
    "list": [Case("list")],
    "tasks": [Case("tasks", before=[TASK])],
    "search": [Case("search", "Words")],
    "show": [Case("show", "2026-11-28")],
    "next": [Case("next", "2026-11-28")],
    "links": [Case("links", "2026-11-28")],
    "people": [Case("people")],
    "previous": [Case("previous", "2026-11-29")],
    "calendar": [Case("calendar", "2026-11")],
    "memories": [Case("memories", "2026-11-29")],
    "random": [Case("random", "2026-11-28")],
    "stats": [Case("stats")],
    "render": [Case("render", "entries/2026/11/2026-11-28.md")],
    "history": [Case("history", before=[("star", "2026-11-28"), ("undo",)])],
    "home": [Case("home")],
    "complete": [Case("complete", "days")],
    "completions": [Case("completions", "bash")],
    "manual": [Case("manual")],
}
ALSO_READING = [
    Case("today", "--show"), Case("undo", "--list"), Case("trash", before=[DELETED]),
    Case("index", "--check"), Case("drafts", before=["draft"]),
]

# Refused before they read what is piped in, which is to become a draft all the same.
REFUSED = [
    Case("today", "--vault", "../none", piped=b"Piped words"),
    Case("new", "--bogus", piped=b"Piped words"),
    Case("new", "--date", "2026-02-30", "Given words", "-", piped=b"Piped words"),
]

# The ones that `make test` tries as well.
SHORT = {"today Fresh words", "edit 2026-11-28 [append]", "delete 2026-11-28 --yes", "undo"}

# The commands that are tried; all, where none are named.
chosen = []


def writing():
    return [case for group in WRITING.values() for case in group]


def reading():
    return [case for group in READING.values() for case in group] + ALSO_READING + REFUSED


def choose(commands):
    """Leaves only the cases of some commands, where some are named."""
    chosen.clear()
    chosen.extend(commands or [])


def tried(groups):
    """The cases of the commands that are chosen."""
    return [case for case in groups if not chosen or case.arguments[0] in chosen]


def listed(help_text):
    """The names of the commands that the program's help lists."""
    names = set()
    for line in help_text.splitlines():
        if line.startswith("  ") and not line.startswith("   ") and not line.startswith("  -"):
            names.add(line.split()[0].rstrip(","))
    return names
