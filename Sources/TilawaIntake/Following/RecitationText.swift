package import TilawaCore
package import TilawaHearing
package import TilawaStore

/// The ayat of a recitation in the words of its riwayah, and where each word is in the Quran.
package struct RecitationText: Sendable {
  /// A word of an ayah, or of the basmalah before a surah.
  package struct Word: Hashable, Sendable {
    /// The part of the text, counted from 0.
    package let part: Int
    /// The name of the part: `2:255`, or `2:0` for a basmalah before a surah.
    package let ref: String
    /// The number of the word in it, from 1.
    package let number: Int
    /// The word of the Hafs text in its place, counted through the Quran; nil in a basmalah before a surah.
    package let place: Int?
  }

  package let range: AyahRange
  package let riwayah: Riwayah
  /// The text as it may be recited: the ayat, and some that follow them, since not everybody stops at the end.
  package let recited: RecitedText
  /// The name of each part.
  package let names: [String]
  /// The words of each part, as they are shown.
  package let shown: [[String]]
  /// All words in order.
  package let words: [Word]

  /// Reads the text of some ayat.
  ///
  /// - Parameter alphabet: the units of the model that hears it.
  /// - Throws: `StoreError.notFound` where the text of the riwayah is not installed; the errors of the database.
  package init(
    _ range: AyahRange, riwayah: Riwayah, in quran: QuranDatabase, _ texts: TextStore,
    as alphabet: SpeechAlphabet = .phonemes
  ) throws(StoreError) {
    let structure = quran.structure
    let ayat = structure.ayat(in: Self.extended(range, in: structure))
    let judged = structure.ordinals(of: range).count
    let opened = ayat.indices.filter { structure.surahOpened(by: ayat[$0]) != nil }
    let basmalah = try quran.text(of: AyahRef(surah: 1, ayah: 1, counting: .kufi))
    var lines: [String] = []
    let recited: RecitedText
    if riwayah == .hafs {
      lines = try quran.texts(of: ayat.map { structure.span(of: $0) })
      let isOpened = Set(opened)
      recited = RecitedText(
        lines.indices.flatMap { index in
          (isOpened.contains(index) ? [RecitedText.Part(basmalah, isOpening: true)] : [])
            + [RecitedText.Part(lines[index])]
        })
    } else {
      let own = try texts.open(riwayah)
      for ayah in ayat { lines.append(try own.words(of: ayah)) }
      recited = RecitedText(
        lines, Pronunciation(kingFahd: lines, of: riwayah), basmalah: basmalah, opened: Set(opened))
    }
    var (names, shown, words): ([String], [[String]], [Word]) = ([], [], [])
    var next = 0
    for (part, text) in recited.parts.enumerated() {
      guard next < judged else { break }
      let count = recited.wordCount(ofPart: part)
      shown.append(Self.split(text.text, into: count))
      guard !text.isOpening else {
        names.append("\(ayat[next].surah):0")
        words += (0..<count).map { Word(part: part, ref: names[part], number: $0 + 1, place: nil) }
        continue
      }
      let span = structure.span(of: ayat[next])
      names.append("\(ayat[next])")
      words += (0..<count).map { number in
        // Another riwayah may have a word more or less in an ayah.
        let place = count == span.count ? number : number * span.count / count
        return Word(part: part, ref: names[part], number: number + 1, place: span.start + place)
      }
      next += 1
    }
    (self.range, self.riwayah, self.recited) = (range, riwayah, try Self.written(recited, alphabet))
    (self.names, self.shown, self.words) = (names, shown, words)
  }

  private static func written(_ text: RecitedText, _ alphabet: SpeechAlphabet) throws(StoreError) -> RecitedText {
    guard alphabet == .letters else { return text }
    let words = text.parts.indices.map { split(text.parts[$0].text, into: text.wordCount(ofPart: $0)) }
    guard let spelled = text.spelled(words) else {
      throw StoreError(
        code: .unreadable, operation: IntakeSentences.cannotSpell, path: "",
        detail: IntakeSentences.spelledOtherwise)
    }
    return spelled
  }

  /// The least number of words that are heard after the range.
  private static let following = 40

  private static func extended(_ range: AyahRange, in structure: QuranStructure) -> AyahRange {
    let end = structure.span(of: range.last).end + following
    let last = structure.ayatCount(of: range.counting) - 1
    var ordinal = structure.ordinal(of: range.last)
    while ordinal < last, structure.span(of: structure.ayah(at: ordinal, in: range.counting)).end < end { ordinal += 1 }
    return AyahRange(range.first, structure.ayah(at: ordinal, in: range.counting))
  }

  /// Parts a text at its spaces; signs that stand alone belong to the word before them.
  private static func split(_ text: String, into count: Int) -> [String] {
    var words: [String] = []
    for piece in text.split(separator: " ") {
      if words.isEmpty || piece.unicodeScalars.contains(where: { $0.properties.generalCategory == .otherLetter }) {
        words.append(String(piece))
      } else {
        words[words.count - 1] += " " + piece
      }
    }
    return words
  }

  /// Returns the words of a part, as indices of `words`.
  package func words(ofPart part: Int) -> Range<Int> { recited.wordRange(ofPart: part) }
}
