/// The number of times that a part is heard in all; one means without repetition.
public struct Repeat: Hashable, Sendable, Codable {
  /// One time, without repetition.
  public static let once = Repeat(limit: 1)
  /// Repetition until the listener stops it.
  public static let forever = Repeat(limit: nil)
  /// The counts that a command accepts.
  public static let allowed = 1...100

  /// The number of times; nil means without end.
  public let limit: Int?

  /// Returns nil unless `count` is in `allowed`, the range of the commands.
  public init?(times count: Int) {
    guard Repeat.allowed.contains(count) else { return nil }
    limit = count
  }

  private init(limit: Int?) { self.limit = limit }

  /// Returns the count, or `play` if that is beyond it.
  func reaching(_ play: Int) -> Repeat { allows(play) ? self : Repeat(limit: play) }

  /// Whether the `play`-th playing is within the count.
  func allows(_ play: Int) -> Bool { limit.map { play <= $0 } ?? true }
}
