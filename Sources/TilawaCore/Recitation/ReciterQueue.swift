/// What is done about ayat that nobody in the order has.
public enum MissingPolicy: String, CaseIterable, Hashable, Sendable, Codable {
  /// The command asks; without a terminal it is as `silence`.
  case ask
  case silence
  /// Other reciters are asked too: of the riwayah, then of the counting, then any.
  case fill
  /// Nothing is played.
  case fail
}

/// Which reciters a session asks, and in what order.
public struct ReciterQueue: Hashable, Sendable {
  /// In the order in which they are asked.
  public let asked: [Reciter]
  /// The last of them, who are asked only to fill gaps.
  public let fillers: [Reciter]
  /// Those of the order that belong to another riwayah and so are not asked.
  public let passedOver: [Reciter]

  /// - Parameters:
  ///   - order: all reciters of the library, in the user's order of preference.
  ///   - chosen: those named for this session; they override the order and its filter by riwayah. Empty: the order.
  ///   - riwayah: that of the session.
  ///   - missing: whether others fill what those asked do not have.
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
