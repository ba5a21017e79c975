import TilawaCore

/// A value of a YAML document with the place where it begins.
struct YAMLNode {
  enum Content {
    /// A text; plain where it stands without quotes.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
    case alias
  }

  let content: Content
  let place: ScriptPlace
  /// The tag that is written; nil where there is none.
  let tag: String?
  /// Whether the value has a name by `&`.
  let hasAnchor: Bool

  var scalar: (text: String, isPlain: Bool)? {
    if case .scalar(let text, let isPlain) = content { (text, isPlain) } else { nil }
  }

  /// The key of a mapping that has one key and no value.
  var onlyKey: YAMLNode? {
    guard case .mapping(let pairs) = content, pairs.count == 1, let pair = pairs.first, pair.value.scalar?.text == ""
    else { return nil }
    return pair.key
  }
}

/// The reason why a text is no YAML document, or none that is read here.
enum YAMLFault: Error {
  case libraryMissing(String)
  case outOfMemory
  /// The library's words, and the places of the fault and of what was being read.
  case notYAML(problem: String, at: ScriptPlace?, within: ScriptPlace?)
  case severalDocuments(at: ScriptPlace)
  case keyTwice(String, at: ScriptPlace)
  case tooDeep(at: ScriptPlace)
}
