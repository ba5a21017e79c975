import TilawaCore
import TilawaTestSupport

/// Words of the verified text, as they are said.
struct PhonemeFixture {
  /// Returns words of an ayah in the notation of phonemes, with `|` between words.
  ///
  /// - Parameters:
  ///   - words: the numbers of the words; nil for all.
  ///   - following: the number of ayat after it that are joined to it; their words are returned too.
  static func said(
    _ surah: Int, _ ayah: Int, _ words: ClosedRange<Int>? = nil, following: Int = 0, stopping stops: Stops = .none
  ) throws -> String {
    let texts = try (ayah...ayah + following).map { try RealQuran.text(of: AyahRef(surah: surah, ayah: $0)) }
    let spoken = Pronunciation(texts).spoken(stopping: stops)
    return spoken.filter { word in words.map { word.ayah == 0 && $0.contains(word.word) } ?? true }
      .map { $0.phonemes.map(\.notation).joined(separator: " ") }.joined(separator: " | ")
  }

  /// Returns a word that the reader begins with and stops after.
  static func alone(_ surah: Int, _ ayah: Int, _ word: Int) throws -> String {
    try said(surah, ayah, word...word, stopping: .words)
  }
}
