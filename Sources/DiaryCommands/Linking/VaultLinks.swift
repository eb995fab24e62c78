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
    let others = OtherFiles(in: vault.files.folder)
    texts += vault.texts(of: others.notes)
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
  /// known by their names.
  func texts(of notes: [VaultPath]) -> [VaultLinks.Text] {
    notes.map { path in
      let facts = (try? readIfPresent(path)).flatMap { $0 }.map {
        EntryReader.facts(of: $0.bytes, options: markup)
      }
      return VaultLinks.Text(
        names: LinkedText(path, nil, title: facts?.title ?? "", aliases: facts?.aliases ?? []),
        links: facts?.pointers ?? [])
    }
  }
}
