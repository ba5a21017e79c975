import TilawaCore

/// The parser's complaints as sentences: it has them in English alone. A complaint that is not known here stays as the parser says it.
enum ParserComplaint {
  /// Returns the sentence of a complaint in one line.
  static func sentence(_ complaint: String) -> Sentence {
    if let name = quoted(complaint, after: "Missing expected argument ") {
      return TilawaSentences.missingArgument(name: name)
    }
    if let name = quoted(complaint, after: "Missing value for ") { return TilawaSentences.missingValue(name: name) }
    if let word = quoted(complaint, after: "Unexpected argument ") {
      return TilawaSentences.unexpectedArgument(word: word)
    }
    return value(complaint) ?? Sentence(verbatim: complaint)
  }

  private static func value(_ complaint: String) -> Sentence? {
    let (start, middle) = ("The value '", "' is invalid for '")
    guard complaint.hasPrefix(start), let parting = complaint.firstRange(of: middle) else { return nil }
    let value = String(complaint[..<parting.lowerBound].dropFirst(start.count))
    let behind = complaint[parting.upperBound...]
    guard let end = behind.firstIndex(of: "'") else { return nil }
    let (name, rest) = (String(behind[..<end]), behind[behind.index(after: end)...])
    let (list, choice, reason) = (". Please provide one of the following: - ", ". Please provide one of ", ": ")
    if rest.hasPrefix(list) {
      let values = String(rest.dropFirst(list.count))
      return TilawaSentences.valueOfListRefused(value: value, name: name, values: values)
    }
    if rest.hasPrefix(choice) {
      let values = String(rest.dropFirst(choice.count))
      return TilawaSentences.valueOfChoiceRefused(value: value, name: name, values: listed(values) ?? values)
    }
    if rest.hasPrefix(reason) {
      return TilawaSentences.valueRefusedBecause(value: value, name: name, reason: String(rest.dropFirst(reason.count)))
    }
    return rest.isEmpty ? TilawaSentences.valueRefused(value: value, name: name) : nil
  }

  /// Returns quoted values, `'a', 'b' and 'c'`, as a list of the language in force; nil in English, and where nothing is quoted.
  private static func listed(_ values: String) -> String? {
    guard SentenceCatalogue.current != nil else { return nil }
    let parts = values.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
    return quoted.isEmpty ? nil : quoted.listed
  }

  /// Returns the quoted words that are all of the rest; nil for another complaint.
  private static func quoted(_ complaint: String, after start: String) -> String? {
    guard complaint.hasPrefix(start + "'"), complaint.hasSuffix("'") else { return nil }
    let words = complaint.dropFirst(start.count + 1).dropLast()
    return words.contains("'") ? nil : String(words)
  }
}
