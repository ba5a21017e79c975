/// A name of a file or a recording that says which surah it holds: "002 - البقرة", "Surah Al-Baqarah (The Cow)", "2. Baqara".
package struct SurahTitle {
  private let structure: QuranStructure

  package init(_ structure: QuranStructure) { self.structure = structure }

  /// The most words of a surah's name.
  private static let mostWords = 5
  private static let words: Set = ["surah", "sura", "surat", "sourate", "sure", "سورة", "سوره", "سورت"]

  /// Whether a word means a surah: "Surah", "سورة".
  package static func isSurah(_ word: some StringProtocol) -> Bool { words.contains(word.lowercased()) }

  /// Returns the only surah that a title names; nil where it names none, or several.
  package func surah(in title: String) -> Int? {
    let letters = String(title.map { $0.isNumber ? " " : $0 })
    if let surah = structure.names.surah(named: letters) { return surah.id }
    let found = Set(parts(of: title).compactMap(surah(of:)))
    return found.count == 1 ? found.first : nil
  }

  /// Returns the parts that stand for themselves: between numbers, brackets, lines and dashes with spaces.
  private func parts(of title: String) -> [String] {
    var parts: [String] = [""]
    let characters = Array(title)
    for (place, character) in characters.enumerated() {
      let isApart = character == "-" && (isSpace(before: place, characters) || isSpace(after: place, characters))
      if character.isNumber || isApart || "_()[]{}|,.–—·".contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { $0.contains { $0.isLetter } }
  }

  private func isSpace(before place: Int, _ characters: [Character]) -> Bool {
    place == 0 || characters[place - 1].isWhitespace || characters[place - 1].isNumber
  }

  private func isSpace(after place: Int, _ characters: [Character]) -> Bool {
    place == characters.count - 1 || characters[place + 1].isWhitespace
  }

  /// Returns the surah of a part: the part is its name, or the longest name behind the word for a surah.
  private func surah(of part: String) -> Int? {
    if let surah = structure.names.surah(named: part) { return surah.id }
    let words = part.split(whereSeparator: \.isWhitespace)
    guard let word = words.firstIndex(where: Self.isSurah) else { return nil }
    let rest = words[(word + 1)...].prefix(Self.mostWords)
    for count in stride(from: rest.count, to: 0, by: -1) {
      if let surah = structure.names.surah(named: rest.prefix(count).joined(separator: " ")) { return surah.id }
    }
    return nil
  }
}
