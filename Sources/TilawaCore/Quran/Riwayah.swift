/// A transmission of the recitation.
public enum Riwayah: String, CaseIterable, Hashable, Sendable, Codable {
  case hafs, shubah, warsh, qaloon, doori, soosi, bazzi, qunbul

  /// The counting of its printed mushaf.
  public var counting: VerseCounting {
    switch self {
    case .hafs, .shubah: .kufi
    case .warsh, .qaloon: .madaniLater
    case .doori, .soosi: .madani6217
    case .bazzi, .qunbul: .makki
    }
  }

  /// The name for people: "Hafs", "Shu'bah".
  public var name: String { self == .shubah ? "Shu'bah" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
