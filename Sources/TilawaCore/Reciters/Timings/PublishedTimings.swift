/// The times of ayat and words in a file or an answer of a service, in the numbers of the source. They have to be
/// checked before use, see `TimingCheck`.
package struct PublishedTimings: Hashable, Sendable {
  /// A format of published timings; the raw values are for people and programs.
  package enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    case mp3quran
    case gapless
    case qdc
    case quranAlign = "quran-align"
    case qul
    case csv
    /// The export of this program.
    case tilawa

    /// The name of the format for people.
    package var name: String {
      switch self {
      case .mp3quran: "mp3quran JSON"
      case .gapless: "gapless SQLite"
      case .qdc: "QDC JSON"
      case .quranAlign: "quran-align JSON"
      case .qul: "QUL JSON"
      case .csv: "CSV"
      case .tilawa: CoreSentences.tilawasExport.text
      }
    }
  }

  /// The format of the timings.
  package let format: Format
  /// The kind of file in which the times are counted.
  package let base: AyahTiming.Base
  /// The ayat in the order of the source; an ayah may occur several times.
  package let ayat: [PublishedAyah]

  package init(format: Format, base: AyahTiming.Base, ayat: [PublishedAyah]) {
    self.format = format
    self.base = base
    self.ayat = ayat
  }
}

/// The times of one ayah in a source, in milliseconds from the start of the file.
package struct PublishedAyah: Hashable, Sendable {
  /// The place of the ayah; an ayah of 0 means all that comes before ayah 1.
  package let place: UncheckedPlace
  /// The start in milliseconds; nil where the source gives no time.
  package let start: Int?
  /// The end in milliseconds; nil where the source gives no time.
  package let end: Int?
  /// The words in the order of the source.
  package let words: [PublishedWord]

  /// Makes the times of the ayah at a place.
  package init(_ place: UncheckedPlace, start: Int? = nil, end: Int? = nil, words: [PublishedWord] = []) {
    self.place = place
    self.start = start
    self.end = end
    self.words = words
  }

  /// The number of the surah.
  package var surah: Int { place.surah }
  /// The number of the ayah in the source's counting.
  package var ayah: Int { place.ayah }
}

/// A time of one or more words of an ayah, in the source's own count of words.
package struct PublishedWord: Hashable, Sendable {
  /// The words, counted from 0 in the ayah; mostly one, empty where the source names none.
  package let words: Range<Int>
  /// The start in milliseconds.
  package let start: Int
  /// The end in milliseconds.
  package let end: Int

  package init(words: Range<Int>, start: Int, end: Int) {
    self.words = words
    self.start = start
    self.end = end
  }
}
