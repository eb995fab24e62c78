import DiaryMarkup
import DiaryModel
import Platform

/// Takes over a folder's own habits, so that `today` writes where its other programs look.
package enum Adoption {
  /// Where a folder's layout was found.
  package enum Source: Hashable, Sendable {
    case obsidian, logseq, files
  }

  /// The layout that new entries of a folder should follow; nothing where nobody tells.
  ///
  /// What Obsidian or Logseq is set to comes before the pattern that most dated files follow.
  package static func layout(
    of root: borrowing Folder, dated: [VaultPath]
  ) throws(SystemError) -> (layout: Layout, source: Source)? {
    if let layout = try ObsidianSettings.layout(in: root) {
      return (layout.inLanguage(of: dated), .obsidian)
    }
    if let layout = try LogseqSettings.layout(in: root) {
      return (layout.inLanguage(of: dated), .logseq)
    }
    return Layout.guessed(from: dated).map { ($0, .files) }
  }

  /// The template that Obsidian begins a daily note with, where the folder holds it.
  package static func template(of root: borrowing Folder) throws(SystemError) -> VaultPath? {
    try ObsidianSettings.template(in: root)
  }
}

extension Adoption {
  /// What a program's file of settings holds; nothing where there is none, or nothing that can be one.
  fileprivate static func settings(
    _ path: String, in root: borrowing Folder
  ) throws(SystemError) -> [UInt8]? {
    do throws(SystemError) { return try root.read(Array(path.utf8)).bytes } catch {
      // Who cannot read it would go on elsewhere than that program does.
      guard case .code = error.cause, !error.isMissing else { return nil }
      throw error
    }
  }
}

/// Obsidian's settings for daily notes.
///
/// Source: the core plugin Daily notes keeps `.obsidian/daily-notes.json`; the community plugin
/// Periodic Notes, when it is on, keeps its own.
enum ObsidianSettings {
  static func layout(in root: borrowing Folder) throws(SystemError) -> Layout? {
    guard try root.status(of: Array(".obsidian".utf8))?.kind == .folder else { return nil }
    if let daily = try periodicNotes(in: root),
      let layout = layout(format: daily["format"], folder: daily["folder"])
    {
      return layout
    }
    let settings = try json(".obsidian/daily-notes.json", in: root)
    return layout(format: settings?["format"], folder: settings?["folder"])
  }

  /// Obsidian leaves the ending of the template's name out.
  static func template(in root: borrowing Folder) throws(SystemError) -> VaultPath? {
    var daily = try periodicNotes(in: root)
    if daily == nil { daily = try json(".obsidian/daily-notes.json", in: root) }
    guard let name = daily?["template"]?.text, !name.isEmpty else { return nil }
    return [name, name + ".md"].map { VaultPath($0) }.first { path in
      !path.bytes.contains(UInt8(ascii: "\"")) && !path.bytes.contains(UInt8(ascii: "\\"))
        && (try? root.status(of: path.bytes))?.kind == .regular
    }
  }

  private static func periodicNotes(
    in root: borrowing Folder
  ) throws(SystemError) -> YAMLNode? {
    let plugins = try json(".obsidian/community-plugins.json", in: root)?.list ?? []
    guard plugins.contains(where: { $0.text == "periodic-notes" }),
      let daily = try json(".obsidian/plugins/periodic-notes/data.json", in: root)?["daily"],
      daily["enabled"]?.boolean ?? true
    else { return nil }
    return daily
  }

  private static func layout(format: YAMLNode?, folder: YAMLNode?) -> Layout? {
    try? Layout(obsidianFolder: folder?.text ?? "", format: format?.text ?? "")
  }

  /// JSON is read as the YAML that it is.
  private static func json(
    _ path: String, in root: borrowing Folder
  ) throws(SystemError) -> YAMLNode? {
    guard let bytes = try Adoption.settings(path, in: root) else { return nil }
    return (try? YAMLDocument(parsing: bytes))?.root
  }
}

/// Logseq's settings for journals.
enum LogseqSettings {
  static func layout(in root: borrowing Folder) throws(SystemError) -> Layout? {
    guard let bytes = try Adoption.settings("logseq/config.edn", in: root) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let format = value(of: ":journal/file-name-format", in: text) ?? ""
    let folder = value(of: ":journals-directory", in: text) ?? "journals"
    return try? Layout(logseqFolder: folder, format: format)
  }

  /// The text in quotes behind a keyword that stands on a line of its own setting.
  private static func value(of keyword: String, in text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" || $0 == "{" }
      guard words.hasPrefix(keyword) else { continue }
      let parts = words.dropFirst(keyword.count).split(
        separator: "\"", omittingEmptySubsequences: false)
      if parts.count >= 3 { return String(parts[1]) }
    }
    return nil
  }
}
