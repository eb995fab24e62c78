import DiaryMarkup
import DiaryModel

extension UserSettings {
  /// Reads the user's own settings; what cannot be used is told and left out.
  ///
  /// `file` is the settings file as it is shown.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (settings: UserSettings, [SettingsProblem]) {
    var settings = UserSettings()
    var reader = SettingsReader(bytes, file: file)
    reader.read("vault", expected: "the path of a folder", \.text, into: &settings.vault)
    reader.read("editor", expected: "a command such as 'vim'", \.text, into: &settings.editor)
    reader.read("pager", expected: "a command such as 'less -R'", \.text, into: &settings.pager)
    reader.readWeekStart(into: &settings.weekStart)
    reader.read(
      "chooser", expected: "fzf or own",
      { node in ["fzf": false, "own": true][node.text ?? ""] }, into: &settings.choosesByItself)
    return (settings, reader.finish())
  }
}
