// The search for the range that a user probably meant.

extension RangeParser {
  /// Returns the error with the nearest text that is a range, if there is one.
  func suggesting(_ error: RangeError) -> RangeError {
    guard error.detail != CoreSentences.twoReadings else { return error }
    let corrected = separated(error.text) + spelled(error.text) + numbered(error.text) + swapped(error.text)
    let candidates = corrected + paged(error) + bounded(error) + turned(error.text) + named(error)
    guard let meant = candidates.first(where: isRange) else { return error }
    return RangeError(text: error.text, position: error.position, message: error.message, suggestion: meant)
  }

  private func isRange(_ text: String) -> Bool { (try? read(text)) != nil }

  /// Returns the text with colons and hyphens in place of other separators: `2.1_10` becomes `2:1-10`.
  private func separated(_ text: String) -> [String] {
    let others: Set<Character> = ["_", ".", ";", ",", "/", "\\", "~", "="]
    guard text.contains(where: others.contains) else { return [] }
    var (meant, previous) = ("", Character(" "))
    for character in text {
      let sign: Character = others.contains(character) ? (meant.contains(":") ? "-" : ":") : character
      if sign != previous || !others.contains(character) { meant.append(sign) }
      previous = sign
    }
    return [meant]
  }

  /// Returns the text with the nearest name of a division at its beginning: `juzz:30` becomes `juz:30`.
  private func spelled(_ text: String) -> [String] {
    let word = text.prefix { $0.isLetter }.lowercased()
    let rest = text.dropFirst(word.count).drop { $0 == ":" || $0.isWhitespace }
    guard word.count > 2, rest.first?.isNumber == true else { return [] }
    let kinds = Division.Kind.allCases.map(\.rawValue) + ["surah"]
    let ranked = kinds.map { ($0, EditDistance.between(Array(word.unicodeScalars), Array($0.unicodeScalars))) }
    return ranked.filter { (1...2).contains($0.1) && $0.1 < word.count - 1 }.sorted { $0.1 < $1.1 }
      .map { "\($0.0):\(rest)" }
  }

  /// Returns the text with a colon between the name of a surah and its ayat: `yasin-5` becomes `yasin:5`.
  private func numbered(_ text: String) -> [String] {
    let name = text.prefix { !$0.isNumber }
    guard !name.contains(":"), structure.names.surah(named: String(name)) != nil else { return [] }
    let bare = name.reversed().drop { !$0.isLetter }.reversed()
    return ["\(String(bare)):\(text.dropFirst(name.count))"]
  }

  /// Returns the pages of these numbers, where they are too large for surahs: `582` becomes `page:582`.
  private func paged(_ error: RangeError) -> [String] {
    // One letter may stand for a surah or a page: `S. 582`, `ص 582`.
    let letters = ["s", "ص"]
    let first = error.text.prefix(while: \.isLetter)
    let rest = letters.contains(first.lowercased()) ? error.text.drop { !$0.isNumber } : error.text[...]
    let signs = ArabicText.westernDigits(String(rest))
    let isNumbers = signs.first?.isASCIIDigit == true && signs.allSatisfy { $0.isASCIIDigit || $0 == "-" || $0 == "–" }
    return error.bound != nil && isNumbers ? ["\(Division.Kind.page):\(signs)"] : []
  }

  /// Returns the text with the number of a division after its kind: `30 juz` becomes `juz:30`.
  private func swapped(_ text: String) -> [String] {
    let words = ArabicText.westernDigits(text).split(whereSeparator: \.isWhitespace).filter { word in
      let meaning = RangeWords.meaning(of: NameSpelling.words(of: word))
      return meaning != .filler && meaning != .quran
    }
    guard words.count == 2, case .kind(let kind) = RangeWords.meaning(of: NameSpelling.words(of: words[1])) else {
      return []
    }
    return ["\(kind):\(words[0])"]
  }

  /// Returns the text with the nearest allowed number in place of the wrong one: `2:900` becomes `2:286`.
  private func bounded(_ error: RangeError) -> [String] {
    guard let bound = error.bound else { return [] }
    let start = error.text.prefix(error.position)
    return ["\(start)\(bound)\(error.text.dropFirst(error.position).drop(while: \.isNumber))"]
  }

  /// Returns the text with its two ends exchanged: `2:10-1` becomes `2:1-10`.
  private func turned(_ text: String) -> [String] {
    let ends = text.split(separator: "-").map(String.init)
    guard ends.count == 2 else { return [] }
    let number = String(ends[0].reversed().prefix(while: \.isNumber).reversed())
    return ["\(ends[0].dropLast(number.count))\(ends[1])-\(number)", "\(ends[1])-\(ends[0])"]
  }

  /// Returns the text with the only similar name of a surah: `bakra:1` becomes `Al-Baqarah:1`.
  private func named(_ error: RangeError) -> [String] {
    guard let name = error.suggestion, !name.contains(","), error.position == 0 else { return [] }
    let rest = error.text.drop { $0 != ":" && !$0.isNumber }
    return ["\(name)\(rest.first?.isNumber == true ? " " : "")\(rest)"]
  }
}
