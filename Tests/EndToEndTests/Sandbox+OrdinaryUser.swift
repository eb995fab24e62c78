import Foundation

extension Sandbox {
  /// The command line as one that runs without the rights of the superuser, whom no mode stops.
  ///
  /// The files of the sandbox then belong to the ordinary user, and the program is copied there,
  /// since the folder it was built in may be closed to others. `modes` are set last.
  func asOrdinaryUser(_ line: String, modes: [(String, path: String)] = []) throws -> String {
    let isSuperuser = getuid() == 0
    if isSuperuser {
      let programs = "\(root)/programs"
      try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: "\(programs)/diary") {
        try FileManager.default.copyItem(
          atPath: "\(Products.folder)/diary", toPath: "\(programs)/diary")
      }
      _ = try Shell.run("chown -R 65534:65534 '\(root)'", in: self)
    }
    for (mode, path) in modes { _ = try Shell.run("chmod \(mode) '\(path)'", in: self) }
    let quoted = line.replacingOccurrences(of: "'", with: #"'\''"#)
    return isSuperuser
      ? "PATH='\(root)/programs':$PATH setpriv --reuid 65534 --regid 65534 --clear-groups "
        + "sh -c '\(quoted)'" : line
  }
}
