/// The form of a sentence in a language, in a subset of the syntax of Fluent: text, `{ $name }`, and one choice by a number,
/// `{ $count -> [one] One ayah *[other] { $count } ayat }`.
package struct SentencePattern: Hashable, Sendable {
  /// A part of a sentence.
  package indirect enum Part: Hashable, Sendable {
    case text(String)
    case value(String)
    /// The forms for a number by category, or by the number itself; the last one holds for all others.
    case choice(String, forms: [Form])
  }

  /// A form of a choice.
  package struct Form: Hashable, Sendable {
    /// A category such as `one`, or a number such as `0`.
    package let key: String
    package let pattern: SentencePattern

    package init(key: String, pattern: SentencePattern) { (self.key, self.pattern) = (key, pattern) }
  }

  package let parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// Reads a pattern.
  package init(_ text: String) throws(SentenceFault) {
    var reader = PatternReader(text)
    self = try reader.pattern(inChoice: false)
  }

  /// The names of the values that the pattern uses.
  package var names: Set<String> {
    parts.reduce(into: []) { names, part in
      switch part {
      case .text: break
      case .value(let name): names.insert(name)
      case .choice(let name, let forms):
        names.insert(name)
        for form in forms { names.formUnion(form.pattern.names) }
      }
    }
  }

  /// Returns the sentence; nil where a value is missing, or a choice is made by no number.
  ///
  /// - Parameters:
  ///   - values: the values by their names.
  ///   - form: the way in which the language writes.
  ///   - say: says a value.
  package func filled(
    with values: [String: Sentence.Value], _ form: LanguageForm, say: (Sentence.Value) -> String
  ) -> String? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let words): text += form.digits.inWords(words)
      case .value(let name):
        guard let value = values[name] else { return nil }
        text += say(value)
      case .choice(let name, let forms):
        guard case .number(let number) = values[name] else { return nil }
        let category = form.plurals.category(of: number).rawValue
        let chosen = forms.first { $0.key == String(number) } ?? forms.first { $0.key == category } ?? forms.last
        guard let words = chosen?.pattern.filled(with: values, form, say: say) else { return nil }
        text += words
      }
    }
    return text
  }

  /// Returns a sentence in English; its pattern where that cannot be read.
  static func english(_ sentence: Sentence) -> String {
    guard sentence.english.utf8.contains(UInt8(ascii: "{")) else { return sentence.english }
    return (try? SentencePattern(sentence.english))?.filled(with: sentence.values, .english, say: \.inEnglish)
      ?? sentence.english
  }
}

/// The reason why a sentence cannot be read.
package struct SentenceFault: Error, Hashable, Sendable, CustomStringConvertible {
  package let message: String

  package init(_ message: String) { self.message = message }

  package var description: String { message }
}

/// A reader of patterns. Line breaks inside of choices are spaces between forms.
private struct PatternReader {
  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// Reads parts until the end, or in a choice until its next form or its end.
  mutating func pattern(inChoice: Bool) throws(SentenceFault) -> SentencePattern {
    var parts: [SentencePattern.Part] = []
    var text = ""
    while let next = rest.first {
      if inChoice, next == "}" || isForm { break }
      switch next {
      case "{":
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(try placeable())
      case "}": throw SentenceFault("a } without its {")
      default:
        text.append(next)
        rest.removeFirst()
      }
    }
    if inChoice { text = String(text.reversed().drop(while: \.isWhitespace).reversed()) }
    if !text.isEmpty { parts.append(.text(text)) }
    return SentencePattern(parts: parts)
  }

  /// Whether a form of a choice begins here: at the beginning of a line, or after a space.
  private var isForm: Bool {
    let form = rest.first == "*" ? rest.dropFirst() : rest
    guard form.first == "[", let end = form.firstIndex(of: "]") else { return false }
    return form[form.index(after: form.startIndex)..<end].allSatisfy { $0.isLetter || $0.isNumber }
  }

  private mutating func placeable() throws(SentenceFault) -> SentencePattern.Part {
    try take("{")
    skipSpace()
    if rest.first == "\"" { return try literal() }
    try take("$")
    let name = word()
    guard !name.isEmpty else { throw SentenceFault("a value has no name") }
    skipSpace()
    guard rest.hasPrefix("->") else {
      try take("}")
      return .value(name)
    }
    rest.removeFirst(2)
    return .choice(name, forms: try forms())
  }

  /// Reads text in quotes, which may have the signs of the syntax.
  private mutating func literal() throws(SentenceFault) -> SentencePattern.Part {
    rest.removeFirst()
    guard let end = rest.firstIndex(of: "\"") else { throw SentenceFault("a quote does not end") }
    let text = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    skipSpace()
    try take("}")
    return .text(text)
  }

  private mutating func forms() throws(SentenceFault) -> [SentencePattern.Form] {
    var forms: [SentencePattern.Form] = []
    var usual: SentencePattern.Form?
    skipSpace()
    while rest.first != "}" {
      let isUsual = rest.first == "*"
      if isUsual { rest.removeFirst() }
      try take("[")
      let key = word()
      try take("]")
      skipSpace()
      let form = SentencePattern.Form(key: key, pattern: try pattern(inChoice: true))
      if isUsual { usual = form } else { forms.append(form) }
      skipSpace()
    }
    try take("}")
    guard let usual else { throw SentenceFault("a choice lacks the form with *, which holds for all other numbers") }
    return forms + [usual]
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ sign: Character) throws(SentenceFault) {
    guard rest.first == sign else { throw SentenceFault("\(sign) is missing before “\(rest.prefix(20))”") }
    rest.removeFirst()
  }
}
