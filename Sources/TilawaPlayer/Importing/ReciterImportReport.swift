public import TilawaCore

/// What `reciters add` found, so that it can be told.
public struct ReciterImportReport: Hashable, Sendable {
  /// An ayah that is not used, or not as its timing says.
  public struct Fault: Hashable, Sendable, CustomStringConvertible {
    /// The surah's number.
    public let surah: Int
    /// What is wrong, for people.
    public let message: String

    public var description: String { "surah \(surah): \(message)" }
  }

  /// The reciter as the library has them now.
  public let reciter: Reciter
  /// How many files were taken.
  public let files: Int
  /// How many ayat of the source's counting are there.
  public let ayat: Int
  /// Files in the folder that are no recitation by their names.
  public let ignored: Int
  /// Ayat that are not there, of surahs that otherwise are.
  public let holes: [AyahRef]
  /// What is wrong with timings; the rest of such a surah is taken.
  public let faults: [Fault]
}
