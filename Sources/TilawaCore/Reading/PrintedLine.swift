/// One of the fifteen lines of a page of the Madani mushaf, as it is printed.
public enum PrintedLine: Hashable, Sendable {
  /// The name of the surah that begins.
  case surahName(Int)
  /// The basmalah before a surah, where it is no ayah of it.
  case basmalah(Int)
  /// Words of the text. Numbers of ayat stand behind the words that end them.
  case text(WordRange, setting: Setting)

  /// How words stand in the line.
  public enum Setting: Hashable, Sendable {
    /// From edge to edge.
    case justified
    case centred
  }
}
