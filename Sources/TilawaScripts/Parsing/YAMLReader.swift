import CYAML
import TilawaCore

/// A reader of the one document of a text by libyaml, event by event.
///
/// The text has no aliases that repeat what they name; the caller looks for them before.
final class YAMLReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: [UInt8]
  private let mostLevels: Int

  /// Loads libyaml.
  ///
  /// - Parameters:
  ///   - text: UTF-8.
  ///   - mostLevels: the deepest level; the root is at level 1.
  init(_ text: [UInt8], mostLevels: Int) throws(YAMLFault) {
    if let failure = cyaml_load() { throw .libraryMissing(String(cString: failure)) }
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    (self.text, self.mostLevels) = (text, mostLevels)
    guard yaml_parser_initialize(parser) == 1 else { throw .outOfMemory }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Returns the root of the document; nil where there is none.
  func root() throws(YAMLFault) -> YAMLNode? {
    try text.withUnsafeBufferPointer { bytes throws(YAMLFault) in
      yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
      _ = try next()
      guard try next().type != YAML_STREAM_END_EVENT else { return nil }
      let node = try self.node(at: next(), level: 1, within: nil)
      _ = try next()
      let end = try next()
      guard end.type == YAML_STREAM_END_EVENT else { throw .severalDocuments(at: end.place) }
      return node
    }
  }

  // MARK: - Nodes

  /// - Parameter deep: the place of the first value that is too deep, around this one.
  private func node(at event: Event, level: Int, within deep: ScriptPlace?) throws(YAMLFault) -> YAMLNode {
    let deep = deep ?? (level > mostLevels ? event.place : nil)
    // A variable without quotes is two levels of braces, which count for none.
    if let deep, level > mostLevels + 2 { throw .tooDeep(at: deep) }
    return YAMLNode(
      content: try content(of: event, level: level, within: deep), place: event.place, tag: event.tag,
      hasAnchor: event.hasAnchor)
  }

  private func content(
    of event: Event, level: Int, within deep: ScriptPlace?
  ) throws(YAMLFault) -> YAMLNode.Content {
    switch event.type {
    case YAML_SEQUENCE_START_EVENT:
      var nodes: [YAMLNode] = []
      var event = try next()
      while event.type != YAML_SEQUENCE_END_EVENT {
        nodes.append(try node(at: event, level: level + 1, within: deep))
        event = try next()
      }
      return .sequence(nodes)
    case YAML_MAPPING_START_EVENT:
      var pairs: [(key: YAMLNode, value: YAMLNode)] = []
      var key = try next()
      while key.type != YAML_MAPPING_END_EVENT {
        let name = try node(at: key, level: level + 1, within: deep)
        pairs.append((name, try node(at: next(), level: level + 1, within: deep)))
        key = try next()
      }
      try refuseRepeats(of: pairs.compactMap { $0.key.scalar?.text }, in: event.place)
      return .mapping(pairs)
    case YAML_ALIAS_EVENT: return .alias
    default: return .scalar(event.text, isPlain: event.isPlain)
    }
  }

  private func refuseRepeats(of keys: [String], in place: ScriptPlace) throws(YAMLFault) {
    var seen: Set<String> = []
    let repeated = keys.filter { !seen.insert($0).inserted }
    if let key = repeated.min() { throw .keyTwice(key, at: place) }
  }

  // MARK: - Events

  /// A copy of what the library says of a step through the text.
  private struct Event {
    let type: yaml_event_type_t
    let place: ScriptPlace
    var text = ""
    var isPlain = false
    var tag: String?
    var hasAnchor = false

    init(_ event: yaml_event_t) {
      (type, place) = (event.type, ScriptPlace(event.start_mark))
      switch type {
      case YAML_SCALAR_EVENT:
        let scalar = event.data.scalar
        text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
        note(scalar.tag, scalar.anchor)
      case YAML_SEQUENCE_START_EVENT: note(event.data.sequence_start.tag, event.data.sequence_start.anchor)
      case YAML_MAPPING_START_EVENT: note(event.data.mapping_start.tag, event.data.mapping_start.anchor)
      default: break
      }
    }

    private mutating func note(_ tag: UnsafeMutablePointer<UInt8>?, _ anchor: UnsafeMutablePointer<UInt8>?) {
      self.tag = tag.map { String(cString: $0) }
      hasAnchor = anchor != nil
    }
  }

  private func next() throws(YAMLFault) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault }
    defer { yaml_event_delete(&event) }
    return Event(event)
  }

  /// The fault that the library found.
  private var fault: YAMLFault {
    let found = parser.pointee
    guard found.error != YAML_MEMORY_ERROR, let problem = found.problem else { return .outOfMemory }
    let isPlaced = found.error == YAML_SCANNER_ERROR || found.error == YAML_PARSER_ERROR
    return .notYAML(
      problem: String(cString: problem), at: isPlaced ? ScriptPlace(found.problem_mark) : nil,
      within: found.error == YAML_SCANNER_ERROR && found.context != nil ? ScriptPlace(found.context_mark) : nil)
  }
}

extension ScriptPlace {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: mark.line + 1, column: mark.column + 1) }
}
