import TilawaAudio
package import TilawaCore

/// A passage to find, with its place in the recording.
package struct SoughtPassage: Hashable, Sendable {
  /// The ayat.
  package let range: AyahRange
  /// The frames of the recording's file to search; nil means all.
  package let frames: Range<Int>?

  /// The ayat that are missing where they are not found; the others around them may be left out.
  package let expected: AyahRange

  /// Makes a search for ayat in some frames, or in all of them.
  package init(_ range: AyahRange, in frames: Range<Int>? = nil, expecting expected: AyahRange? = nil) {
    (self.range, self.frames, self.expected) = (range, frames, expected ?? range)
  }

  /// Returns the slice of a recording's file to read.
  func slice(of file: AudioFile) -> AudioSlice {
    frames.map { AudioSlice(file: file, start: $0.lowerBound, end: min(file.frames, $0.upperBound)) }
      ?? AudioSlice(whole: file)
  }
}
