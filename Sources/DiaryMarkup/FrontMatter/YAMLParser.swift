import CYAML

/// One event of a YAML text.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(String), alias(String)
    case listStart, listEnd, mapStart, mapEnd
  }

  var kind: Kind
  var style = YAMLNode.Style.plain
  var hasTag = false
  /// The event's bytes in the file.
  var start: Int
  var end: Int
  /// The place of its start in the file, both from 1.
  var line: Int
  var column: Int
}

/// The owner of libyaml's event parser.
///
/// <https://pyyaml.org/wiki/LibYAML>. The bytes must stay where they are as long as it lives.
struct YAMLParser: ~Copyable {
  /// On the heap, because libyaml keeps a pointer to the parser in itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The bytes of the whole file.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private var place: YAMLPlace

  /// Begins to parse a range of a file's bytes, which starts on `line`.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>, line: Int
  ) throws(YAMLError) {
    self.bytes = bytes
    start = range.lowerBound
    place = YAMLPlace(offset: range.lowerBound, line: line)
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw YAMLError(at: place, .other("out of memory"))
    }
    self.parser = parser
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; behind the stream's end there is none to be asked for.
  mutating func next() throws(YAMLError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error() }
    defer { yaml_event_delete(&event) }
    place.move(toCharacter: Int(event.start_mark.index), in: bytes)
    var next = YAMLEvent(event, at: place)
    place.move(toCharacter: Int(event.end_mark.index), in: bytes)
    next.end = max(next.start, place.offset)
    return next
  }

  private func error() -> YAMLError {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "unknown"
    var place = self.place
    if state.error == YAML_READER_ERROR {
      place.move(toByte: start + Int(state.problem_offset), in: bytes)
      let isControl = problem == "control characters are not allowed"
      return YAMLError(at: place, isControl ? .controlCharacter : .notUTF8)
    }
    let context = state.context.map { String(cString: $0) } ?? ""
    let problemMark = Int(state.problem_mark.index)
    place.move(toCharacter: problemMark, in: bytes)
    let byte = place.offset < bytes.count ? bytes[place.offset] : nil
    let fault = YAMLFault(problem: problem, context: context, at: byte)
    if fault.isToldFromItsStart {
      place.move(toCharacter: Int(state.context_mark.index), in: bytes)
    }
    return YAMLError(at: place, fault)
  }
}

extension YAMLError {
  init(at event: YAMLEvent, _ fault: YAMLFault) {
    self.init(line: event.line, column: event.column, fault: fault)
  }

  init(at place: YAMLPlace, _ fault: YAMLFault) {
    self.init(line: place.line, column: place.column, fault: fault)
  }
}

extension YAMLEvent {
  /// Takes an event over from libyaml.
  fileprivate init(_ event: yaml_event_t, at place: YAMLPlace) {
    (start, end, line, column) = (place.offset, place.offset, place.line, place.column)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(String(decoding: text, as: UTF8.self))
      style = Self.style(scalar.style)
      hasTag = scalar.tag != nil
    case YAML_ALIAS_EVENT:
      kind = .alias(event.data.alias.anchor.map { String(cString: $0) } ?? "")
    case YAML_SEQUENCE_START_EVENT:
      kind = .listStart
      style = event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
    case YAML_MAPPING_START_EVENT:
      kind = .mapStart
      style = event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
    case YAML_SEQUENCE_END_EVENT: kind = .listEnd
    case YAML_MAPPING_END_EVENT: kind = .mapEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    default: kind = .streamStart
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLNode.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
