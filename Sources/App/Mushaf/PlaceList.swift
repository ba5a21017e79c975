package import TilawaCore

/// The surahs, juz or hizb, each with its first ayah and page.
package struct PlaceList {
  /// The kind of places.
  package enum Kind: String, CaseIterable, Hashable { case surahs, juz, hizb }

  /// A surah, or a division.
  package struct Entry: Hashable {
    /// The number, from 1.
    package let number: Int
    /// The name and its meaning; of a division those of the surah in which it begins.
    package let name: String, meaning: String
    /// The name in Arabic letters.
    package let arabic: String
    /// The first ayah.
    package let start: AyahRef
    /// The page of the first ayah, from 1.
    package let page: Int
    /// The number of ayat that begin in it.
    package let ayat: Int
  }

  package let kind: Kind
  private let structure: QuranStructure
  private let riwayah: Riwayah
  private let entries: [Entry]

  package init(_ kind: Kind, _ structure: QuranStructure, _ riwayah: Riwayah) {
    self.kind = kind
    self.structure = structure
    self.riwayah = riwayah
    entries = PlaceList.entries(kind, structure, riwayah.counting)
  }

  /// The cells of each entry: number, name, meaning, first ayah, page, ayat, and of surahs the name in Arabic.
  package var rows: [[String]] {
    entries.map { entry in
      let name = Sentence(name: entry.name).text
      let names = kind == .surahs ? [name, entry.meaning] : [name]
      return ["\(entry.number)"] + names + ["\(entry.start)", "\(entry.page)", "\(entry.ayat)"]
        + (kind == .surahs ? [entry.arabic] : [])
    }
  }

  /// The list for programs.
  package var value: some Encodable {
    JoinedMembers(
      ListedRiwayah(riwayah: riwayah.rawValue, print: structure.print.id, pages: structure.count(of: .page)),
      NamedMembers([(kind.rawValue, entries.map(value))]))
  }

  private func value(_ entry: Entry) -> JoinedMembers {
    let place = ListedPlace(first: "\(entry.start)", page: entry.page)
    guard kind == .surahs else {
      return JoinedMembers(
        ListedNumber(number: entry.number), place, ListedDivision(surah: entry.start.surah, ayat: entry.ayat))
    }
    return JoinedMembers(SurahValue(structure.surahs[entry.number - 1], ayat: entry.ayat), place)
  }

  // MARK: - Entries

  /// Lists all places of a kind, in order.
  package static func entries(_ kind: Kind, _ structure: QuranStructure, _ counting: VerseCounting) -> [Entry] {
    switch kind {
    case .surahs: structure.surahs.map { entry(of: $0, structure, counting) }
    case .juz: divisions(.juz, structure, counting)
    case .hizb: divisions(.hizb, structure, counting)
    }
  }

  private static func entry(of surah: Surah, _ structure: QuranStructure, _ counting: VerseCounting) -> Entry {
    let start = AyahRef(surah: surah.id, ayah: 1, counting: counting)
    return Entry(
      number: surah.id, name: surah.transliteration, meaning: surah.english, arabic: surah.arabic, start: start,
      page: page(of: start, structure), ayat: structure.ayat(inSurah: surah.id, of: counting))
  }

  private static func divisions(
    _ kind: Division.Kind, _ structure: QuranStructure, _ counting: VerseCounting
  ) -> [Entry] {
    let count = structure.count(of: kind)
    return (0..<count).compactMap { place in
      guard let span = structure.span(of: kind, place + 1) else { return nil }
      let ayat = structure.ayat(sharing: span, in: counting).filter { structure.span(of: $0).start >= span.start }
      guard let start = ayat.first else { return nil }
      let surah = structure.surahs[start.surah - 1]
      return Entry(
        number: place + 1, name: surah.transliteration, meaning: surah.english, arabic: surah.arabic, start: start,
        page: page(of: start, structure), ayat: ayat.count)
    }
  }

  private static func page(of ref: AyahRef, _ structure: QuranStructure) -> Int {
    structure.number(of: .page, atWord: structure.span(of: ref).start)
  }
}

// Parts of the line for programs about places. Members keep this order.

/// The riwayah whose ayat are numbered, the print, and the number of its pages.
private struct ListedRiwayah: Encodable {
  let riwayah: String
  let print: String
  let pages: Int
}

/// The number of a division.
private struct ListedNumber: Encodable {
  let number: Int
}

/// The first ayah of a surah or division, and its page.
private struct ListedPlace: Encodable {
  let first: String
  let page: Int
}

/// The surah in which a division begins, and the number of ayat that begin in the division.
private struct ListedDivision: Encodable {
  let surah: Int
  let ayat: Int
}
