"""Asked to end at every step: what belongs together is done as a whole or not at all.

Ctrl-C, a terminal that goes away and `kill` come at each system call of commands that change several
files. A move is made or not made, also where it fails at its last step and is being taken back; of
the others each file holds its old bytes or its new ones, and `undo` takes back what was done.
"""

import collections

import cases
from sandbox import CRASHES, TEMPORARY
from sweep import Sweep

CHANGES = ("rename", "linkat", "unlink", "mkdir", "fsync")
SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"]
LINKS = [("new", f"As in [[2026-11-28]], {day}", "--date", f"2026-10-{day:02}")
         for day in range(1, 9)]
TAGGED = [("set", f"2026-11-{day}", "tags+=sea") for day in (27, 28)]
MOVE = ("move", "2026-11-28", "--date", "2026-11-20", "--yes")
# With whether it is one whole, and whether its last step fails.
ENDED = [
    (cases.Case(*MOVE, before=LINKS), True, False),
    (cases.Case(*MOVE, before=LINKS), True, True),
    (cases.Case("tags", "rename", "sea", "ocean", "--yes", before=TAGGED), False, False),
    (cases.Case("undo", before=[*TAGGED, ("tags", "rename", "sea", "ocean", "--yes")]), False,
     False),
]


def failing_call(sweep):
    """The call that gives the moved entry its new name, and how many of each there are up to it."""
    counts = collections.Counter()
    for line in sweep.trace:
        call = line.split("(", 1)[0]
        counts[call] += 1
        if call.startswith(("rename", "linkat")) and "2026-11-20.md" in line:
            return call, counts
    raise SystemExit("a move renames nothing")


class Endings(Sweep):
    def __init__(self, case, is_whole, fails, program, base):
        super().__init__(case, program, base)
        self.is_whole, self.fails, self.inject, self.failing = is_whole, fails, [], None
        self.earlier = collections.Counter()

    def start(self):
        """Finds the steps; where the last one is to fail, those of taking back are among them."""
        self.prepare()
        if not self.fails:
            return
        self.failing, self.earlier = failing_call(self)
        index = self.earlier[self.failing]
        self.inject = ["-e", f"inject={self.failing}:error=EIO:when={index}"]
        self.sandbox.restore()
        log = self.sandbox.root / "trace"
        self.execute(prefix=["strace", "-y", "-o", str(log), *self.inject])
        self.trace = log.read_text(errors="replace").splitlines()

    def one(self, call, index, name):
        sandbox = self.sandbox
        sandbox.restore()
        result = self.execute(prefix=[
            "strace", "-o", "/dev/null", *self.inject,
            "-e", f"inject={call}:signal={name}:when={index}"])
        self.runs += 1
        where = f"{self.case.name}{', failing' if self.fails else ''}: {call} #{index} {name}"
        self.failures += [f"{where}: {problem} (exit {result.returncode}, {result.stderr[-200:]})"
                          for problem in self.problems(result)]

    def problems(self, result):
        found = {n: t for n, t in self.sandbox.files().items() if TEMPORARY not in n}
        if result.returncode in CRASHES:
            yield "crashed"
        if self.is_whole and found not in (self.before, self.after):
            yield "neither made nor taken back"
        if self.fails and found != self.before:
            yield "was not taken back"
        for file, text in found.items():
            if text not in (self.before.get(file), self.after.get(file)):
                yield f"{file} is neither old nor new"
        if result.returncode == 0 and found != self.after:
            yield "says that it is done"
        if self.sandbox.run("index", "--check").returncode != 0:
            yield "afterwards the index is wrong"

    def steps(self):
        """Where something changes; in between nothing is different to the words.

        Of two faults of the same call strace makes one. Before the step that fails a signal makes
        another one fail in its place.
        """
        return [(call, index) for call, index in super().steps()
                if call.startswith(CHANGES) and call != self.failing and index > self.earlier[call]]


def run(program, short=False, base=None):
    runs, failures = 0, []
    for case, is_whole, fails in ENDED:
        endings = Endings(case, is_whole, fails, program, base)
        endings.start()
        for number, (call, index) in enumerate(endings.steps()):
            if not short or number % 10 == 0:
                endings.one(call, index, SIGNALS[number % len(SIGNALS)])
        endings.sandbox.remove()
        print(f"  {case.name}{', failing' if fails else ''}: {endings.runs} runs, "
              f"{len(endings.failures)} failures", flush=True)
        runs += endings.runs
        failures += endings.failures
    return runs, failures
