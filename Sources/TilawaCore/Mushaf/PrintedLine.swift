/// A line on a page of a print, as it is printed.
package enum PrintedLine: Hashable, Sendable {
  /// The line with the name of a surah that begins.
  case surahName(Int)
  /// The line with the basmalah before a surah, where it is not an ayah of it.
  case basmalah(Int)
  /// The line with the name of a surah that begins, and with the basmalah before it.
  case opening(Int)
  /// Words of the text. `numbers` holds the places at which ayat with their numbers in this line end.
  ///
  /// Usually a number stands after the last word of its ayah. Some lines begin with the number of the ayah that ended
  /// on the line before. Then their `numbers` hold the place at which their words begin, and those of the line before
  /// do not.
  case text(WordRange, setting: Setting, numbers: Range<Int>)

  /// A setting of words in the line.
  package enum Setting: Hashable, Sendable {
    /// The words fill the line from edge to edge.
    case justified
    case centred
  }

  /// The surah that the line names.
  package var surahNamed: Int? {
    switch self {
    case .surahName(let surah), .opening(let surah): surah
    case .basmalah, .text: nil
    }
  }

  /// The words of the text in the line; nil for a name or a basmalah before a surah.
  package var words: WordRange? {
    switch self {
    case .surahName, .basmalah, .opening: nil
    case .text(let words, _, _): words
    }
  }
}
