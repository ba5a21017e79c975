package import AppBase
package import TilawaCore
package import TilawaStore

/// The place of an ayah or a range in the Quran, for people and for programs.
package struct PlaceReport {
  private let range: AyahRange
  private let quran: QuranDatabase
  private let riwayah: Riwayah

  private static let kinds: [Division.Kind] = [.page, .juz, .hizb, .rub, .manzil, .ruku]
  /// Riwayat whose own juz, hizb and rub are not those of Hafs.
  private static let dividedOtherwise: Set<Riwayah> = [.warsh, .qaloon, .doori, .soosi]

  package init(_ range: AyahRange, in quran: QuranDatabase, _ riwayah: Riwayah) {
    self.range = range
    self.quran = quran
    self.riwayah = riwayah
  }

  private var structure: QuranStructure { quran.structure }
  private var surah: Surah { structure.surahs[range.first.surah - 1] }
  private var span: WordRange { structure.span(of: range) }
  /// The number of ayat of the surah in which the range begins.
  private var count: Int { structure.ayat(inSurah: range.first.surah, of: range.counting) }

  // MARK: - An ayah

  /// Tells where an ayah or a range stands.
  package func answer() throws -> CommandAnswer { range.first == range.last ? try ayah() : try passage() }

  private func ayah() throws -> CommandAnswer {
    let ref = range.first
    let numbers = PlaceReport.kinds.map { ($0, structure.numbers(of: $0, in: span)) }
    let sajdah = try quran.sajdahs().first(where: isHere)
    let members = JoinedMembers(
      AyahPlace(
        ref: "\(ref)", riwayah: riwayah.rawValue, surah: SurahValue(surah, ayat: count), words: span.count),
      NamedMembers(numbers.map { ($0.rawValue, $1.lowerBound) }),
      PlacePrint(structure, atWord: span.start),
      AyahPlace.Divisions(
        divisions: (isDividedOtherwise ? riwayah : .hafs).rawValue, begins: beginnings(numbers).map(value),
        sajdah: sajdah.map(value)))
    let divisions = numbers.map { kind, own in
      let others = beginnings([(kind, own)]).map { beginning in
        MushafSentences.divisionBegins(division: kind.word.text, number: beginning.number, word: beginning.word).text
      }
      return line(kind.word, (["\(own.lowerBound)"] + others).joined(separator: "; "))
    }
    let names = Sentence(verbatim: "\(ref)\t\(surah.transliteration) · \(surah.arabic) · \(surah.english)")
    return CommandAnswer(
      [names, surahLine, printLine] + divisions + quarterLine
        + [
          line(MushafSentences.sajdah, (sajdah.map(words) ?? MushafSentences.none).text),
          line(MushafSentences.words, "\(span.count)"),
        ],
      members, remarks: divisionRemarks)
  }

  private var printLine: Sentence { line(MushafSentences.printName, structure.print.title.text) }

  /// The quarter of the para in which the place stands, in a print that marks them.
  private var quarterLine: [Sentence] {
    guard let quarter = structure.quarterOfJuz(atWord: span.start) else { return [] }
    let (first, last) = (quarter.quarters.lowerBound, quarter.quarters.upperBound)
    return [line(MushafSentences.quarterOfPara, first == last ? "\(first)" : "\(first)-\(last)")]
  }

  private var isDividedOtherwise: Bool { PlaceReport.dividedOtherwise.contains(riwayah) }

  private var divisionRemarks: [Sentence] {
    isDividedOtherwise ? [MushafSentences.dividedOtherwise(riwayah: riwayah.name)] : []
  }

  /// Returns a line with the name of a fact before it.
  private func line(_ name: Sentence, _ fact: String) -> Sentence { Sentence(verbatim: "\(name)\t\(fact)") }

  // MARK: - Divisions that begin inside an ayah

  /// A division that begins inside the ayah, with the number of its first word, from 1.
  private struct Beginning {
    let kind: Division.Kind
    let number: Int
    let word: Int
  }

  private func beginnings(_ numbers: [(Division.Kind, ClosedRange<Int>)]) -> [Beginning] {
    numbers.flatMap { kind, own in
      own.dropFirst().compactMap { number in
        structure.span(of: kind, number).map { Beginning(kind: kind, number: number, word: $0.start - span.start + 1) }
      }
    }
  }

  private func value(_ beginning: Beginning) -> AyahPlace.Beginning {
    AyahPlace.Beginning(kind: beginning.kind.rawValue, number: beginning.number, word: beginning.word)
  }

  // MARK: - Sajdah

  /// Whether the sajdah, or its sign in the riwayah's print, is in the range.
  private func isHere(_ sajdah: Sajdah) -> Bool {
    [sajdah.ref, sajdah.signs[riwayah]].compactMap(\.self).contains { structure.span(of: $0).overlaps(span) }
  }

  /// The words about a sajdah: "no. 7 of 15; no sign in the prints of Warsh and Qaloon".
  private func words(_ sajdah: Sajdah) -> Sentence {
    let number = sajdah.number
    guard let sign = sajdah.signs[riwayah] else {
      return MushafSentences.sajdahWithoutSign(number: number, riwayah: riwayah.name)
    }
    if !structure.span(of: sign).overlaps(span) {
      return MushafSentences.sajdahSignAt(number: number, riwayah: riwayah.name, ref: converted(sign))
    }
    guard sign == sajdah.ref else {
      return MushafSentences.sajdahSignOfHafs(number: number, ref: converted(sajdah.ref))
    }
    let without = Riwayah.allCases.filter { sajdah.signs[$0] == nil }.map(\.name)
    guard let first = without.first else { return MushafSentences.sajdahNumber(number: number) }
    let riwayat = without.dropFirst().reduce(first) { MushafSentences.and(first: $0, second: $1).text }
    return MushafSentences.sajdahSignMissing(number: number, riwayat: riwayat)
  }

  /// Returns the ayah of a sign in the riwayah's counting.
  private func converted(_ sign: AyahRef) -> String {
    (structure.convert(sign, to: riwayah.counting).last ?? sign).description
  }

  private func value(_ sajdah: Sajdah) -> AyahPlace.Sajdah {
    AyahPlace.Sajdah(
      number: sajdah.number, sign: sajdah.signs[riwayah].map(converted),
      riwayat: Riwayah.allCases.filter { sajdah.signs[$0] != nil }.map(\.rawValue))
  }

  private var surahLine: Sentence {
    let facts =
      switch surah.place {
      case .meccan: MushafSentences.surahMeccan(surah: surah.id, order: surah.revelationOrder, ayat: count)
      case .medinan: MushafSentences.surahMedinan(surah: surah.id, order: surah.revelationOrder, ayat: count)
      }
    return line(MushafSentences.surah, facts.text)
  }

  // MARK: - A range

  /// Returns the surahs of the range, its first and last number in each division, and its length.
  private func passage() throws -> CommandAnswer {
    let surahs = structure.surahs[range.first.surah - 1...range.last.surah - 1]
    let ayat = structure.ordinals(of: range).count
    let numbers = PlaceReport.kinds.map { kind in
      (kind, structure.number(of: kind, atWord: span.start), structure.number(of: kind, atWord: span.end - 1))
    }
    let sajdahs = try quran.sajdahs().filter(isHere)
    let list = surahs.map { surah in
      SurahValue(surah, ayat: structure.ayat(inSurah: surah.id, of: range.counting))
    }
    let value = JoinedMembers(
      RangePlace(
        range: "\(range)", riwayah: riwayah.rawValue, surahs: list, ayat: ayat, words: span.count),
      NamedMembers(numbers.map { ($0.rawValue, RangePlace.Numbers(first: $1, last: $2)) }),
      PlacePrint(structure, atWord: span.start),
      RangePlace.Sajdahs(sajdahs: sajdahs.map { "\($0.ref)" }))
    let names = surahs.count == 1 ? [line(MushafSentences.name, "\(surah.arabic) · \(surah.english)"), surahLine] : []
    let divisions = numbers.map { kind, first, last in
      line(kind.word, first == last ? "\(first)" : "\(first)-\(last)")
    }
    let signs = sajdahs.isEmpty ? MushafSentences.none.text : sajdahs.map { "\($0.ref)" }.joined(separator: " ")
    return CommandAnswer(
      [Sentence(verbatim: "\(range)\t" + PlaceReport.names(surahs.map { Sentence(name: $0.transliteration).text }))]
        + names + [printLine]
        + [line(MushafSentences.ayat, "\(ayat)")] + divisions
        + [line(MushafSentences.sajdah, signs), line(MushafSentences.words, "\(span.count)")],
      value, remarks: divisionRemarks)
  }

  /// Returns the names of up to four surahs; of more, the first name, the last name and the number of surahs.
  private static func names(_ names: [String]) -> String {
    guard names.count > 4, let first = names.first, let last = names.last else { return names.listed }
    return MushafSentences.surahsFromTo(first: first, last: last, count: names.count).text
  }
}

extension Division.Kind {
  /// The name of a division before its number.
  fileprivate var word: Sentence {
    switch self {
    case .page: MushafSentences.page
    case .juz: MushafSentences.juz
    case .hizb: MushafSentences.hizb
    case .rub: MushafSentences.rub
    case .manzil: MushafSentences.manzil
    case .ruku: MushafSentences.ruku
    }
  }
}

/// The print by which a place was numbered.
private struct PlacePrint: Encodable {
  let print: String
  /// The quarter of the juz, from 1, in a print that marks them; the first of two without a sign between them.
  let quarterOfJuz: Int?

  init(_ structure: QuranStructure, atWord word: Int) {
    print = structure.print.id
    quarterOfJuz = structure.quarterOfJuz(atWord: word)?.quarters.lowerBound
  }

  private enum CodingKeys: String, CodingKey {
    case print
    case quarterOfJuz = "quarter_of_juz"
  }
}
