import TilawaCore

/// The reason that a text is refused, in numbers: its counts, the nearest known text, and the first difference from
/// that.
struct TextDoubt {
  /// The reason in one line, for people.
  let words: String

  init(_ ayat: [PrintedAyah], structure: QuranStructure, pins: [PinnedText]) {
    let known = "the texts known here are the King Fahd Complex's of \(Set(pins.map(\.riwayah)).count) riwayat"
    if let place = TextDoubt.disorder(ayat) {
      words = "\(ayat.count) ayat, and \(place.surah):\(place.ayah) is not where it belongs; \(known)"
      return
    }
    let counts = TextDoubt.counts(ayat)
    let ranked = VerseCounting.allCases.map { (counting: $0, surahs: TextDoubt.misfits(counts, $0, structure)) }
    guard let nearest = ranked.min(by: { $0.surahs.count < $1.surahs.count }) else {
      words = "it holds no text; \(known)"
      return
    }
    if let surah = nearest.surahs.first {
      let expected = structure.ayat(inSurah: surah, of: nearest.counting)
      words =
        "\(ayat.count) ayat; \(structure.ayatCount(of: nearest.counting)) are those of \(nearest.counting.rawValue), the nearest: "
        + "surah \(surah) has \(counts[surah] ?? 0) and not \(expected); \(known)"
      return
    }
    let digests = PinnedText.surahDigests(ayat)
    let compared = pins.filter { $0.riwayah.counting == nearest.counting }.map { pin in
      (pin: pin, differing: zip(digests, pin.surahs).filter { $0.digits != $1 }.map(\.0.surah))
    }
    guard let (pin, differing) = compared.min(by: { $0.differing.count < $1.differing.count }),
      differing.count < structure.surahs.count
    else {
      words = "\(ayat.count) ayat as \(nearest.counting.rawValue) counts them, but no surah of a known text; \(known)"
      return
    }
    let where_ =
      differing.first.map { "surah \($0) is the first of \(differing.count) that differ" } ?? "its digest differs"
    words = "\(ayat.count) ayat, nearest to \(pin.riwayah.name) as it is known here: \(where_)"
  }

  /// The number of ayat in each surah.
  static func counts(_ ayat: [PrintedAyah]) -> [Int: Int] { ayat.reduce(into: [:]) { $0[$1.surah, default: 0] += 1 } }

  /// The first ayah that does not follow the one before it.
  private static func disorder(_ ayat: [PrintedAyah]) -> PrintedAyah? {
    var last = (surah: 0, ayah: 0)
    for ayah in ayat {
      let follows =
        ayah.surah == last.surah ? ayah.ayah == last.ayah + 1 : ayah.surah > last.surah && ayah.ayah == 1
      guard follows else { return ayah }
      last = (ayah.surah, ayah.ayah)
    }
    return nil
  }

  private static func misfits(_ counts: [Int: Int], _ counting: VerseCounting, _ structure: QuranStructure) -> [Int] {
    Set(counts.keys).union(1...structure.surahs.count).sorted().filter { surah in
      guard (1...structure.surahs.count).contains(surah) else { return true }
      return counts[surah] ?? 0 != structure.ayat(inSurah: surah, of: counting)
    }
  }
}
