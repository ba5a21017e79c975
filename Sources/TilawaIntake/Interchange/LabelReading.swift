package import TilawaCore

/// A reading of labels that people write in other words than ours: `3` of a stated passage, `Humaza 3`, `الفلق 1`, `113001`,
/// the name of a surah, `بسملة`, and the words of ayat themselves.
package struct LabelReading {
  private let structure: QuranStructure
  private let counting: VerseCounting
  private let passage: AyahRange?
  private let phrases: () throws -> PhraseSearch
  private let names: LabelNames

  /// Makes a reading.
  ///
  /// - Parameters:
  ///   - structure: the structure of the text, with the names of surahs.
  ///   - counting: the counting of the numbers in labels, if the file names none.
  ///   - passage: the passage of the recording, or nil. A number alone is an ayah of its surah, if it has only one; names
  ///     and words outside it do not count.
  ///   - phrases: gives the words of the Quran; called only where a label needs them.
  package init(
    _ structure: QuranStructure, in counting: VerseCounting, within passage: AyahRange?,
    phrases: @escaping () throws -> PhraseSearch
  ) {
    self.structure = structure
    self.counting = counting
    self.passage = passage
    self.phrases = phrases
    names = LabelNames(structure, in: passage?.counting ?? counting, within: passage)
  }

  /// Returns the file with labels that `SegmentText` reads; labels in that form stay as they are.
  ///
  /// - Throws: `LabelFileError` for words that are nowhere in the Quran, or at several places; the errors of the library.
  package func read(_ file: LabelFile) throws -> LabelFile {
    let counting = file.counting ?? counting
    var resolver = WordLabels(structure, in: counting, within: passage, maker: file.maker, phrases: phrases)
    for entry in file.entries {
      try resolver.add(entry, named: names.label(of: entry), orSurah: names.surah(of: entry))
    }
    return LabelFile(entries: try resolver.entries(), counting: file.counting, maker: file.maker)
  }
}

/// The labels that are names and numbers.
struct LabelNames {
  private let parser: RangeParser
  private let passage: AyahRange?

  init(_ structure: QuranStructure, in counting: VerseCounting, within passage: AyahRange?) {
    self.passage = passage
    parser = RangeParser(structure: structure, counting: counting)
  }

  private var surahs: ClosedRange<Int> { passage.map { $0.first.surah...$0.last.surah } ?? 1...114 }

  /// Returns the label that a number, or a name with one, means; nil for any other text.
  func label(of entry: LabelFile.Entry) -> String? { label(of: entry.text) }

  /// Returns the label that a text means.
  func label(of text: String) -> String? {
    let (words, marks) = LabelText.parted(text)
    guard let label = label(words) else { return nil }
    return ([label] + marks).joined(separator: " ")
  }

  /// Returns the surah that a name alone means; nil for any other text.
  func surah(of entry: LabelFile.Entry) -> AyahRange? { named(LabelText.parted(entry.text).words[...]) }

  private func label(_ words: [String]) -> String? {
    if words.count == 1, let ayah = LabelText.ofFileName(words[0]) { return ayah }
    if let opening = LabelText.opening(words) {
      // The basmalah of al-Fatihah is words like others.
      return opening == LabelText.basmalahLabel && surahs.lowerBound == 1 && passage != nil ? "1:0" : opening
    }
    guard let last = words.last else { return nil }
    if LabelText.isNumber(last) {
      return surah(words.dropLast()).map { "\($0):\(ArabicText.westernDigits(last))" }
    }
    return nil
  }

  /// Returns the surah named by the words before a number. No words, or “ayah”, mean the only surah of the passage.
  private func surah(_ words: ArraySlice<String>) -> Int? {
    let words = words.filter { !LabelText.fillers.contains($0.lowercased()) }
    guard words.isEmpty else { return named(words[...])?.first.surah }
    return passage != nil && surahs.count == 1 ? surahs.lowerBound : nil
  }

  /// Returns the surah of a name.
  private func named(_ words: ArraySlice<String>) -> AyahRange? {
    let words = words.filter { !LabelText.fillers.contains($0.lowercased()) }
    let name = words.joined(separator: " ")
    // A name of letters: 2:255 @3 2:256 is none.
    guard !words.isEmpty, words.count <= 4, !name.contains(where: { $0.isNumber || $0 == "@" }),
      let named = try? parser.parse(name)
    else { return nil }
    return named.first.surah == named.last.surah && surahs.contains(named.first.surah) ? named : nil
  }
}

/// The forms of labels as text.
enum LabelText {
  static let fillers: Set = ["ayah", "aya", "ayat", "verse", "surah", "sura", "surat", "آية", "اية", "سورة"]

  /// Returns the words of a label, and the marks after them.
  static func parted(_ text: String) -> (words: [String], marks: [String]) {
    let all = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let marks = all.reversed().prefix { ["?", "*"].contains($0) }
    return (Array(all.dropLast(marks.count)), marks.reversed())
  }

  /// Whether a word is a number or two: `3`, `1-3`.
  static func isNumber(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }
  }

  /// Returns the ayah of a file's name: `2:255` for `002255`; nil for any other word.
  static func ofFileName(_ word: String) -> String? {
    guard word.utf8.count == 6, word.isASCIIDigits, let surah = Int(word.prefix(3)),
      let ayah = Int(word.suffix(3)), (1...114).contains(surah)
    else { return nil }
    return "\(surah):\(ayah)"
  }

  /// Returns `basmalah` or `istiadha` for their names and words; nil for any other text.
  static func opening(_ words: [String]) -> String? {
    let text = ArabicText.folded(words.joined(separator: " ").lowercased()).filter { $0.isLetter || $0 == " " }
    if basmalah.contains(text) { return basmalahLabel }
    return istiadha.contains(text) ? "istiadha" : nil
  }

  static let basmalahLabel = "basmalah"

  private static let basmalah: Set = [
    "basmala", "bismillah", "bismalah", "بسمله", "البسمله", "بسم الله", "بسم الله الرحمن الرحيم",
  ]
  private static let istiadha: Set = [
    "istiadhah", "istiaza", "taawwudh", "taawudh", "استعاذه", "الاستعاذه", "تعوذ", "التعوذ",
    "اعوذ بالله من الشيطان الرجيم", "اعوذ بالله من الشيطن الرجيم",
  ]
}

extension LabelFile {
  /// Whether a label is a number alone, which needs a passage to name an ayah.
  package var hasNumbersAlone: Bool {
    entries.contains { entry in
      let (words, _) = LabelText.parted(entry.text)
      return words.count == 1 && LabelText.isNumber(words[0])
    }
  }
}
