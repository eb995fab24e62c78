/// What the user's own settings say: the only place besides the environment that names commands.
package struct UserSettings: Sendable {
  /// The vault where nothing else names one; `~` stands for the home folder.
  package var vault: String?
  /// The editor's command line, as shell words.
  package var editor: String?
  /// The pager's command line, as shell words; empty for none.
  package var pager: String?
  /// The day that weeks begin with; nothing for the locale's.
  package var weekStart: Weekday?

  /// Whether entries are chosen with a list of the program's own, also where `fzf` is installed.
  package var choosesByItself = false

  package init() {}
}
