import Foundation

/// The folder that holds the program which the tests drive, built beside the tests themselves.
enum Products {
  static let folder: String = {
    let words = CommandLine.arguments
    let bundle = URL(filePath: words.first { $0.contains(".xctest") } ?? words[0])
    // On macOS the tests lie deeper in a bundle whose name has the same ending.
    let parts = bundle.standardizedFileURL.pathComponents
    let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
    return "/" + parts[1..<end].joined(separator: "/")
  }()
}
