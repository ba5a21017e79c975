package import TilawaCore
package import TilawaStore

/// Ayat as they are said, word by word.
package struct PhonemeReport {
  /// The places where the reader stops.
  package enum Waqf: String, CaseIterable, Sendable {
    /// A stop after each ayah.
    case ayah
    /// A stop after each word.
    case word
    /// No stop inside a surah: ayat that follow each other are joined.
    case none

    fileprivate var stops: Stops {
      switch self {
      case .ayah: .ayat
      case .word: .words
      case .none: .none
      }
    }
  }

  /// An ayah, or some words of it.
  package struct Ayah {
    /// The ayah or its words.
    package let range: AyahRange
    /// The letters of the range.
    package let text: String
    /// The words of the range.
    package let words: [Word]
  }

  /// A word with its phonemes.
  package struct Word {
    /// The letters.
    package let text: String
    /// The phonemes, and the number of the word in the ayah.
    package let spoken: SpokenWord
  }

  package let ayat: [Ayah]

  /// Finds the phonemes of ranges of the text of Hafs.
  ///
  /// Words that are cut from an ayah are said as in it: the reader goes on after them.
  ///
  /// - Parameter ranges: ranges in the Kufi counting, as they are typed.
  /// - Throws: `RangeError`, or an error of the store.
  package init(_ ranges: [String], in quran: QuranDatabase, waqf: Waqf) throws {
    let structure = quran.structure
    let parser = RangeParser(structure: structure, counting: .kufi, grain: .word)
    let ranges = structure.ayahByAyah(try parser.parse(ranges))
    let spans = ranges.map { structure.span(of: $0.first) }
    let texts = try quran.texts(of: spans)
    var ayat: [Ayah] = []
    var start = 0
    for end in ranges.indices.map({ $0 + 1 }) {
      if waqf == .none, end < ranges.count, ranges[end].first.surah == ranges[end - 1].first.surah,
        spans[end].start == spans[end - 1].end
      {
        continue
      }
      let spoken = Pronunciation(Array(texts[start..<end])).spoken(stopping: waqf.stops)
      ayat += PhonemeReport.ayat(ranges[start..<end], texts[start..<end], spoken)
      start = end
    }
    self.ayat = ayat
  }

  private static func ayat(
    _ ranges: ArraySlice<AyahRange>, _ texts: ArraySlice<String>, _ spoken: [SpokenWord]
  ) -> [Ayah] {
    var place = spoken.startIndex
    return zip(ranges, texts).map { range, text in
      let letters = AyahWords(text)
      defer { place += letters.count }
      let chosen = range.words.map { $0.lowerBound - 1..<$0.upperBound } ?? 0..<letters.count
      let words = chosen.map { Word(text: letters[$0..<$0 + 1], spoken: spoken[place + $0]) }
      return Ayah(range: range, text: letters[chosen], words: words)
    }
  }
}

extension PhonemeReport {
  /// The ayat for programs.
  package var value: some Encodable { PhonemesFound(ayat: ayat.map(value)) }

  private func value(_ ayah: Ayah) -> PhonemesFound.Ayah {
    PhonemesFound.Ayah(ref: "\(ayah.range)", text: ayah.text, words: ayah.words.map(\.value))
  }
}

/// The line for programs about phonemes. Members keep this order.
private struct PhonemesFound: Encodable {
  struct Ayah: Encodable {
    let ref: String
    let text: String
    let words: [Word]
  }

  struct Word: Encodable {
    /// The number in the ayah, from 1.
    let word: Int
    let text: String
    let phonemes: [String]
    let madd: [Madd]
    let units: [String]
    let end: String
  }

  struct Madd: Encodable {
    /// The index of the phoneme in its word, from 0.
    let phoneme: Int
    let kind: String
    /// The lengths that are right, in counts.
    let least: Int
    let most: Int
  }

  let ayat: [Ayah]
}

extension PhonemeReport.Word {
  fileprivate var value: PhonemesFound.Word {
    let phonemes = spoken.phonemes
    let madd = phonemes.indices.compactMap { index in
      phonemes[index].madd.map { madd in
        PhonemesFound.Madd(
          phoneme: index, kind: madd.name, least: madd.counts.lowerBound, most: madd.counts.upperBound)
      }
    }
    return PhonemesFound.Word(
      word: spoken.word, text: text, phonemes: phonemes.map(\.symbol), madd: madd, units: spoken.units.map(\.symbol),
      end: end)
  }

  /// The way in which the word ends.
  private var end: String {
    if spoken.phonemes.last?.manner.contains(.saktah) == true { return "saktah" }
    return spoken.end == .pause ? "stop" : "joined"
  }
}
