package import TilawaCore

extension LabelFile {
  /// Returns the file read as labels of a passage: labels such as `3`, `1-3`, `Humaza 3` and `ayah 3` become ayat of
  /// its surah, and `113001`, as files of ayat are called, that ayah. Other labels stay as they are.
  ///
  /// - Parameters:
  ///   - passage: the passage of the recording; a number alone is an ayah of its surah, if it has only one.
  ///   - structure: the structure of the text, with the names of surahs.
  package func read(within passage: AyahRange, of structure: QuranStructure) -> LabelFile {
    let parser = RangeParser(structure: structure, counting: passage.counting)
    let surahs = passage.first.surah...passage.last.surah
    return LabelFile(
      entries: entries.map { entry in
        guard let whole = LabelFile.whole(entry.text, surahs, parser) else { return entry }
        return Entry(
          place: entry.place, start: entry.start, end: entry.end, text: whole, written: entry.text,
          details: entry.details)
      }, counting: counting)
  }

  /// Whether a label is a number alone, which needs a passage to name an ayah.
  package var hasNumbersAlone: Bool {
    entries.contains { entry in
      let (words, _) = LabelFile.parted(entry.text)
      return words.count == 1 && LabelFile.isNumber(words[0])
    }
  }

  /// Returns the full label for a number, or for a name with a number; nil for any other text.
  private static func whole(_ text: String, _ surahs: ClosedRange<Int>, _ parser: RangeParser) -> String? {
    let (words, marks) = parted(text)
    if words.count == 1, let ayah = ofFileName(words[0]) { return ([ayah] + marks).joined(separator: " ") }
    guard let number = words.last, isNumber(number), let surah = surah(words.dropLast(), surahs, parser) else {
      return nil
    }
    return (["\(surah):\(number)"] + marks).joined(separator: " ")
  }

  /// Returns the surah named by the words before a number. No words, or “ayah”, mean the only surah of the passage.
  private static func surah(
    _ words: ArraySlice<String>, _ surahs: ClosedRange<Int>, _ parser: RangeParser
  ) -> Int? {
    let words = words.filter { !fillers.contains($0.lowercased()) }
    guard !words.isEmpty else { return surahs.count == 1 ? surahs.lowerBound : nil }
    let name = words.joined(separator: " ")
    // A name of letters: 2:255 @3 2:256 is none.
    guard !name.contains(where: { $0.isNumber || $0 == "@" }), let named = try? parser.parse(name) else { return nil }
    return named.first.surah == named.last.surah && surahs.contains(named.first.surah) ? named.first.surah : nil
  }

  /// Returns the ayah of a file's name: `2:255` for `002255`; nil for any other word.
  private static func ofFileName(_ word: String) -> String? {
    guard word.utf8.count == 6, word.isASCIIDigits, let surah = Int(word.prefix(3)),
      let ayah = Int(word.suffix(3)), (1...114).contains(surah)
    else { return nil }
    return "\(surah):\(ayah)"
  }

  private static let fillers: Set = ["ayah", "aya", "ayat", "verse", "surah", "sura", "surat", "آية", "اية", "سورة"]

  /// Returns the words of a label, and the marks after them.
  private static func parted(_ text: String) -> (words: [String], marks: [String]) {
    let all = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let marks = all.reversed().prefix { ["?", "*"].contains($0) }
    return (Array(all.dropLast(marks.count)), marks.reversed())
  }

  /// Whether a word is a number or two: `3`, `1-3`.
  private static func isNumber(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }
  }
}
