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

  /// The most ayat that are sought before a passage and after it.
  private static let around = 3

  /// Makes a search for a passage and a few ayat before it and after it in their surahs. One of them may be what is recited: ayat beside
  /// each other may differ in a few sounds.
  package init(around passage: AyahRange, in frames: Range<Int>? = nil, of structure: QuranStructure) {
    func ref(_ ref: AyahRef, _ ayah: Int) -> AyahRef { AyahRef(surah: ref.surah, ayah: ayah, counting: ref.counting) }
    let last = structure.ayat(inSurah: passage.last.surah, of: passage.last.counting)
    let wide = AyahRange(
      ref(passage.first, max(1, passage.first.ayah - Self.around)),
      ref(passage.last, min(last, passage.last.ayah + Self.around)))
    self.init(wide, in: frames, expecting: passage)
  }

  /// Returns the slice of a recording's file to read.
  func slice(of file: AudioFile) -> AudioSlice {
    frames.map { AudioSlice(file: file, start: $0.lowerBound, end: min(file.frames, $0.upperBound)) }
      ?? AudioSlice(whole: file)
  }
}
