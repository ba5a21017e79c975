/// Some letters of an ayah to which a rule applies.
public struct TajweedSpan: Hashable, Sendable {
  /// Which code points of the ayah's text, from 0.
  public let scalars: Range<Int>
  /// What applies to them.
  public let rule: TajweedRule

  /// Code points, and what applies to them.
  public init(_ scalars: Range<Int>, _ rule: TajweedRule) {
    self.scalars = scalars
    self.rule = rule
  }
}
