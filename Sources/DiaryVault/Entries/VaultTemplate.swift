/// What a new vault is laid down with: the files of the project's folder `vault-template`.
///
/// They are part of the program, so that it needs no file beside itself. The folder `Template`
/// links to each of them by a name without a leading dot, since a file with one is not embedded.
package enum VaultTemplate {
  /// A file by its path in the vault.
  package typealias File = (path: String, bytes: [UInt8])

  /// The files in the order of their paths, which begin at the vault's own folder.
  package static let files: [File] = [
    (".gitattributes", PackageResources.gitattributes),
    (".gitignore", PackageResources.gitignore),
    ("diary.yml", PackageResources.diary_yml),
    ("templates/daily.md", PackageResources.daily_md),
    ("templates/person.md", PackageResources.person_md),
  ]
}
