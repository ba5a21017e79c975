import TilawaCore
import Yams

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
    do {
      // The parser owns the anchors.
      let parser = try Yams.Parser(yaml: source.text, resolver: .basic, encoding: .utf8)
      defer { withExtendedLifetime(parser) {} }
      guard let node = try parser.singleRoot() else { throw fault(ScriptText.start, TilawaScriptsSentences.empty) }
      return try value(node, level: 1)
    } catch let error as ScriptFaults {
      throw error
    } catch let error as YamlError {
      throw words(for: error)
    } catch {
      throw fault(ScriptText.start, TilawaScriptsSentences.unreadableBecause(reason: "\(error)"))
    }
  }

  // MARK: - Values

  private func value(_ node: Node, level: Int) throws(ScriptFaults) -> YAMLValue {
    let place = node.mark.map { source.clamped(ScriptPlace(line: $0.line, column: $0.column)) } ?? ScriptText.start
    guard level <= YAMLDocument.mostLevels else {
      throw fault(place, TilawaScriptsSentences.mostLevels(most: "\(YAMLDocument.mostLevels)"))
    }
    if node.anchor != nil { throw fault(place, TilawaScriptsSentences.anchorsRefused) }
    if let text = YAMLDocument.braced(node) { return YAMLValue(content: .text(text), place: place) }
    switch node {
    case .scalar(let scalar):
      try refuse(scalar.tag, place)
      let isNothing = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      return YAMLValue(content: isNothing ? .nothing : .text(scalar.string), place: place)
    case .sequence(let sequence):
      try refuse(sequence.tag, place)
      var values: [YAMLValue] = []
      for node in sequence { values.append(try value(node, level: level + 1)) }
      return YAMLValue(content: .list(values), place: place)
    case .mapping(let mapping):
      try refuse(mapping.tag, place)
      return YAMLValue(content: .fields(try fields(mapping, level)), place: place)
    case .alias: throw fault(place, TilawaScriptsSentences.aliasesRefused)
    }
  }

  private func fields(_ mapping: Node.Mapping, _ level: Int) throws(ScriptFaults) -> [YAMLValue.Field] {
    var fields: [YAMLValue.Field] = []
    for (key, node) in mapping {
      let place = key.mark.map { source.clamped(ScriptPlace(line: $0.line, column: $0.column)) } ?? ScriptText.start
      guard let name = key.scalar, key.anchor == nil else { throw fault(place, TilawaScriptsSentences.keyIsWord) }
      fields.append(YAMLValue.Field(key: name.string, place: place, value: try value(node, level: level + 1)))
    }
    return fields
  }

  private func refuse(_ tag: Tag, _ place: ScriptPlace) throws(ScriptFaults) {
    let usual = ["", "!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"]
    guard usual.contains(tag.rawValue) else { throw fault(place, TilawaScriptsSentences.tagRefused(tag: tag.rawValue)) }
  }

  /// To YAML `{{next 5 ayat}}` without quotes is a mapping whose key is a mapping; to people it is a variable.
  private static func braced(_ node: Node) -> String? {
    guard let outer = only(node), let inner = only(outer), let text = inner.scalar, text.style == .plain else {
      return nil
    }
    return "{{\(text.string)}}"
  }

  /// The key of a mapping in braces that has one key and no value.
  private static func only(_ node: Node) -> Node? {
    guard let mapping = node.mapping, mapping.count == 1, let (key, value) = mapping.first, value.scalar?.string == ""
    else { return nil }
    return key
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

  private func words(for error: YamlError) -> ScriptFaults {
    switch error {
    case .scanner(let context?, let problem, _, _) where problem.contains("expected ':'"):
      return fault(
        ScriptPlace(line: context.mark.line, column: context.mark.column), TilawaScriptsSentences.colonMissing)
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let place = source.clamped(ScriptPlace(line: mark.line, column: mark.column))
      return fault(place, hint(at: place, problem) ?? TilawaScriptsSentences.notYaml(problem: problem))
    case .duplicatedKeysInMapping(let keys, let context):
      let place = ScriptPlace(line: context.mark.line, column: context.mark.column)
      return fault(place, TilawaScriptsSentences.keyTwice(key: "\(keys.first ?? "")"))
    case .reader(let problem, _, _, _), .writer(let problem), .emitter(let problem), .representer(let problem):
      return fault(ScriptText.start, TilawaScriptsSentences.notYaml(problem: problem))
    case .no, .memory, .dataCouldNotBeDecoded: return fault(ScriptText.start, TilawaScriptsSentences.unreadable)
    }
  }

  /// The likely intention of a user who writes this.
  private func hint(at place: ScriptPlace, _ problem: String) -> Sentence? {
    if problem.contains("another document") { return TilawaScriptsSentences.oneDocument }
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
