import TilawaCore

/// The reason that a text is refused, in numbers: its counts, the nearest known text, and the first difference from
/// that.
struct TextDoubt {
  /// The reason in one line.
  let sentence: Sentence

  init(_ ayat: [PrintedAyah], structure: QuranStructure, pins: [PinnedText]) {
    let known = StoreSentences.textsKnown(count: Set(pins.map(\.riwayah)).count)
    if let place = TextDoubt.disorder(ayat) {
      sentence = StoreSentences.textInDisorder(count: ayat.count, ref: "\(place.surah):\(place.ayah)", known: known)
      return
    }
    let counts = TextDoubt.counts(ayat)
    let ranked = VerseCounting.allCases.map { (counting: $0, surahs: TextDoubt.misfits(counts, $0, structure)) }
    guard let nearest = ranked.min(by: { $0.surahs.count < $1.surahs.count }) else {
      sentence = StoreSentences.textEmpty(known: known)
      return
    }
    if let surah = nearest.surahs.first {
      let expected = structure.ayat(inSurah: surah, of: nearest.counting)
      sentence = StoreSentences.textOfOtherCounts(
        count: ayat.count, right: structure.ayatCount(of: nearest.counting), counting: nearest.counting.rawValue,
        surah: surah, has: counts[surah] ?? 0, expected: expected, known: known)
      return
    }
    let digests = PinnedText.surahDigests(ayat)
    let compared = pins.filter { $0.riwayah.counting == nearest.counting }.map { pin in
      (pin: pin, differing: zip(digests, pin.surahs).filter { $0.digits != $1 }.map(\.0.surah))
    }
    guard let (pin, differing) = compared.min(by: { $0.differing.count < $1.differing.count }),
      differing.count < structure.surahs.count
    else {
      sentence = StoreSentences.textUnknown(count: ayat.count, counting: nearest.counting.rawValue, known: known)
      return
    }
    let difference =
      differing.first.map { StoreSentences.surahsDiffer(surah: $0, count: differing.count) }
      ?? StoreSentences.digestDiffers
    sentence = StoreSentences.textNearest(count: ayat.count, riwayah: pin.riwayah.name, difference: difference)
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
