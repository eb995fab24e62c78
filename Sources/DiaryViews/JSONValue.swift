/// A value of JSON (RFC 8259) that a view is given from outside, such as front matter.
package enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  /// Members in the order they are written in.
  case object([JSONMember])
}

/// A name and its value in an object.
package struct JSONMember: Equatable, Sendable {
  package var name: String
  package var value: JSONValue

  package init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
}
