package import TilawaCore
package import TilawaHearing

/// The judgement of a file that is named after a surah or an ayah.
package struct HeardFile: Hashable, Sendable {
  /// Whether the file holds the recitation of its name.
  package let kind: AyahJudge.Verdict.Kind
  /// The ayat that it sounds like, if not those of its name; with a right file the next likely ones.
  package let nearest: AyahRange?
  /// The words of its ayah that are heard, counted from the first one, where it breaks off.
  package let words: Range<Int>?
  /// The places of its ayat and words; nil if it is not believed.
  let passage: AlignedPassage?

  init(
    kind: AyahJudge.Verdict.Kind, nearest: AyahRange? = nil, words: Range<Int>? = nil, passage: AlignedPassage? = nil
  ) {
    (self.kind, self.nearest, self.words, self.passage) = (kind, nearest, words, passage)
  }
}
