extension PackAssembly {
  /// The words that some sources join with the word after them, as the printed lines do: بَعْدَ مَا in three ayat, and
  /// إِلْ يَاسِينَ. The value is the number of the second word, counted from 0.
  static let writtenAsOne: [AyahRef: Int] = [
    AyahRef(surah: 2, ayah: 181): 3, AyahRef(surah: 8, ayah: 6): 4, AyahRef(surah: 13, ayah: 37): 8,
    AyahRef(surah: 37, ayah: 130): 3,
  ]

  /// Returns a line for each word of the Hafs text.
  static func words(
    _ entries: [PackEntry], _ structure: QuranStructure, _ empty: EmptyTexts
  ) throws(PackFault) -> [String] {
    var byAyah: [[Int: PackEntry]] = Array(repeating: [:], count: structure.ayatCount(of: .kufi))
    for entry in entries {
      try check(entry, structure)
      guard entry.ayah > 0, let word = entry.word else { continue }
      let ordinal = structure.ordinal(of: AyahRef(surah: entry.surah, ayah: entry.ayah))
      if let other = byAyah[ordinal].updateValue(entry, forKey: word) {
        throw PackFault(
          CoreSentences.thereTwice(ref: entry.ref, other: other.place.sentence), at: entry.place)
      }
    }
    var lines: [String] = []
    lines.reserveCapacity(structure.words)
    for (ordinal, words) in byAyah.enumerated() {
      lines += try texts(of: words, in: structure.ayah(at: ordinal, in: .kufi), structure, empty)
    }
    return lines
  }

  /// Returns the lines of an ayah.
  private static func texts(
    of words: [Int: PackEntry], in ayah: AyahRef, _ structure: QuranStructure, _ empty: EmptyTexts
  ) throws(PackFault) -> [String] {
    guard !words.isEmpty else { throw PackFault(CoreSentences.refMissing(ref: "\(ayah)")) }
    let count = structure.span(of: ayah).count
    var texts: [String] = []
    for number in 0..<words.count {
      guard let entry = words[number + 1] else {
        throw PackFault(
          CoreSentences.wordMissingAmong(ref: "\(ayah):\(number + 1)", count: words.count),
          at: words.values.map(\.place).first)
      }
      guard let text = try text(of: entry, empty) else {
        guard number > 0 else { throw PackFault(CoreSentences.noTextOf(ref: entry.ref), at: entry.place) }
        texts.append("")
        continue
      }
      texts.append(text)
    }
    if texts.count == count + 1, let last = texts.last, isNumber(last) { texts.removeLast() }
    if texts.count == count - 1, let joint = writtenAsOne[ayah] { texts.insert("", at: joint) }
    guard texts.count == count else {
      throw PackFault(
        CoreSentences.wordsAndNot(ref: "\(ayah)", count: words.count, needed: count),
        at: words[max(1, words.count)]?.place)
    }
    return texts
  }

  /// Whether the text is the number of an ayah, written after its words.
  private static func isNumber(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.numericType != nil || "()[]{}﴾﴿۝ ".unicodeScalars.contains($0) }
  }
}
