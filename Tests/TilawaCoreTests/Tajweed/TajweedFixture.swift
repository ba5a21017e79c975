import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

/// The verified text, verse by verse, with what is computed from it.
struct TajweedFixture {
  struct Ayah: Sendable {
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

  /// Computed once for all tests.
  private static let all = Result {
    try RealQuran.texts().map { Ayah(ref: $0.ref, text: $0.text, spans: Tajweed.spans(of: $0.text)) }
  }

  init() throws { ayat = try TajweedFixture.all.get() }

  static func ayah(_ surah: Int, _ ayah: Int) throws -> Ayah {
    let ref = AyahRef(surah: surah, ayah: ayah)
    let text = try RealQuran.text(of: ref)
    return Ayah(ref: ref, text: text, spans: Tajweed.spans(of: text))
  }

  /// Counts the places of a pattern in the whole text, verse by verse.
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
