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
  /// Whether it is only likely that the recording holds it, so that a person has to check its ayat.
  package let isGuess: Bool

  /// Makes a search for ayat in some frames, or in all of them.
  package init(
    _ range: AyahRange, in frames: Range<Int>? = nil, expecting expected: AyahRange? = nil, isGuess: Bool = false
  ) {
    (self.range, self.frames, self.expected, self.isGuess) = (range, frames, expected ?? range, isGuess)
  }

  /// The most ayat that are sought before and after a passage that was recognised.
  private static let around = 3

  /// Makes a search for a passage that was recognised, with a few ayat before it and after it in its surahs.
  package init(
    around range: AyahRange, in frames: Range<Int>? = nil, isGuess: Bool = false, _ structure: QuranStructure
  ) {
    func ref(_ ref: AyahRef, _ ayah: Int) -> AyahRef { AyahRef(surah: ref.surah, ayah: ayah, counting: ref.counting) }
    let last = structure.ayat(inSurah: range.last.surah, of: range.last.counting)
    let widened = AyahRange(
      ref(range.first, max(1, range.first.ayah - Self.around)),
      ref(range.last, min(last, range.last.ayah + Self.around)))
    self.init(widened, in: frames, expecting: range, isGuess: isGuess)
  }

  /// Returns the slice of a recording's file to read.
  func slice(of file: AudioFile) -> AudioSlice {
    frames.map { AudioSlice(file: file, start: $0.lowerBound, end: min(file.frames, $0.upperBound)) }
      ?? AudioSlice(whole: file)
  }
}
