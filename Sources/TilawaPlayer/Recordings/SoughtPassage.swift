import TilawaAudio
public import TilawaCore

/// Ayat, and where in a recording they are looked for.
public struct SoughtPassage: Hashable, Sendable {
  /// The ayat.
  public let range: AyahRange
  /// Frames of the recording's file; nil for all of it.
  public let frames: Range<Int>?

  /// Looks for ayat in some frames, or in all of them.
  public init(_ range: AyahRange, in frames: Range<Int>? = nil) { (self.range, self.frames) = (range, frames) }

  /// Returns the slice of a recording's file to read.
  func slice(of file: AudioFile) -> AudioSlice {
    frames.map { AudioSlice(file: file, start: $0.lowerBound, end: min(file.frames, $0.upperBound)) }
      ?? AudioSlice(whole: file)
  }
}
