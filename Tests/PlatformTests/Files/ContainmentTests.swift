import Glibc
import Platform
import Testing

struct ContainmentTests {
  /// A vault beside a secret, with links of every kind.
  private func makeVault() throws -> TemporaryFolder {
    let place = try TemporaryFolder()
    try place.makeFolder("vault/2026/11")
    try place.makeFolder("vault/people")
    try place.makeFolder("vault-of-others")
    try place.write("in", to: "vault/2026/11/a.md")
    try place.write("out", to: "secret")
    place.link("vault/up", to: "2026/../people")
    place.link("vault/2026/people", to: "../people")
    place.link("vault/away", to: "..")
    place.link("vault/2026/away", to: "../../secret")
    place.link("vault/absolute", to: place.absolute("vault/2026"))
    place.link("vault/round", to: "../vault/2026")
    place.link("vault/absolute-away", to: "/etc")
    place.link("vault/neighbour", to: place.absolute("vault-of-others"))
    place.link("vault/dangling", to: "people/new.md")
    place.link("vault/first", to: "second")
    place.link("vault/second", to: "first")
    place.link("vault/root", to: ".")
    return place
  }

  @Test(arguments: [
    ("", ""), (".", ""), ("2026/11/a.md", "2026/11/a.md"), ("2026//11/./a.md", "2026/11/a.md"),
    ("2026/../people", "people"), ("2026/..", ""), ("up/kim.md", "people/kim.md"),
    ("2026/people/kim.md", "people/kim.md"), ("absolute/11/a.md", "2026/11/a.md"),
    ("round/11", "2026/11"), ("dangling", "people/new.md"), ("new/folder/x.md", "new/folder/x.md"),
    ("new/../x.md", "x.md"), ("root/root/2026", "2026"), ("2026/11/", "2026/11"),
  ])
  func `a path that ends inside is resolved`(path: String, expected: String) throws {
    let place = try makeVault()
    let vault = try place.folder.open(folder: bytes("vault"))
    let resolved = try vault.resolve(bytes(path))
    #expect(String(decoding: resolved, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    "..", "../secret", "2026/../../secret", "away", "away/secret", "2026/away", "absolute-away",
    "absolute-away/passwd", "neighbour", "neighbour/x.md", "/etc/passwd", "new/../../secret",
    "away/vault/2026", "/",
  ])
  func `a path that ends outside is refused, for reading and writing alike`(path: String) throws {
    let place = try makeVault()
    let vault = try place.folder.open(folder: bytes("vault"))
    #expect(throws: ContainmentError.outside(bytes(path))) { _ = try vault.resolve(bytes(path)) }
    let error = #expect(throws: SystemError.self) { _ = try vault.read(bytes(path)) }
    #expect(error?.cause == .outside)
    let status = try FileStatus.any
    #expect(throws: SaveError.outside(bytes(path))) {
      try vault.replace(bytes(path), bytes: [], expecting: status)
    }
    let secret = try place.text("secret")
    #expect(secret == "out")
  }

  @Test func `nothing is created or removed through a link that leads outside`() throws {
    let place = try makeVault()
    let vault = try place.folder.open(folder: bytes("vault"))
    let status = try #require(try place.folder.status(of: bytes("secret")))
    #expect(throws: SaveError.outside(bytes("away/new"))) {
      try vault.create(bytes("away/new"), bytes: [])
    }
    #expect(throws: SaveError.outside(bytes("away/secret"))) {
      try vault.remove(bytes("away/secret"), expecting: status)
    }
    #expect(throws: SaveError.outside(bytes("away/moved"))) {
      try vault.move(bytes("2026"), to: bytes("away/moved"))
    }
    #expect(throws: SystemError.self) { try vault.makeFolders(bytes("away/made")) }
    let names = try place.names()
    #expect(names == ["secret", "vault", "vault-of-others"])
  }

  @Test func `links in a ring are refused`() throws {
    let place = try makeVault()
    let vault = try place.folder.open(folder: bytes("vault"))
    let error = #expect(throws: ContainmentError.self) { _ = try vault.resolve(bytes("first")) }
    #expect(error?.systemError.code == ELOOP)
  }

  @Test func `an absolute path inside is as good as a relative one`() throws {
    let place = try makeVault()
    let vault = try place.folder.open(folder: bytes("vault"))
    let resolved = try vault.resolve(bytes(place.absolute("vault/2026/new.md")))
    #expect(resolved == bytes("2026/new.md"))
    let read = try vault.read(bytes(place.absolute("vault/2026/11/a.md")))
    #expect(read.bytes == bytes("in"))
  }
}

extension FileStatus {
  /// Some file's status.
  static var any: FileStatus {
    get throws {
      let root = try Folder(path: bytes("/"))
      return try root.status()
    }
  }
}
