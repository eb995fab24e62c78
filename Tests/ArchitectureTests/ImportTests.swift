import Foundation
import Testing

/// Who may see whom, which the compiler does not check.
struct ImportTests {
  /// What each target may import; whoever adds to this is changing the architecture.
  static let allowed: [String: Set<String>] = [
    "DiaryModel": [],
    "ArgumentKit": [],
    "Platform": ["CUTF8Proc", "Darwin", "Glibc", "Musl"],
    // Of the C library, DiaryMarkup takes `strlen` alone, for what libcmark answers.
    "DiaryMarkup": ["DiaryModel", "CCMark", "CYAML", "Darwin", "Glibc", "Musl"],
    "DiaryVault": ["DiaryModel", "DiaryMarkup", "Platform"],
    "DiaryIndex": ["DiaryModel", "Platform", "CSQLite"],
    "DiaryViews": ["DiaryModel", "DiaryMarkup", "Platform", "FoundationEssentials"],
    "DiarySite": ["DiaryModel", "DiaryMarkup"],
    "DiaryCommands": [
      "ArgumentKit", "DiaryModel", "DiaryMarkup", "Platform", "DiaryVault", "DiaryIndex",
      "DiaryViews", "DiarySite",
    ],
    "diary": ["ArgumentKit", "DiaryCommands", "DiaryModel", "Platform", "Darwin", "Glibc", "Musl"],
  ]

  @Test(arguments: allowed.keys.sorted())
  func `a target imports only what its place allows`(target: String) throws {
    for file in try SourceFile.sources.get() where file.target == target {
      let stray = file.imports.subtracting(Self.allowed[target, default: []])
      #expect(stray.isEmpty, "\(file.path) imports \(stray.sorted())")
    }
  }

  @Test func `every target with Swift in it has its place`() throws {
    let targets = Set(try SourceFile.sources.get().map(\.target))
    #expect(targets.subtracting(Self.allowed.keys) == [])
  }

  @Test func `a C library is imported by one target`() {
    for library in ["CCMark", "CSQLite", "CUTF8Proc", "CYAML"] {
      #expect(Self.allowed.values.count { $0.contains(library) } == 1, "\(library)")
    }
  }

  @Test func `Foundation is for JSON, in one file of a target`() throws {
    let files = try SourceFile.sources.get().filter { file in
      file.imports.contains { $0.hasPrefix("Foundation") }
    }
    for (target, group) in Dictionary(grouping: files, by: \.target) {
      #expect(group.count <= 1, "\(target): \(group.map(\.path))")
    }
  }
}
