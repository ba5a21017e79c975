/// Where an ayah, and perhaps its words, lies in a published file: checked, in milliseconds.
///
/// Tied to one edition of the audio; whoever uses it keeps to the bounds of the file that is here.
public struct AyahTiming: Hashable, Sendable {
  /// What kind of file the times are counted in.
  public enum Base: String, Hashable, Sendable, Codable {
    /// One that holds this ayah alone.
    case ayah
    case surah

    /// By a file's name: `002255.mp3` holds an ayah, `002.mp3` a surah; nil for any other.
    public init?(fileNamed path: String) {
      let stem = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
      guard stem.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      switch stem.utf8.count {
      case 6: self = .ayah
      case 3: self = .surah
      default: return nil
      }
    }
  }

  /// Its words.
  public let span: WordRange
  /// In which file.
  public let base: Base
  /// From the start of the file up to its end; nil for all of a file that holds this ayah alone.
  public let range: Range<Duration>?
  /// In the order in which they are heard: a word that is said again stands there again. Empty where nobody told.
  public let words: [TimedWord]

  /// Whether nothing is told of the ayah. Stored, such a timing takes away what was known of it.
  public var isEmpty: Bool { range == nil && words.isEmpty }

  public init(span: WordRange, base: Base, range: Range<Duration>?, words: [TimedWord] = []) {
    self.span = span
    self.base = base
    self.range = range
    self.words = words
  }
}
