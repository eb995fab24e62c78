import DiaryModel
import Platform

/// What `people` prints.
package struct PeopleList {
  private let rows: [PeopleCount.Row]

  package init(_ rows: [PeopleCount.Row]) { self.rows = rows }

  /// Appends the people for a terminal: how many entries are about each, the name and the aliases.
  package func append(palette: Palette, width: Int, to output: inout [UInt8]) {
    let digits = rows.map { String($0.count).utf8.count }.max() ?? 1
    for (person, count) in rows {
      output.appendLine(palette: palette, room: width) { line in
        line.append(blanks: digits - String(count).utf8.count)
        line.append(String(count), .dim)
        line.append(blanks: 2)
        line.append(person.name, .none)
        guard !person.aliases.isEmpty else { return }
        line.append(blanks: 2)
        line.append(person.aliases.joined(separator: ", "), .dim)
      }
    }
  }

  /// Appends `count<TAB>name<TAB>aliases` for each, the aliases parted by commas.
  package func appendPlain(to output: inout [UInt8]) {
    for (person, count) in rows {
      output.append(contentsOf: "\(count)\t".utf8)
      output.appendVisible(person.name)
      output.append(UInt8(ascii: "\t"))
      output.appendVisible(person.aliases.joined(separator: ","))
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Appends a list of objects with `name`, `aliases` and `count`, in the same order.
  package func appendJSON(to output: inout [UInt8]) {
    JSONWriter.array(to: &output) { writer in
      for (person, count) in rows {
        writer.object { writer in
          writer.name("name")
          writer.string(person.name)
          writer.name("aliases")
          writer.array { writer in for alias in person.aliases { writer.string(alias) } }
          writer.name("count")
          writer.number(count)
        }
      }
    }
    output.append(UInt8(ascii: "\n"))
  }
}
