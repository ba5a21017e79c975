import Foundation
import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

/// The verified text, verse by verse, with what is computed from it.
struct TajweedFixture {
  struct Ayah {
    let ref: AyahRef
    let text: String
    let spans: [TajweedSpan]

    /// The letters of each span of a rule.
    func letters(of rule: TajweedRule) -> [String] {
      let scalars = Array(text.unicodeScalars)
      return spans.filter { $0.rule == rule }.map { String(String.UnicodeScalarView(scalars[$0.scalars])) }
    }
  }

  let ayat: [Ayah]

  init() throws {
    let quran = try RealQuran.database()
    let refs = (0..<6236).map { quran.structure.ayah(at: $0, in: .kufi) }
    let texts = try quran.texts(of: refs.map(quran.structure.span))
    ayat = zip(refs, texts).map { Ayah(ref: $0, text: $1, spans: Tajweed.spans(of: $1)) }
  }

  static func ayah(_ surah: Int, _ ayah: Int) throws -> Ayah {
    let ref = AyahRef(surah: surah, ayah: ayah)
    let text = try RealQuran.database().text(of: ref)
    return Ayah(ref: ref, text: text, spans: Tajweed.spans(of: text))
  }

  /// How often a pattern is found in the whole text, verse by verse.
  func count(of pattern: String) throws -> Int {
    let pattern = try NSRegularExpression(pattern: pattern)
    return ayat.reduce(0) {
      $0 + pattern.numberOfMatches(in: $1.text, range: NSRange($1.text.startIndex..., in: $1.text))
    }
  }

  func count(of rules: TajweedRule...) -> Int {
    ayat.reduce(0) { $0 + $1.spans.count { rules.contains($0.rule) } }
  }
}
