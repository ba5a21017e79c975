import TilawaCore

/// Reads YAML as far as scripts use it: no anchors and aliases, no tags, one document, twenty levels.
struct YAMLDocument {
  static let mostLevels = 20

  private let source: ScriptText

  init(_ source: ScriptText) { self.source = source }

  /// - Throws: the first thing that is no YAML, or more than is read of it.
  func root() throws(ScriptFaults) -> YAMLValue {
    // An alias of what holds aliases is a few bytes that stand for gigabytes: the library is not to meet one.
    if let name = repeatedName {
      throw fault(ScriptText.start, TilawaScriptsSentences.aliasRefused(name: name))
    }
    guard let node = try node() else { throw fault(ScriptText.start, TilawaScriptsSentences.empty) }
    return try value(node, level: 1)
  }

  private func node() throws(ScriptFaults) -> YAMLNode? {
    do throws(YAMLFault) {
      return try YAMLReader(Array(source.text.utf8), mostLevels: YAMLDocument.mostLevels).root()
    } catch { throw words(for: error) }
  }

  // MARK: - Values

  private func value(_ node: YAMLNode, level: Int) throws(ScriptFaults) -> YAMLValue {
    let place = source.clamped(node.place)
    guard level <= YAMLDocument.mostLevels else { throw tooDeep(place) }
    if node.hasAnchor { throw fault(place, TilawaScriptsSentences.anchorsRefused) }
    if let text = YAMLDocument.braced(node) { return YAMLValue(content: .text(text), place: place) }
    if let tag = node.tag, !YAMLDocument.usualTags.contains(tag) {
      throw fault(place, TilawaScriptsSentences.tagRefused(tag: tag))
    }
    switch node.content {
    case .scalar(let text, let isPlain):
      let isNothing = isPlain && ["", "~", "null"].contains(text)
      return YAMLValue(content: isNothing ? .nothing : .text(text), place: place)
    case .sequence(let nodes):
      var values: [YAMLValue] = []
      for node in nodes { values.append(try value(node, level: level + 1)) }
      return YAMLValue(content: .list(values), place: place)
    case .mapping(let pairs): return YAMLValue(content: .fields(try fields(pairs, level)), place: place)
    case .alias: throw fault(place, TilawaScriptsSentences.aliasesRefused)
    }
  }

  private func fields(
    _ pairs: [(key: YAMLNode, value: YAMLNode)], _ level: Int
  ) throws(ScriptFaults) -> [YAMLValue.Field] {
    var fields: [YAMLValue.Field] = []
    for (key, node) in pairs {
      let place = source.clamped(key.place)
      guard let name = key.scalar, !key.hasAnchor else { throw fault(place, TilawaScriptsSentences.keyIsWord) }
      fields.append(YAMLValue.Field(key: name.text, place: place, value: try value(node, level: level + 1)))
    }
    return fields
  }

  /// The tags that say no more than the form of a value does.
  private static let usualTags = ["!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"]

  /// To YAML `{{next 5 ayat}}` without quotes is a mapping whose key is a mapping; to people it is a variable.
  private static func braced(_ node: YAMLNode) -> String? {
    guard let text = node.onlyKey?.onlyKey?.scalar, text.isPlain else { return nil }
    return "{{\(text.text)}}"
  }

  /// A name that is given by `&` and used by `*`, in any two places.
  private var repeatedName: String? {
    let taken = names(after: UInt8(ascii: "*"))
    return taken.isEmpty ? nil : names(after: UInt8(ascii: "&")).intersection(taken).min()
  }

  /// The words directly after the sign. Their characters are those that the library allows in names.
  private func names(after sign: UInt8) -> Set<String> {
    let parts = source.text.utf8.split(separator: sign, omittingEmptySubsequences: false).dropFirst()
    let names = parts.map { part in part.prefix { $0 == 0x2D || $0 == 0x5F || $0.isASCIIAlphanumeric } }
    return Set(names.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) })
  }

  // MARK: - Faults

  private func fault(_ place: ScriptPlace, _ detail: Sentence) -> ScriptFaults {
    ScriptFaults([ScriptFault(at: source.clamped(place), detail)])
  }

  private func tooDeep(_ place: ScriptPlace) -> ScriptFaults {
    fault(place, TilawaScriptsSentences.mostLevels(most: "\(YAMLDocument.mostLevels)"))
  }

  private func words(for error: YAMLFault) -> ScriptFaults {
    switch error {
    case .notYAML(let problem, _, let context?) where problem.contains("expected ':'"):
      return fault(context, TilawaScriptsSentences.colonMissing)
    case .notYAML(let problem, let place?, _):
      let place = source.clamped(place)
      return fault(
        place, hint(at: place, problem) ?? TilawaScriptsSentences.notYaml(problem: Sentence(foreign: problem)))
    case .notYAML(let problem, nil, _):
      return fault(ScriptText.start, TilawaScriptsSentences.notYaml(problem: Sentence(foreign: problem)))
    case .severalDocuments(let place): return fault(place, TilawaScriptsSentences.oneDocument)
    case .keyTwice(let key, let place): return fault(place, TilawaScriptsSentences.keyTwice(key: key))
    case .tooDeep(let place): return tooDeep(place)
    case .libraryMissing(let reason):
      let sentence = TilawaScriptsSentences.yamlNeedsPackage(reason: reason)
      return ScriptFaults([ScriptFault(at: source.clamped(ScriptText.start), sentence)], isLibraryMissing: true)
    case .outOfMemory: return fault(ScriptText.start, TilawaScriptsSentences.unreadable)
    }
  }

  /// The likely intention of a user who writes this.
  private func hint(at place: ScriptPlace, _ problem: String) -> Sentence? {
    switch source.character(at: place) {
    case "\t": return TilawaScriptsSentences.tab
    case "*", "&", "%", "@", "`", "!": return TilawaScriptsSentences.quoteSign
    default: break
    }
    if problem.contains("expected"), source.isAfterVariable(place) {
      return TilawaScriptsSentences.quoteBraces
    }
    if problem.contains("expected key") || problem.contains("expected '-'") {
      return TilawaScriptsSentences.indentation
    }
    return problem.contains("not allowed") ? TilawaScriptsSentences.quoteColon : nil
  }
}
