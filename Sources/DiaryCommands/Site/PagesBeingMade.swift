import DiaryModel
import DiarySite
import DiaryVault
import Platform

/// Pages of a site on their way to its folder, made on two other threads.
struct PagesBeingMade: ~Copyable {
  private let pages: [SitePage]
  private var running: Parallel.Running<[Made]>

  private typealias Made = Result<[UInt8], SystemError>

  /// Begins to make pages of what is in a vault.
  init(_ pages: [SitePage], of site: Site, from vault: Vault) {
    self.pages = pages
    running = Parallel.begin(pages.chunks(of: Self.shareSize), threads: 2) { share in
      var reader = VaultReader(vault)
      return share.map { page in
        Made { () throws(SystemError) in
          try site.render(page) { entry throws(SystemError) in
            do throws(SystemError) { return try reader.read(entry.path).bytes } catch {
              throw SystemError(
                operation: error.operation, cause: error.cause, path: entry.path.bytes)
            }
          }
        }
      }
    }
  }

  /// Waits for the pages, and writes them.
  consuming func write(to target: inout SiteFolder) throws {
    for (page, bytes) in zip(pages, running.results().joined()) {
      try target.put(page.path.bytes, inputs: page.inputs, bytes: try bytes.get())
    }
  }

  private static let shareSize = 16
}
