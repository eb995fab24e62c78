import ArgumentKit

extension DiaryManual {
  /// What is promised, with how often each promise was tried and how often it was broken.
  static let reliability = ManualSection(
    "RELIABILITY",
    [
      """
      A file is saved under another name beside it, brought to the disk, and only then changes \
      names with the one before, which is looked at once more: what another program saved there \
      at that moment gets its name back. One that has the file open for writing is waited for, and \
      named as the reason after two seconds, since what it writes would be nowhere; likewise where \
      a draft or a deleted entry is to be taken away for good. What is changed \
      is first written down in your state folder, with the text from before. What you write in the \
      editor for a new entry is a draft there until it is saved, and so is each \
      line that you type at the terminal, ended or not, and what comes through a pipe and does not end at once: all \
      that has come when you press Ctrl-C, and all but the last second when the program is killed. What \
      is piped into a command that is refused is read as the command would have read it, and becomes a draft, \
      too.
      """,
      """
      Each promise is tried with every fault that can be made on the machine; 'make faults' in the \
      source does so again, and tells the figures. On Linux they were:
      """,
      .terms([
        (
          "A crash, kill or full disk at any moment leaves an entry's old text or its new one.",
          "Each system call of every command made the last or failing, in 48408 runs: 0 losses "
            + "(make faults ONLY=sweep)."
        ),
        (
          "What was reported as saved survives a power cut.",
          "50 command lines, traced: 0 that speak before the disk has it (ONLY=durability). The power "
            + "cut at their steps and after them on ext4 and XFS, 5818 runs: 0 losses (ONLY=powercut)."
        ),
        (
          "No disk, limit or permission makes it lie.",
          "153 runs on full, read-only, limited and forbidden places and with short writes: "
            + "0 losses (ONLY=places)."
        ),
        (
          "Many at once lose nothing.",
          "920 programs, fifty of them at once: 0 losses (ONLY=crowds). 9758 commands of all kinds, "
            + "up to seven at once, some killed, beside editors and other programs: 0 of 5132 words "
            + "lost (ONLY=storms)."
        ),
        (
          "A program that saves the same entry at the same time loses nothing, and no more do you.",
          "360 runs beside programs that save in place, by renaming or with the file held open: 0 "
            + "losses (ONLY=neighbours)."
        ),
        (
          "A command that is asked to end does what belongs together, or nothing of it.",
          "185 runs with Ctrl-C, a terminal that goes away and kill at each step: 0 halves "
            + "(ONLY=endings)."
        ),
        (
          "Text typed into the editor is never lost.",
          "217 runs of editors and terminals that crash, delete, rename, hang up or save over "
            + "others: 0 losses (ONLY=editors)."
        ),
        (
          "Nothing outside the vault is touched, and no text acts on the terminal.",
          "87 runs with odd names, links, 100 MB, lines of a megabyte and 100,000 entries: 0 faults "
            + "(ONLY=names)."
        ),
        (
          "Files are yours alone (0600), and no message, argument or crash tells their text.",
          "113 runs: 0 faults (ONLY=privacy)."
        ),
        (
          "Deleting the index loses nothing, and no answer depends on it.",
          "Every transcript with eight states of the index: 0 differences (make test)."
        ),
      ]),
      """
      No program is run but your editor and your pager, whatever a vault holds, and a vault can name \
      neither. git is never run, so there is no vault that would have to be trusted first. While \
      diary.yml cannot say where or how entries are written, nothing is written.
      """,
      """
      A file that something else has changed meanwhile is never overwritten. While an editor is \
      open, each text that the entry, or the draft of a new one, holds is kept, whoever saves it, \
      such as a sync, unless another text follows before it could be read and brought to the disk; \
      where the editor has saved over one, and more is gone of what it had added than is left, \
      headings and stamps aside, or has emptied or removed what it had saved, it becomes a draft. \
      Otherwise the text is taken for corrected, and 'diary history' has what is gone. An entry or a draft that is open is neither moved nor deleted.
      """,
      """
      An editor that goes on in a window of its own has to be waited for, such as with \
      'code --wait'. One that is not, or another program, may save an entry as it was before \
      'diary today' added to it; the next command that reads or writes the entry notices, and keeps \
      what was added as a draft.
      """,
      """
      Who saved a file cannot be known, and you may correct your own lines in any editor; so of a \
      line that another one like it has taken the place of nothing is told. It is not gone: 'diary \
      history' lists the lines that an entry held before and has no more, and 'diary history ENTRY \
      --show 1' prints the text with them, for all that this program has written or has seen in \
      the file while an editor was open, as far back as changes can be taken back.
      """,
      """
      An editor that is stopped may leave what was not saved beside the file: vim in .NAME.swp, \
      which 'vim -r NAME' reads, nano in NAME.save, emacs in #NAME#. 'diary drafts', 'diary' and \
      'diary check' tell of these while they hold words that the file has not.
      """,
    ])
}
