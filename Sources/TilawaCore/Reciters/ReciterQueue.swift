/// A rule for ayat that no reciter of the order has.
public enum MissingPolicy: String, CaseIterable, Hashable, Sendable, Codable {
  /// The command asks the user; without a terminal it acts as `silence`.
  case ask
  case silence
  /// Other reciters are asked too: first of the riwayah, then of the counting, then any.
  case fill
  /// The session is refused: nothing is played.
  case fail
}

/// The reciters of a session in the order in which they are asked.
public struct ReciterQueue: Hashable, Sendable {
  /// All reciters who are asked, in order.
  public let asked: [Reciter]
  /// The last of `asked`, who only fill gaps.
  public let fillers: [Reciter]
  /// The reciters of the order who are not asked because they belong to another riwayah.
  public let passedOver: [Reciter]

  /// Makes the queue of a session.
  ///
  /// - Parameters:
  ///   - order: all reciters of the library, in the user's order of preference.
  ///   - chosen: the reciters named for this session; they override the order and its filter by riwayah. An empty list
  ///     means the order.
  ///   - riwayah: the riwayah of the session.
  ///   - missing: the rule for missing ayat; `fill` adds the other reciters.
  public init(order: [Reciter], chosen: [Reciter], riwayah: Riwayah, missing: MissingPolicy) {
    let first = chosen.isEmpty ? order.filter { $0.riwayah == riwayah } : chosen
    let others = order.filter { !first.contains($0) }
    if missing == .fill {
      let rank = { (reciter: Reciter) in
        reciter.riwayah == riwayah ? 0 : reciter.counting == riwayah.counting ? 1 : 2
      }
      fillers = (0...2).flatMap { wanted in others.filter { rank($0) == wanted } }
      asked = first + fillers
      passedOver = []
    } else {
      fillers = []
      asked = first
      passedOver = chosen.isEmpty ? others : []
    }
  }
}
