/// The numbers of plays and passes of a session, and the silences between them: as requested, or as changed since.
public struct Repetition: Hashable, Sendable {
  /// The number of plays of each ayah in a pass.
  public var each: Repeat
  /// The number of passes through the whole range.
  public var passes: Repeat
  /// The silence after each ayah.
  public var gap: Gap
  /// The silence between two passes; nil: that after each ayah.
  public var passGap: Gap?

  public init(each: Repeat = .once, passes: Repeat = .once, gap: Gap = .none, passGap: Gap? = nil) {
    self.each = each
    self.passes = passes
    self.gap = gap
    self.passGap = passGap
  }
}
