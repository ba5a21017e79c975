/// One of the fifteen lines of a page of the Madani mushaf, as it is printed.
public enum PrintedLine: Hashable, Sendable {
  /// The name of the surah that begins.
  case surahName(Int)
  /// The basmalah before a surah, where it is no ayah of it.
  case basmalah(Int)
  /// Words of the text, with the numbers of those ayat in the line whose words end at a place in `numbers`.
  ///
  /// A number stands behind the last word of its ayah, mostly. Some lines begin with the number of the ayah that ended on the
  /// line before: their `numbers` hold the place where their words begin, and those of the line before do not.
  case text(WordRange, setting: Setting, numbers: Range<Int>)

  /// How words stand in the line.
  public enum Setting: Hashable, Sendable {
    /// From edge to edge.
    case justified
    case centred
  }

  /// The words of the text in the line; nil for what stands before a surah.
  public var words: WordRange? {
    switch self {
    case .surahName, .basmalah: nil
    case .text(let words, _, _): words
    }
  }
}
