import Foundation

extension Sandbox {
  /// What the environment needs for some locales.
  ///
  /// Nothing where the system knows them all, such as `ko_KR.UTF-8`; others are made in the sandbox.
  /// Nil, with a notice, where they cannot be made: Debian's package `locales` has what it takes.
  func locales(_ names: [String]) throws -> [String: String]? {
    if names.allSatisfy(Self.isKnown) { return [:] }
    for name in names {
      let source = name.prefix { $0 != "." }
      let made = try Shell.run(
        "mkdir -p ../locales && localedef --no-archive -c -f UTF-8 -i \(source) ../locales/\(name)",
        in: self)
      guard FileManager.default.fileExists(atPath: "\(home)/locales/\(name)/LC_TIME") else {
        print("\(name) cannot be made here (\(made.status)): what it shows is not tried")
        return nil
      }
    }
    return ["LOCPATH": "\(home)/locales"]
  }

  private static func isKnown(_ name: String) -> Bool {
    guard let locale = newlocale(1 << LC_TIME, name, nil) else { return false }
    freelocale(locale)
    return true
  }
}
