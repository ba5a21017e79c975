/// How often something is heard in all; once means without repetition.
public struct Repeat: Hashable, Sendable, Codable {
  /// Heard once, without repetition.
  public static let once = Repeat(limit: 1)
  /// Heard until somebody stops it.
  public static let forever = Repeat(limit: nil)
  /// The counts that a command may ask for.
  public static let allowed = 1...100

  /// Nil stands for ever.
  public let limit: Int?

  /// Nil unless `count` is in `allowed`, the range that the commands offer.
  public init?(times count: Int) {
    guard Repeat.allowed.contains(count) else { return nil }
    limit = count
  }

  private init(limit: Int?) { self.limit = limit }

  /// Whether the `play`-th playing still belongs to it.
  func allows(_ play: Int) -> Bool { limit.map { play <= $0 } ?? true }
}
