/// What a file or a service says of the times of ayat and words, in the numbers of its source: to be checked before it is
/// believed, see `TimingCheck`.
public struct PublishedTimings: Hashable, Sendable {
  /// A format in which timings are published; the raw values are for people and programs.
  public enum Format: String, Hashable, Sendable, Codable, CaseIterable {
    case mp3quran
    case gapless
    case qdc
    case quranAlign = "quran-align"
    case qul
    case csv
    /// What this program exports.
    case tilawa

    /// As a person writes it.
    public var name: String {
      switch self {
      case .mp3quran: "mp3quran JSON"
      case .gapless: "gapless SQLite"
      case .qdc: "QDC JSON"
      case .quranAlign: "quran-align JSON"
      case .qul: "QUL JSON"
      case .csv: "CSV"
      case .tilawa: "Tilawa's export"
      }
    }
  }

  /// In which format it was told.
  public let format: Format
  /// In which kind of file the times are counted.
  public let base: AyahTiming.Base
  /// In the order of the source; there may be several of one ayah.
  public let ayat: [PublishedAyah]

  public init(format: Format, base: AyahTiming.Base, ayat: [PublishedAyah]) {
    self.format = format
    self.base = base
    self.ayat = ayat
  }
}

/// What a source says of one ayah. Times are milliseconds from the start of the file.
public struct PublishedAyah: Hashable, Sendable {
  /// Of which ayah; 0 is whatever precedes ayah 1.
  public let place: ToldPlace
  /// Where it begins; nil where nothing is said that is a time.
  public let start: Int?
  /// Where it ends; nil where nothing is said that is a time.
  public let end: Int?
  /// In the order of the source.
  public let words: [PublishedWord]

  /// What a source says of the ayah at a place.
  public init(_ place: ToldPlace, start: Int? = nil, end: Int? = nil, words: [PublishedWord] = []) {
    self.place = place
    self.start = start
    self.end = end
    self.words = words
  }

  /// The surah's number.
  public var surah: Int { place.surah }
  /// The number in the source's counting.
  public var ayah: Int { place.ayah }
}

/// Words of an ayah that a source gives one time, in its own count of words.
public struct PublishedWord: Hashable, Sendable {
  /// Counted from 0 in the ayah; mostly one, empty for what names none.
  public let words: Range<Int>
  /// In milliseconds.
  public let start: Int
  /// In milliseconds.
  public let end: Int

  public init(words: Range<Int>, start: Int, end: Int) {
    self.words = words
    self.start = start
    self.end = end
  }
}
