/// The checked times of an ayah, and perhaps of its words, in a published file, in milliseconds.
///
/// They belong to one edition of the audio. The user of a timing has to keep to the bounds of the local file.
package struct AyahTiming: Hashable, Sendable {
  /// A kind of file in which times are counted.
  package enum Base: String, Hashable, Sendable, Codable {
    /// A file with this ayah alone.
    case ayah
    case surah

    /// Derives the kind from a file's name: `002255.mp3` holds an ayah, `002.mp3` a surah. Returns nil for any other
    /// name.
    package init?(fileNamed path: String) {
      let stem = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
      guard stem.isASCIIDigits else { return nil }
      switch stem.utf8.count {
      case 6: self = .ayah
      case 3: self = .surah
      default: return nil
      }
    }
  }

  /// The words of the ayah.
  package let span: WordRange
  /// The kind of the file.
  package let base: Base
  /// The times from the start of the file to the end of the ayah; nil where the ayah is the whole file.
  package let range: Range<Duration>?
  /// The words in the order in which they are heard. A repeated word is listed again. Empty where the source gives
  /// none.
  package let words: [TimedWord]

  /// Whether the timing says nothing of the ayah. Stored, such a timing removes an earlier one.
  package var isEmpty: Bool { range == nil && words.isEmpty }

  package init(span: WordRange, base: Base, range: Range<Duration>?, words: [TimedWord] = []) {
    self.span = span
    self.base = base
    self.range = range
    self.words = words
  }
}
