/// The texts of a pack in the order of the Quran, assembled from a file: one for each ayah or word, none missing, none
/// twice.
package struct PackAssembly: Sendable {
  /// A rule for an ayah or word without text.
  package enum EmptyTexts: String, CaseIterable, Hashable, Sendable {
    /// The file is refused.
    case refuse
    /// The text before stands for it too. Some translations join ayat in this way.
    case joined
  }

  /// The lines, one for each ayah or for each word of the Hafs text; empty where the line before stands for it too.
  package let lines: [String]
  /// Whether the texts are of words and not of ayat.
  package let isOfWords: Bool
  /// The notes for people about texts that were left out or joined.
  package let notes: [Sentence]

  /// A rule for the markup of web pages in the texts.
  package enum Markup: Hashable, Sendable {
    /// The markup is removed.
    case plain
    /// The markup stays. In a transliteration it is part of the letters, see `SoundLetters`.
    case kept
  }

  /// Assembles the texts of a file.
  ///
  /// - Parameters:
  ///   - entries: the texts in the order of the file.
  ///   - structure: the structure of the Quran.
  ///   - empty: the rule for ayat or words without text.
  ///   - markup: the rule for markup; it applies to ayat only.
  /// - Throws: `PackFault` with the place in the file.
  package init(
    _ entries: [PackEntry], structure: QuranStructure, empty: EmptyTexts = .refuse, markup: Markup = .plain
  ) throws(PackFault) {
    guard let first = entries.first else { throw PackFault(CoreSentences.noTextInIt) }
    isOfWords = first.word != nil
    if let other = entries.first(where: { ($0.word != nil) != (first.word != nil) }) {
      throw PackFault(
        isOfWords ? CoreSentences.amongWords(ref: other.ref) : CoreSentences.amongAyat(ref: other.ref), at: other.place)
    }
    var notes: [Sentence] = []
    if isOfWords {
      lines = try PackAssembly.words(entries, structure, empty)
    } else {
      var ayat = AyahTextBuilder(structure: structure, empty: empty, markup: markup)
      for entry in entries { try ayat.take(entry) }
      lines = try ayat.finish(&notes)
    }
    self.notes = notes
  }

  /// Returns the text of an entry for display; nil for no text.
  static func text(
    of entry: PackEntry, _ empty: EmptyTexts, _ markup: Markup = .plain
  ) throws(PackFault) -> String? {
    let text = MarkupText.plain(entry.text)
    if let control = MarkupText.control(in: text) {
      throw PackFault(
        CoreSentences.controlCharacter(ref: entry.ref, code: Hex.padded(control.value, to: 4, .capital)),
        at: entry.place)
    }
    guard text.isEmpty else { return markup == .kept ? MarkupText.tidy(entry.text) : text }
    guard empty == .joined else {
      throw PackFault(CoreSentences.noTextUnlessJoined(ref: entry.ref), at: entry.place)
    }
    return nil
  }

  /// Throws an error for an ayah that does not exist.
  static func check(_ entry: PackEntry, _ structure: QuranStructure) throws(PackFault) {
    guard (1...structure.surahs.count).contains(entry.surah) else {
      throw PackFault(CoreSentences.noSurahOf(ref: entry.ref, surah: entry.surah), at: entry.place)
    }
    let count = structure.ayat(inSurah: entry.surah, of: .kufi)
    guard (0...count).contains(entry.ayah) else {
      throw PackFault(
        CoreSentences.ayatOfSurahKufi(ref: entry.ref, surah: entry.surah, count: count), at: entry.place)
    }
  }
}

/// A builder of the texts of ayat from the entries of a pack.
private struct AyahTextBuilder {
  let structure: QuranStructure
  let empty: PackAssembly.EmptyTexts
  let markup: PackAssembly.Markup
  private var entries: [PackEntry?]

  init(structure: QuranStructure, empty: PackAssembly.EmptyTexts, markup: PackAssembly.Markup) {
    self.structure = structure
    self.empty = empty
    self.markup = markup
    entries = Array(repeating: nil, count: structure.ayatCount(of: .kufi))
  }

  /// Adds an entry. A basmalah as ayah 0 is left out.
  mutating func take(_ entry: PackEntry) throws(PackFault) {
    try PackAssembly.check(entry, structure)
    guard entry.ayah > 0 else { return }
    let ordinal = structure.ordinal(of: AyahRef(surah: entry.surah, ayah: entry.ayah))
    if let other = entries[ordinal] {
      throw PackFault(CoreSentences.thereTwice(ref: entry.ref, other: other.place.sentence), at: entry.place)
    }
    entries[ordinal] = entry
  }

  func finish(_ notes: inout [Sentence]) throws(PackFault) -> [String] {
    let there = entries.compactMap(\.self)
    guard there.count == entries.count else { throw missing(there.count) }
    var lines: [String] = []
    lines.reserveCapacity(there.count)
    var joined = 0
    for entry in there {
      let text = try PackAssembly.text(of: entry, empty, markup)
      if let text, let target = pointer(text, from: entry) {
        let other = try PackAssembly.text(of: there[target], empty, markup) ?? ""
        guard !other.isEmpty, pointer(other, from: there[target]) == nil else {
          throw PackFault(CoreSentences.noTextOwn(ref: entry.ref, target: text), at: entry.place)
        }
        let isRun = target < lines.count && lines[(target + 1)..<lines.count].allSatisfy(\.isEmpty)
        joined += isRun ? 1 : 0
        lines.append(isRun ? "" : other)
      } else if let text {
        lines.append(text)
      } else {
        guard entry.ayah > 1 else { throw PackFault(CoreSentences.noTextOf(ref: entry.ref), at: entry.place) }
        joined += 1
        lines.append("")
      }
    }
    guard joined < lines.count / 2 else {
      throw PackFault(CoreSentences.ayatWithoutText(count: joined, all: lines.count))
    }
    if joined > 0 { notes.append(CoreSentences.ayatJoined(count: joined)) }
    let cut = cutBasmalah(&lines)
    if cut > 0 { notes.append(CoreSentences.basmalahRemoved(count: cut)) }
    return lines
  }

  /// Returns the ordinal of another ayah of the surah if the text is only its number. Some files that join ayat have
  /// such texts.
  private func pointer(_ text: String, from entry: PackEntry) -> Int? {
    guard text.utf8.count <= 7 else { return nil }
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let surah = numbers[0], let ayah = numbers[1], surah == entry.surah,
      ayah != entry.ayah, structure.contains(AyahRef(surah: surah, ayah: ayah))
    else { return nil }
    return structure.ordinal(of: AyahRef(surah: surah, ayah: ayah))
  }

  private func missing(_ count: Int) -> PackFault {
    let ordinal = entries.firstIndex { $0 == nil } ?? 0
    let ref = structure.ayah(at: ordinal, in: .kufi)
    guard let last = entries[..<ordinal].last??.place else {
      return PackFault(CoreSentences.ayatAndNot(count: count, all: entries.count, ref: "\(ref)"))
    }
    return PackFault(
      CoreSentences.ayatAndNotAfter(count: count, all: entries.count, ref: "\(ref)", last: last.sentence))
  }

  /// Returns a line without kept markup.
  private func seen(_ line: String) -> String { markup == .kept ? MarkupText.plain(line) : line }

  /// Removes the basmalah from the first ayat of surahs if at least 100 of them begin with the text of 1:1. Returns the
  /// number of changed ayat.
  private func cutBasmalah(_ lines: inout [String]) -> Int {
    let opening = Array(seen(lines[0]).utf8)
    guard opening.count >= 10 else { return 0 }
    let firsts = structure.surahs.dropFirst().filter { $0.id != Surah.withoutBasmalah }
      .map { structure.ordinal(of: AyahRef(surah: $0.id, ayah: 1)) }
      .filter { ordinal in
        let line = seen(lines[ordinal]).utf8
        return line.count > opening.count && line.starts(with: opening)
      }
    guard firsts.count >= 100 else { return 0 }
    for ordinal in firsts {
      // Kept markup is no part of what is counted off; a tag that was open before is closed there as well.
      let rest =
        markup == .kept
        ? MarkupText.dropping(seen(lines[0]).unicodeScalars.count, of: lines[ordinal])
        : String(decoding: lines[ordinal].utf8.dropFirst(opening.count), as: UTF8.self)
      lines[ordinal] = MarkupText.tidy(String(rest.drop { $0.isPunctuation || $0.isWhitespace }))
    }
    return firsts.count
  }
}
