/// How often the ayat and the range of a session are heard, and the silences between them: as asked for, or as changed since.
public struct Repetition: Hashable, Sendable {
  /// How often each ayah is heard in a pass.
  public var each: Repeat
  /// How often the whole range is heard.
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
