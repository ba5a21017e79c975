package import TilawaCore

/// A made-up structure of 114 surahs that is small enough to follow by hand. It holds no text.
///
/// Kufi: surah 1 has 7 ayat, all others 5; an ayah has 2 words, 1:1 four. A page holds 10 ayat, a juz 20.
/// Madani, the later: surah 1 starts after the basmalah and divides its last ayah; in every other surah the first two
/// ayat are one. Makki: the last ayah of an even surah is two.
package enum MiniatureQuran {
  package static let structure = QuranStructure(surahs: surahs, fawasil: fawasil, divisions: divisions)

  static func ayat(in surah: Int) -> Int { surah == 1 ? 7 : 5 }

  private static let surahs = (1...114).map { id in
    Surah(
      id: id, arabic: "سورة \(id)", transliteration: "Surah \(id)", english: "No. \(id)", place: .meccan,
      revelationOrder: id, words: id == 1 ? 16 : 10)
  }

  private static let fawasil: [Fasilah] = (1...114).flatMap { surah in
    let ends = (1...ayat(in: surah)).map { ayah in (ayah, word: surah == 1 ? 2 + 2 * ayah : 2 * ayah) }
    let last = ends.count
    return ends.flatMap { ayah, word -> [Fasilah] in
      var countings = VerseCounting.allCases.reduce(into: CountingSet()) { $0.insert($1.bit) }
      if ayah == 1 { countings.subtract([VerseCounting.madaniLater.bit]) }
      if ayah == 1, surah == 1 { countings.subtract([VerseCounting.madani6217.bit]) }
      var inside: CountingSet = []
      if ayah == last, surah == 1 { inside.insert(VerseCounting.madaniLater.bit) }
      if ayah == last, surah.isMultiple(of: 2) { inside.insert(VerseCounting.makki.bit) }
      let end = Fasilah(surah: surah, word: word, countings: countings)
      return inside.isEmpty ? [end] : [Fasilah(surah: surah, word: word - 1, countings: inside), end]
    }
  }

  private static let divisions: [Division] = {
    let refs = (1...114).flatMap { surah in (1...ayat(in: surah)).map { AyahRef(surah: surah, ayah: $0) } }
    func every(_ count: Int, _ kind: Division.Kind) -> [Division] {
      stride(from: 0, to: refs.count, by: count).enumerated().map {
        Division(kind: kind, number: $0 + 1, start: refs[$1])
      }
    }
    return every(10, .page) + every(20, .juz) + every(10, .hizb) + every(5, .rub) + every(100, .manzil)
      + every(4, .ruku)
  }()
}
