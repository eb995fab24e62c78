// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Links a C library from its archive, so that nothing is loaded when the program starts.
func archive(_ name: String) -> [LinkerSetting] {
  [
    .linkedLibrary(":lib\(name).a", .when(platforms: [.linux])),
    .linkedLibrary(name, .when(platforms: [.macOS])),
  ]
}

/// A target of the house, with what it may see.
///
/// What it embeds is a folder whose files become `PackageResources` in its code.
func room(
  _ name: String, sees: [Target.Dependency] = [], embeds: String? = nil,
  links: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: sees, resources: embeds.map { [.embedInCode($0)] },
    swiftSettings: strict, linkerSettings: links)
}

/// The tests of one target.
func tests(_ name: String, sees: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + sees, exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "diary",
  products: [.executable(name: "diary", targets: ["diary"])],
  targets: [
    .systemLibrary(name: "CCMark"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CYAML"),
    .systemLibrary(name: "CUTF8Proc"),

    room("DiaryModel"),
    room("Platform", sees: ["CUTF8Proc"], links: archive("utf8proc")),
    room(
      "DiaryMarkup", sees: ["DiaryModel", "CCMark", "CYAML"],
      links: archive("cmark") + archive("yaml")),
    room(
      "DiaryVault", sees: ["DiaryModel", "DiaryMarkup", "Platform"],
      embeds: "Template"),
    room(
      "DiaryIndex", sees: ["DiaryModel", "Platform", "CSQLite"],
      links: archive("sqlite3")),
    room("DiaryViews", sees: ["DiaryModel", "DiaryMarkup", "Platform"]),
    room("DiarySite", sees: ["DiaryModel", "DiaryMarkup"]),
    room("ArgumentKit"),
    room(
      "DiaryCommands",
      sees: [
        "ArgumentKit", "DiaryModel", "DiaryMarkup", "Platform", "DiaryVault", "DiaryIndex",
        "DiaryViews", "DiarySite",
      ]),
    .executableTarget(
      name: "diary", dependencies: ["ArgumentKit", "DiaryCommands", "DiaryModel", "Platform"],
      swiftSettings: strict),

    tests("DiaryModel"),
    tests("Platform"),
    tests("DiaryMarkup", sees: ["DiaryModel"]),
    tests("DiaryVault", sees: ["DiaryModel", "DiaryMarkup", "Platform"]),
    tests("DiaryIndex", sees: ["DiaryModel", "Platform"]),
    tests("DiaryViews", sees: ["DiaryModel", "DiaryMarkup", "Platform"], exclude: ["Golden"]),
    tests("DiarySite", sees: ["DiaryModel", "DiaryMarkup"]),
    tests("ArgumentKit"),
    tests(
      "DiaryCommands",
      sees: [
        "ArgumentKit", "DiaryModel", "DiaryIndex", "DiaryVault", "DiaryMarkup", "DiaryViews",
        "Platform",
      ]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["diary"], exclude: ["Fixtures", "Transcripts"],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
  ]
)

// `make fuzz` alone builds this, with libFuzzer linked in.
if Context.environment["DIARY_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "Fuzz", dependencies: ["CFuzzer", "DiaryModel", "DiaryMarkup", "DiaryViews"],
      path: "Tests/Fuzz", swiftSettings: strict),
  ]
}
