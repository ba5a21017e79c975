/// A transmission of the recitation.
public enum Riwayah: String, CaseIterable, Hashable, Sendable, Codable {
  case hafs, shubah, warsh, qaloon, doori, soosi, bazzi, qunbul

  /// The counting that its printed mushaf follows.
  public var counting: VerseCounting {
    switch self {
    case .hafs, .shubah: .kufi
    case .warsh, .qaloon: .madaniLater
    case .doori, .soosi: .madani6217
    case .bazzi, .qunbul: .makki
    }
  }

  /// As a person writes it: "Hafs", "Shu'bah".
  public var name: String { self == .shubah ? "Shu'bah" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
