"""What every command of the program is tried with.

A command that is not here makes the tests fail, so that none is left out.
"""


class Case:
    """A command line that is stopped and failed at every step.

    `before` are command lines that make what it needs. `editor` says that it opens one. `mends` says
    that it promises no more than that the same command, given again, makes everything whole.
    """

    def __init__(self, *arguments, before=(), editor=None, terminal=False, mends=False, **variables):
        self.arguments, self.before = arguments, before
        self.editor, self.terminal, self.mends = editor, terminal, mends
        self.variables = variables

    @property
    def name(self):
        words = " ".join(self.arguments)
        return f"{words} [{self.editor}]" if self.editor else words


TASK = ("new", "Calls\n\n- [ ] call the bank", "--date", "2026-11-26")
DELETED = ("delete", "2026-11-28", "--yes")

WRITING = {
    "today": [
        Case("today", "Fresh words"),
        Case("today", "Fresh words", DIARY_NOW="2026-12-01T07:00:00+09:00"),
        Case("today", editor="append", terminal=True),
        Case("today", editor="append", terminal=True, DIARY_NOW="2026-12-01T07:00:00+09:00"),
    ],
    "new": [
        Case("new", "A letter", "--tag", "letters"),
        Case("new", "--date", "2026-11-20", editor="append", terminal=True),
        Case("new", "--date", "2026-11-20", editor="fail", terminal=True),
    ],
    "edit": [
        Case("edit", "2026-11-28", editor="append"),
        Case("edit", "2026-11-28", editor="fail"),
    ],
    "drafts": [
        Case("drafts", "resume", editor="append", before=["draft"]),
        Case("drafts", "discard", "--yes", before=["draft"]),
    ],
    "set": [Case("set", "2026-11-28", "mood=calm", "tags+=sea")],
    "star": [Case("star", "2026-11-28")],
    "unstar": [Case("unstar", "2026-11-28", before=[("star", "2026-11-28")])],
    "tags": [
        Case("tags", "rename", "sea", "ocean", before=[("set", "2026-11-28", "tags+=sea")], mends=True)
    ],
    "categories": [Case("categories", "add", "sleep", mends=True)],
    "done": [Case("done", "2026-11-26.1", before=[TASK])],
    "delete": [Case(*DELETED)],
    "restore": [Case("restore", before=[DELETED])],
    "trash": [Case("trash", "--empty", "--yes", before=[DELETED], mends=True)],
    "undo": [
        Case("undo"),
        Case("undo", before=[DELETED]),
        Case("undo", "--redo", before=[("undo",)]),
    ],
    "check": [Case("check", "--fix", before=["leftover"])],
    "index": [Case("index", "--rebuild")],
    "init": [Case("init", "../other", mends=True)],
    "export": [Case("export", "html", "../site", mends=True)],
}

# These write nothing but the index, and no fault of that changes what they answer.
READING = {
    "list": [Case("list")],
    "tasks": [Case("tasks", before=[TASK])],
    "search": [Case("search", "Words")],
    "show": [Case("show", "2026-11-28")],
    "render": [Case("render", "entries/2026/11/2026-11-28.md")],
    "home": [Case("home")],
    "complete": [Case("complete", "days")],
    "completions": [Case("completions", "bash")],
    "manual": [Case("manual")],
}
ALSO_READING = [
    Case("today", "--show"), Case("undo", "--list"), Case("trash", before=[DELETED]),
    Case("index", "--check"), Case("drafts", before=["draft"]),
]

# The ones that `make test` tries as well.
SHORT = {"today Fresh words", "edit 2026-11-28 [append]", "delete 2026-11-28 --yes", "undo"}


def listed(help_text):
    """The names of the commands that the program's help lists."""
    names = set()
    for line in help_text.splitlines():
        if line.startswith("  ") and not line.startswith("   ") and not line.startswith("  -"):
            names.add(line.split()[0].rstrip(","))
    return names
