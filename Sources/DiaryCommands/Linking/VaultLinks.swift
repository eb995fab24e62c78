import DiaryMarkup
import DiaryModel
import DiaryVault
import Platform

/// The links between all texts of a vault, and what each of them points at.
struct VaultLinks {
  /// A text with the links in it.
  struct Text {
    var names: LinkedText
    var links: [EntryLink]

    var path: VaultPath { names.path }
  }

  /// The entries, oldest first, and then the notes.
  let texts: [Text]
  /// All other files.
  let files: [VaultPath]
  let resolver: LinkResolver

  /// Brings the index up to date, and reads the notes.
  init(in vault: OpenVault) throws {
    var texts = try vault.journal.linkingEntries().map { entry in
      Text(names: entry.names, links: EntryFacts.pointers(entry.links, photo: entry.photo))
    }
    let others = vault.journal.otherFiles()
    texts += vault.texts(of: others.notes)
    (self.texts, files) = (texts, others.attachments)
    resolver = LinkResolver(texts.map(\.names), files: files)
  }

  /// Likewise, with no more entries than those that an entry's links may mean, those whose links may
  /// mean the entry, and what these may mean instead.
  init(around entry: Entry, in vault: OpenVault) throws {
    let own = Text(names: LinkedText(entry), links: entry.facts.pointers)
    let screen = LinkScreen(for: own.names)
    let others = vault.journal.otherFiles()
    let notes = vault.texts(of: others.notes)
    let linking = try vault.journal.linkingEntries(where: screen.mayMean).map { entry in
      Text(names: entry.names, links: EntryFacts.pointers(entry.links, photo: entry.photo))
    }
    var names = LinkNames()
    for link in own.links { names.add(link, from: own.path) }
    for text in linking + notes {
      for link in text.links where screen.mayMean(link) { names.add(link, from: text.path) }
    }
    var entries = [own.path: own]
    for text in linking where text.path != own.path { entries[text.path] = text }
    for named in try vault.journal.linkedTexts(names) where entries[named.path] == nil {
      entries[named.path] = Text(names: named, links: [])
    }
    let texts = entries.values.sorted { LinkedText.isOlder($0.names, $1.names) } + notes
    (self.texts, files) = (texts, others.attachments)
    resolver = LinkResolver(texts.map(\.names), files: files)
  }

  /// What a link of a text points at.
  func target(of link: EntryLink, in text: Text) -> LinkResolver.Target? {
    resolver.target(of: link, from: text.path)
  }

  /// The place of a text among all.
  func place(of path: VaultPath) -> Int? { texts.firstIndex { $0.path == path } }
}

extension OpenVault {
  /// What the notes of the vault are called, and what they point at; those that cannot be read are
  /// known by their names, and told of in the end.
  func texts(of notes: [VaultPath]) -> [VaultLinks.Text] {
    notes.map { path in
      var facts: EntryFacts?
      do throws(SystemError) {
        let bytes = try files.folder.read(path.bytes).bytes
        facts = EntryReader.facts(of: bytes, options: markup)
      } catch {
        journal.noteUnreadable(path, error)
      }
      return VaultLinks.Text(
        names: LinkedText(path, nil, title: facts?.title ?? "", aliases: facts?.aliases ?? []),
        links: facts?.pointers ?? [])
    }
  }
}
