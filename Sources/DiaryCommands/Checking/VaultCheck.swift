import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// Looks through a whole vault for what should be looked at.
///
/// It reads every text once and changes nothing.
struct VaultCheck {
  let vault: OpenVault
  private(set) var findings: [Finding] = []
  private var texts: [TextFacts] = []
  private var attachments: [VaultPath] = []
  private var unreadable: [VaultPath] = []

  /// What one text of the vault points at.
  struct TextFacts {
    let path: VaultPath
    let facts: EntryFacts
    let bytes: [UInt8]
  }

  init(_ vault: OpenVault) { self.vault = vault }

  /// All findings, by path and line.
  mutating func run() -> [Finding] {
    look(into: VaultPath(bytes: []), depth: 0)
    findings += SettingsCheck(vault).findings(besides: findings)
    let resolver = resolver
    checkLinks(resolver)
    checkAttachments(resolver)
    findings += ModeCheck(vault).findings()
    findings += LeftoverCheck(vault).findingsInTrash()
    findings += LeftoverCheck(vault).findings(outside: true)
    findings += EditorCopyCheck(vault).findingsAmongDrafts()
    findings += LogCheck(vault).findings()
    return findings.sorted { left, right in
      if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
      return (left.line ?? 0, left.column ?? 0, left.message)
        < (right.line ?? 0, right.column ?? 0, right.message)
    }
  }

  private mutating func look(into place: VaultPath, depth: Int) {
    guard depth < 64 else { return }
    let items: [FolderItem]
    do throws(SystemError) {
      items = try vault.files.folder.open(folder: place.bytes).names()
    } catch {
      let shown = place.bytes.isEmpty ? [UInt8(ascii: ".")] : place.bytes
      findings.append(.unreadable(shown, error))
      return
    }
    findings += LeftoverCheck(vault).findings(among: items, in: place)
    findings += EditorCopyCheck(vault).findings(among: items, in: place)
    findings += NameCheck.duplicates(among: items, in: place)
    for item in items where !PathKind.isIgnored(folder: item.name) {
      let path = place.appending(item.name)
      if let odd = NameCheck.oddity(of: item, at: path, in: vault) {
        findings.append(odd)
        if item.kind != .folder { continue }
      }
      switch item.kind {
      case .folder: look(into: path, depth: depth + 1)
      case .regular, .link: take(path)
      case .fifo, .socket, .device: break
      }
    }
  }

  private mutating func take(_ path: VaultPath) {
    switch PathKind.classify(path: path) {
    case .entry, .undated, .invalidDay, .conflictCopy: break
    case .ignored:
      attachments.append(path)
      if path.isConflictCopy { findings.append(.conflictCopy(path)) }
      return
    }
    do throws(SystemError) {
      let bytes = try vault.files.folder.read(path.bytes).bytes
      let facts = EntryReader.facts(of: bytes, options: vault.markup)
      findings += TextCheck(path, bytes, facts, vault.settings).findings
      texts.append(TextFacts(path: path, facts: facts, bytes: bytes))
    } catch {
      unreadable.append(path)
      findings.append(.unreadable(path.bytes, error))
    }
  }

  /// What the vault's links may point at, whether or not it can be read.
  private var resolver: LinkResolver {
    LinkResolver(
      texts.map { text in
        LinkedText(
          text.path, text.path.entryName, title: text.facts.title, aliases: text.facts.aliases)
      }, files: attachments + unreadable)
  }

  private mutating func checkLinks(_ resolver: LinkResolver) {
    for text in texts {
      for link in text.facts.pointers where resolver.target(of: link, from: text.path) == nil {
        if link.kind == .wiki, vault.settings.people.person(named: link.target) != nil { continue }
        let line = TextLines.number(of: link.target, in: text.bytes)
        let shown = VisibleText.oneLine(link.target)
        findings.append(
          Finding(
            .brokenLink, text.path.bytes, line: line, "'\(shown)' leads nowhere",
            hint: "correct the link, or write what it points at"))
      }
    }
  }

  private mutating func checkAttachments(_ resolver: LinkResolver) {
    var used: Set<VaultPath> = []
    for text in texts {
      for link in text.facts.pointers {
        if case .file(let path) = resolver.target(of: link, from: text.path) { used.insert(path) }
      }
    }
    for path in attachments where !used.contains(path) && isAttachment(path) && !path.isConflictCopy
    {
      findings.append(
        Finding(
          .unusedAttachment, path.bytes, "no entry points at this file",
          hint: "link it from an entry, or delete it"))
    }
  }

  private func isAttachment(_ path: VaultPath) -> Bool {
    path.isInside(vault.settings.attachments)
  }
}

extension Finding {
  /// Something that cannot be read.
  static func unreadable(_ path: [UInt8], _ error: SystemError) -> Finding {
    let fault = error.about(path)
    return Finding(.unreadable, path, error.message, hint: fault.readingHint ?? fault.lookingHint)
  }

  /// A second version of a file.
  static func conflictCopy(_ path: VaultPath) -> Finding {
    Finding(
      .conflictCopy, path.bytes, "a copy that a sync program has made of two versions",
      hint: "join it with the file it is a copy of, and delete it")
  }
}

extension VaultPath {
  /// When the entry at this path was; nothing for what is no entry.
  var entryName: EntryName? {
    guard case .entry(let name) = PathKind.classify(path: self) else { return nil }
    return name
  }
}

extension SystemError {
  /// What helps where the file that it tells of cannot be read; nothing where that is not known.
  var readingHint: String? { isPermission ? lookingHint : hint }

  fileprivate var lookingHint: String { "see who may read it: ls -ld \(ShellWords.quoted(path))" }
}
