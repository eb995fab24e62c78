import Foundation
import Testing

@testable import Platform

#if canImport(Glibc)
  import Glibc

  struct FolderWatchTests {
    /// Whether there is something to answer, without waiting for it.
    private func hasNews(_ watch: borrowing FolderWatch) -> Bool {
      var one = pollfd(fd: watch.events, events: Int16(POLLIN), revents: 0)
      return poll(&one, 1, 0) > 0
    }

    /// As a change of branches takes a folder away and puts one there again.
    @Test(arguments: [false, true])
    func `another folder at the path is watched, too`(isMoved: Bool) throws {
      let place = try TemporaryFolder()
      try place.makeFolder("day")
      let path = String(decoding: place.folder.path, as: UTF8.self)
      let watch = FolderWatch(folder: Array("\(path)/day".utf8))
      #expect(hasNews(watch) == false)
      let files = FileManager.default
      if isMoved {
        try files.moveItem(atPath: path + "/day", toPath: path + "/other")
      } else {
        try files.removeItem(atPath: path + "/day")
      }
      #expect(hasNews(watch) == true)
      watch.wait()
      #expect(watch.renew() == false)
      try place.makeFolder("day")
      watch.wait()
      #expect(watch.renew() == true)
      try place.write("more", to: "day/a.md")
      #expect(hasNews(watch) == true)
    }
  }
#endif
