/// A span of code points of an ayah to which a rule applies.
public struct TajweedSpan: Hashable, Sendable {
  /// The code points of the ayah's text, from 0.
  public let scalars: Range<Int>
  /// The rule.
  public let rule: TajweedRule

  /// Makes a span.
  public init(_ scalars: Range<Int>, _ rule: TajweedRule) {
    self.scalars = scalars
    self.rule = rule
  }
}
