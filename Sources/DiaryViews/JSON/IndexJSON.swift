import DiaryModel

/// The index as JSON: what `index --format json` prints.
///
/// | key | value |
/// | --- | --- |
/// | `entries` | how many entries there are |
/// | `differences` | of `--check`: list of `{"kind": …, "path": text}`; else `null` |
///
/// A difference is `missing` or `extra` in the index, or `different` there.
package enum IndexJSON {
  /// The object, with a line end behind.
  package static func bytes(
    entries: Int, differences: [(kind: String, path: VaultPath)]? = nil
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("entries")
      writer.number(entries)
      writer.name("differences")
      guard let differences else { return writer.null() }
      writer.array { writer in
        for difference in differences {
          writer.object { writer in
            writer.name("kind")
            writer.string(difference.kind)
            writer.path(difference.path.bytes)
          }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
