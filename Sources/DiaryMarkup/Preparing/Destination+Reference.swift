extension Destination {
  /// The target with its heading, as it was written.
  package var reference: String { heading.isEmpty ? target : target + "#" + heading }

  /// Whether the target's name ends as an image's does.
  package var isImage: Bool {
    guard let dot = target.utf8.lastIndex(of: 0x2E) else { return false }
    switch target[dot...].lowercased() {
    case ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg", ".bmp", ".heic", ".tif",
      ".tiff":
      return true
    default: return false
    }
  }
}
