"""Another program saves the entry that diary saves: what either has written is somewhere."""

import os
import threading
import time

from sandbox import Sandbox

ENTRY = "entries/2026/11/2026-11-29.md"


def in_place(path, text):
    """As vim, nano and Obsidian do: emptied first, then written."""
    with open(path, "wb") as file:
        time.sleep(0.002)
        file.write(text)


def by_renaming(path, text):
    """As programs that synchronize do."""
    other = path.with_name("other~")
    other.write_bytes(text)
    os.rename(other, path)


def at_the_end(path, text):
    """As a shell does, with the file open all the while; it need not know the text before."""
    with open(path, "ab", buffering=0) as file:
        time.sleep(0.002)
        file.write(text[text.rstrip(b"\n").rfind(b"\n") + 1:])


class Neighbour(threading.Thread):
    """Adds a line twenty times a second until it is told to stop."""

    def __init__(self, save, path):
        super().__init__()
        self.save, self.path = save, path
        self.lines, self.is_over = [], False

    def run(self):
        while not self.is_over:
            line = f"Theirs <{len(self.lines)}>".encode()
            self.save(self.path, self.path.read_bytes() + line + b"\n")
            self.lines.append(line)
            time.sleep(0.05)


def run(program, short=False, base=None):
    sandbox = Sandbox(program, base)
    sandbox.furnish()
    runs, failures = 0, []
    for save in (in_place, by_renaming, at_the_end):
        for command in ("today", "set"):
            sandbox.restore()
            neighbour = Neighbour(save, sandbox.vault / ENTRY)
            neighbour.start()
            texts = []
            number, least = 0, 20 if short else 60
            # A program that is fast would be done before its neighbour has saved anything.
            while number < least or len(neighbour.lines) < 3 and neighbour.is_alive():
                text = f"Ours <{number}>"
                number += 1
                words = ("today", text) if command == "today" else ("set", "today", f"mood={text}")
                result = sandbox.run(*words)
                runs += 1
                if result.returncode == 0 and command == "today":
                    texts.append(text.encode())
                if result.returncode not in (0, 3):
                    failures.append(
                        f"{command} {save.__name__}: {result.returncode}: {result.stderr.decode()}")
            neighbour.is_over = True
            neighbour.join()
            # What one has saved over since is kept by the next command that looks.
            sandbox.run("check")
            everything = b"\0".join(sandbox.files(state=True).values())
            lost = [text for text in texts + neighbour.lines if text not in everything]
            if lost:
                failures.append(f"{command} {save.__name__}: nowhere: {lost}")
            if len(neighbour.lines) < 3:
                failures.append(f"{command} {save.__name__}: only {len(neighbour.lines)} saves beside")
            if left := sandbox.leftovers():
                failures.append(f"{command} {save.__name__}: leaves {left}")
    sandbox.remove()
    return runs, failures
