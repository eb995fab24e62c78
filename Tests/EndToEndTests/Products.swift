import Foundation

/// The folder that holds the programs which the tests drive, built beside the tests themselves.
enum Products {
  static let folder: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let parts = bundle.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
    return parts[..<end].joined(separator: "/")
  }()

  static let diary = "\(folder)/diary"
}
