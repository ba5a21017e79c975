/// A span of code points of an ayah to which a rule applies.
package struct TajweedSpan: Hashable, Sendable {
  /// The code points of the ayah's text, from 0.
  package let scalars: Range<Int>
  /// The rule.
  package let rule: TajweedRule

  /// Makes a span.
  package init(_ scalars: Range<Int>, _ rule: TajweedRule) {
    self.scalars = scalars
    self.rule = rule
  }
}
