import DiaryModel

/// What `tags` prints.
package struct TagCounts {
  private let palette: Palette
  private let width: Int

  package init(palette: Palette, width: Int) { (self.palette, self.width) = (palette, width) }

  /// Appends the tags as a tree for a terminal, with how many entries have each.
  package func append(_ tree: TagTree, to output: inout [UInt8]) {
    let tags = tree.flattened
    let digits = tags.map { String($0.branch.count).utf8.count }.max() ?? 1
    for (branch, depth) in tags {
      output.appendLine(palette: palette, room: width) { line in
        let count = String(branch.count)
        line.append(blanks: digits - count.utf8.count)
        line.append(count, .dim)
        line.append(blanks: 2 + 2 * depth)
        line.append(depth == 0 ? "#\(branch.tag)" : "/\(branch.name)", .color(.cyan))
      }
    }
  }

  /// Appends `count<TAB>tag` for each tag, those below others behind them.
  package static func appendPlain(_ tree: TagTree, to output: inout [UInt8]) {
    for (branch, _) in tree.flattened {
      output.append(contentsOf: "\(branch.count)\t".utf8)
      output.appendVisible(branch.tag)
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a list of objects with `tag` and `count`, in the same order.
  package static func appendJSON(_ tree: TagTree, to output: inout [UInt8]) {
    JSONWriter.array(to: &output) { writer in
      for (branch, _) in tree.flattened {
        writer.object { writer in
          writer.name("tag")
          writer.string(branch.tag)
          writer.name("count")
          writer.number(branch.count)
        }
      }
    }
    output.append(UInt8(ascii: "\n"))
  }
}
