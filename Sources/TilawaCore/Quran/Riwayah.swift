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

  /// The name in the language that is spoken.
  package var shownName: String { Sentence(name: name).text }

  /// The name in Arabic.
  package var arabicName: String {
    switch self {
    case .hafs: "حفص"
    case .shubah: "شعبة"
    case .warsh: "ورش"
    case .qaloon: "قالون"
    case .doori: "الدوري"
    case .soosi: "السوسي"
    case .bazzi: "البزي"
    case .qunbul: "قنبل"
    }
  }

  /// Reads a name in any usual spelling, alone or with the name of its reader: `Qalun`, `ad-Duri`, `Hafs an Asim`, `ورش`.
  package static func typed(_ typed: String) -> Riwayah? {
    let words = NameSpelling.words(of: typed)
    let own = Array(words.prefix { !["an", "a", "عن", "from"].contains($0) || $0 == words.first })
    func sound(_ words: [String]) -> String { NameSpelling.sound(NameSpelling.folded(words)) }
    let wanted = sound(own.filter { !["riwayat", "riwayah", "rivayet", "روايه"].contains($0) })
    return Riwayah.allCases.first { riwayah in
      [riwayah.rawValue, riwayah.arabicName].contains { sound(NameSpelling.words(of: $0)) == wanted }
    }
  }
}
