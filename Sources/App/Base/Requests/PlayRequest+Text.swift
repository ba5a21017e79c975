package import TilawaCore

extension PlayRequest {
  /// A word that is no option of `play`, or no value of one.
  package struct BadWord: Error, Hashable, CustomStringConvertible {
    /// The option's name, without hyphens.
    package let option: String
    /// The value; nil where there is no such option, or a value is missing.
    package let value: String?

    package init(option: String, value: String?) {
      self.option = option
      self.value = value
    }

    /// The line about it.
    package var sentence: Sentence {
      let option = "--\(option)"
      guard let known = PlayOption.named(self.option) else { return BaseSentences.noOption(option: option) }
      let values = known.values.isEmpty ? nil : known.values.joined(separator: ", ")
      switch (value, values) {
      case (let value?, let values?):
        return BaseSentences.optionRefusesButTakes(option: option, value: value, values: values)
      case (let value?, nil): return BaseSentences.optionRefuses(option: option, value: value)
      case (nil, let values?): return BaseSentences.optionLacksValueOf(option: option, values: values)
      case (nil, nil): return BaseSentences.optionLacksValue(option: option)
      }
    }

    package var description: String { sentence.text }
  }

  /// Sets the field of an option from a text.
  ///
  /// - Throws: `BadWord`; nothing is changed then.
  package mutating func set(_ name: String, to text: String) throws(BadWord) {
    guard let option = PlayOption.named(name), option.read(&self, text) else {
      throw BadWord(option: name, value: text)
    }
  }

  /// The text of an option's field; nil where it is not set.
  package func text(of name: String) -> String? { PlayOption.named(name).flatMap { $0.text(self) } }

  /// The names of the options that are set, in the order of `PlayOption.all`.
  package var names: [String] { PlayOption.all.filter { $0.text(self) != nil }.map(\.name) }

  // MARK: - Command lines

  /// The words of the same request after `tilawa play`, ranges first.
  package var words: [String] {
    ranges
      + PlayOption.all.flatMap { option -> [String] in
        guard let text = option.text(self) else { return [] }
        switch option.shape {
        case .value: return ["--\(option.name)", text]
        case .flag where text == "on": return ["--\(option.name)"]
        case .flag(let hasOpposite): return hasOpposite ? ["--no-\(option.name)"] : []
        }
      }
  }

  /// Reads the words that an older release stored.
  ///
  /// - Throws: `BadWord` at the first unreadable word.
  package init(words: [String]) throws(BadWord) {
    self.init()
    var reciters: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word != "--" else {
        if word != "--" { ranges.append(word) }
        continue
      }
      let name = String(word.dropFirst(2).prefix { $0 != "=" })
      let given = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
      if name.hasPrefix("no-"), let option = PlayOption.named(String(name.dropFirst(3))), case .flag = option.shape {
        try set(option.name, to: "off")
      } else if let option = PlayOption.named(name), case .flag = option.shape, given == nil {
        try set(name, to: "on")
      } else {
        guard let value = given ?? rest.popFirst() else { throw BadWord(option: name, value: nil) }
        try set(name, to: value)
        // Only this option may be given several times.
        if name == PlayOption.reciter.name { reciters += self.reciters ?? [] }
      }
    }
    if !reciters.isEmpty { self.reciters = reciters }
  }

  // MARK: - Layers

  /// The options of the lower request that an option cancels, besides itself.
  private static let displaced: [String: [String]] = [
    // Reciters are of a riwayah.
    "riwayah": ["reciter"],
    "then": ["then-repeat", "then-times"],
    "inline": ["plain"],
    "plain": ["inline"],
  ]

  /// Returns this request with its absent fields filled from another one. The ranges come from one of the two.
  package func over(_ other: PlayRequest) -> PlayRequest {
    var result = other
    if !ranges.isEmpty { result.ranges = ranges }
    for option in PlayOption.all {
      guard let text = option.text(self) else { continue }
      for name in Self.displaced[option.name] ?? [] where self.text(of: name) == nil {
        PlayOption.named(name)?.clear(&result)
      }
      _ = option.read(&result, text)
    }
    return result
  }

  /// Returns this request with its ranges and only the fields of these options.
  package func keeping(_ isKept: (String) -> Bool) -> PlayRequest {
    var result = self
    for option in PlayOption.all where !isKept(option.name) { option.clear(&result) }
    return result
  }
}

extension PlayRequest: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  private static let ranges = Key("ranges")

  /// Writes an object with the ranges, and the texts of the set options by their names.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(ranges, forKey: Self.ranges)
    for option in PlayOption.all { try container.encodeIfPresent(option.text(self), forKey: Key(option.name)) }
  }

  /// - Throws: `DecodingError` for an unknown option or value.
  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    ranges = try container.decodeIfPresent([String].self, forKey: Self.ranges) ?? []
    for key in container.allKeys where key.stringValue != Self.ranges.stringValue {
      let text = try container.decode(String.self, forKey: key)
      do throws(BadWord) { try set(key.stringValue, to: text) } catch {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "\(error)")
      }
    }
  }
}
