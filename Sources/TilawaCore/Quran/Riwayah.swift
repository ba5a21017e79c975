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

  /// The names of the reader from whom it is transmitted.
  private var readers: [String] {
    switch self {
    case .hafs, .shubah: ["Asim", "عاصم"]
    case .warsh, .qaloon: ["Nafi", "نافع"]
    case .doori, .soosi: ["Abu Amr", "Abi Amr", "أبو عمرو", "أبي عمرو"]
    case .bazzi, .qunbul: ["Ibn Kathir", "Ibn Katheer", "ابن كثير"]
    }
  }

  /// The word that may stand before the name.
  private static let narration: Set<String> = [
    "riwayat", "riwayah", "riwaya", "rewaya", "rewayat", "rivayet", "rivayeti", "narration", "روايه", "بروايه",
  ]

  /// Reads a name in any usual spelling, alone or with the name of its reader: `Qalun`, `ad-Duri`, `Hafs an Asim`, `ورش`.
  ///
  /// Returns nil with another reader: ad-Duri transmits from al-Kisai too.
  package static func typed(_ typed: String) -> Riwayah? {
    let words = NameSpelling.words(of: typed).filter { !narration.contains($0) }
    func sound(_ words: some Sequence<String>) -> String { NameSpelling.sound(NameSpelling.folded(Array(words))) }
    func isName(_ words: some Sequence<String>, among names: [String]) -> Bool {
      names.contains { sound(NameSpelling.words(of: $0)) == sound(words) }
    }
    return Riwayah.allCases.first { riwayah in
      words.indices.contains { last in
        guard isName(words[...last], among: [riwayah.rawValue, riwayah.arabicName]) else { return false }
        let reader = words[(last + 1)...].filter { !["an", "a", "عن", "from"].contains($0) }
        return reader.isEmpty || isName(reader, among: riwayah.readers)
      }
    }
  }
}
