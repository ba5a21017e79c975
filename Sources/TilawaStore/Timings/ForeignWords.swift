package import TilawaCore

// Published timings are of one edition of the audio. The edition is not stated: the first file here counts as it;
// others are recognised by length.

/// An ayah whose published word times belong to another edition of its file.
package struct ForeignWords: Hashable, Sendable {
  /// The first word of the ayah.
  package let firstWord: Int
  /// The kind of file.
  package let base: AyahTiming.Base
  /// The file that is here.
  package let file: AudioFile
  /// The length of the other edition in milliseconds.
  package let milliseconds: Int
}
