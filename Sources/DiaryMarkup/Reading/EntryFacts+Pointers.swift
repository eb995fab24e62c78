import DiaryModel

extension EntryFacts {
  /// The links, and the photo of front matter as one where it is a file.
  package var pointers: [EntryLink] { Self.pointers(links, photo: photo) }

  /// Likewise, of links and a photo.
  package static func pointers(_ links: [EntryLink], photo: String?) -> [EntryLink] {
    guard let photo, let path = RelativeAddress.path(of: photo) else { return links }
    return links + [EntryLink(.embed, path)]
  }
}
