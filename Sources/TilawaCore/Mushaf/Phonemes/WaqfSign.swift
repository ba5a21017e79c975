/// A sign of the mushaf that binds a reader to stop, or not to stop.
package enum WaqfSign: String, CaseIterable, Hashable, Sendable {
  /// The small م: one must stop.
  case mustStop = "waqf-lazim"
  /// The small لا: one must not stop.
  case mustNotStop = "waqf-mamnu"

  private static let signs: [Unicode.Scalar: WaqfSign] = ["\u{6D8}": .mustStop, "\u{6D9}": .mustNotStop]

  /// Returns the sign in a word of Tanzil's Uthmani text; nil where there is none.
  package init?(in word: some StringProtocol) {
    guard let sign = word.unicodeScalars.lazy.compactMap({ WaqfSign.signs[$0] }).first else { return nil }
    self = sign
  }
}
