public import TilawaCore

// Published timings are of one edition of the audio. Which that was nobody says: it is taken to be the first that lies here,
// and another one is known by its length.

/// An ayah whose published words are not those of the file that is here.
public struct ForeignWords: Hashable, Sendable {
  /// The first word of the ayah.
  public let firstWord: Int
  /// The kind of file.
  public let base: AyahTiming.Base
  /// The file that is here.
  public let file: AudioFile
  /// How long the file was that they belong to, in milliseconds.
  public let milliseconds: Int
}
