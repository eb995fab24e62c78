"""Many programs at once: nothing that one of them has reported as saved is lost."""

import subprocess

from sandbox import Sandbox

# How many entries each crowd makes.
ENTRIES = {"fifty new": 50, "ten today": 0, "ten today on an empty day": 1}


def together(sandbox, commands):
    """Starts all of them, then waits for all, and gives the statuses."""
    children = [
        subprocess.Popen(
            [sandbox.program, *command], cwd=sandbox.vault, env=sandbox.environment(**more),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        for command, more in commands]
    return [(child.communicate(timeout=120)[1], child.returncode) for child in children]


def run(program, short=False, base=None):
    sandbox = Sandbox(program, base)
    sandbox.furnish()
    empty_day = {"DIARY_NOW": "2026-12-05T07:00:00+09:00"}
    crowds = {
        "fifty new": [(("new", f"Letter <{n}>"), {}) for n in range(50)],
        "ten today": [(("today", f"Line <{n}>"), {}) for n in range(10)],
        "ten today on an empty day": [(("today", f"First <{n}>"), empty_day) for n in range(10)],
        "today, new, delete, undo": [
            (("today", f"Mixed <{n}>"), {}) if n % 2 else (("new", f"Mixed <{n}>"), {})
            for n in range(10)] + [(("delete", "2026-11-28", "--yes"), {}), (("list",), {})],
        "ten edits of one entry": [(("edit", "2026-11-27"), {})] * 10,
    }
    runs, failures = 0, []
    # What depends on which comes first is tried often.
    often = 1 if short else 10
    for name, commands in [crowd for crowd in crowds.items() for _ in range(often)]:
        sandbox.restore()
        before = sandbox.files()
        results = together(sandbox, commands)
        runs += len(commands)
        texts = b"\0".join(sandbox.files().values())
        for (command, _), (complaint, status) in zip(commands, results):
            if status not in (0, 3):
                failures.append(f"{name}: {command} ends with {status}: {complaint.decode()}")
            if status == 0 and command[0] in ("today", "new") and command[1].encode() not in texts:
                failures.append(f"{name}: the text of {command} is gone")
        made = len(sandbox.files()) - len(before)
        if name in ENTRIES and made != ENTRIES[name]:
            failures.append(f"{name}: make {made} entries")
        for path, text in before.items():
            if text.rstrip() not in texts:
                failures.append(f"{name}: the text of {path} is gone")
        check = sandbox.run("index", "--check")
        if check.returncode != 0:
            failures.append(f"{name}: the index says {check.stdout.decode()}")
        if left := sandbox.leftovers():
            failures.append(f"{name}: leaves {left}")
    sandbox.remove()
    return runs, failures
