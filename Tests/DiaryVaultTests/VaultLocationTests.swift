import DiaryVault
import Platform
import Testing

struct VaultLocationTests {
  private func find(
    option: String? = nil, environment: String? = nil, from folder: String,
    settings: String? = nil, home: String = "/"
  ) throws(VaultLocationError) -> VaultLocation {
    try VaultLocation.find(
      VaultLocation.Candidates(
        option: option.map { Array($0.utf8) }, environment: environment.map { Array($0.utf8) },
        currentFolder: Array(folder.utf8), settings: settings, home: Array(home.utf8)))
  }

  @Test
  func `the option is stronger than the environment, that than the folder, that than settings`()
    throws
  {
    let vault = try VaultFolder(["a/diary.yml": "", "a/deep/er/x.md": "", "b/x": "", "c/x": ""])
    let (a, deep, b, c) = (
      "\(vault.path)/a", "\(vault.path)/a/deep/er", "\(vault.path)/b", "\(vault.path)/c"
    )
    let option = try find(option: b, environment: c, from: deep, settings: c)
    #expect(option.root == Array(b.utf8) && option.source == .option)
    let environment = try find(environment: c, from: deep, settings: b)
    #expect(environment.root == Array(c.utf8) && environment.source == .environment)
    let folder = try find(from: deep, settings: b)
    #expect(folder.root == Array(a.utf8) && folder.source == .folder)
    let settings = try find(from: vault.path, settings: "~/b", home: vault.path)
    #expect(settings.root == Array(b.utf8) && settings.source == .settings)
  }

  @Test func `a path is taken from the current folder`() throws {
    let vault = try VaultFolder(["b/x": ""])
    #expect(try find(option: "b", from: vault.path).root == Array("\(vault.path)/b".utf8))
  }

  @Test func `what is no vault is told as what it is`() throws {
    let vault = try VaultFolder(["file": ""])
    #expect(throws: VaultLocationError.nothingNamed) { try find(from: vault.path) }
    let file = Array("\(vault.path)/file".utf8)
    #expect(throws: VaultLocationError.notFolder(file, .option)) {
      try find(option: "file", from: vault.path)
    }
    let gone = Array("\(vault.path)/gone".utf8)
    #expect(throws: VaultLocationError.missing(gone, .environment)) {
      try find(environment: "gone", from: vault.path)
    }
  }
}
