package import AppBase
package import TilawaCore
import TilawaStore

/// A page of the results of a search.
package struct SearchPage {
  package let answer: SearchRun.Answer
  package let search: SearchRun
  package let page: ListPage

  package init(answer: SearchRun.Answer, search: SearchRun, page: ListPage) {
    self.answer = answer
    self.search = search
    self.page = page
  }

  private var quran: QuranDatabase { search.quran }

  /// Indices of the Kufi ayat of the reference, from 0.
  package var ordinals: [Int] {
    answer.ranges.flatMap { quran.structure.ayat(sharing: quran.structure.span(of: $0), in: .kufi) }
      .map(quran.structure.ordinal)
  }

  /// Reads the texts of Kufi ayat by their indices.
  package func texts(of ordinals: [Int]) throws -> [String] {
    try quran.texts(of: ordinals.map { quran.structure.span(of: quran.structure.ayah(at: $0, in: .kufi)) })
  }

  private var occurrences: Int { answer.ranges.isEmpty ? answer.result.occurrences : ordinals.count }
  private var ayat: Int { answer.ranges.isEmpty ? answer.result.hits.count : ordinals.count }

  /// The number of occurrences, and the number of ayat with one.
  package var counts: CommandAnswer {
    let packs = answer.packs.map { "\($0.result.occurrences)\t\($0.result.hits.count)\t\($0.pack.pack.id)" }
    return CommandAnswer(["\(occurrences)\t\(ayat)"] + packs, .object(countMembers))
  }

  // MARK: - JSON

  private var countMembers: [(String, JSON)] {
    [
      ("query", .string(search.words)), ("riwayah", .string(search.riwayah.rawValue)),
      ("occurrences", .int(occurrences)), ("ayat", .int(ayat)),
    ]
  }

  /// The page for programs.
  package func json() throws -> JSON {
    let isReference = !answer.ranges.isEmpty
    let all = isReference ? ordinals : answer.result.hits.map(\.ordinal)
    let shown = page.range(of: all.count)
    let texts = try texts(of: Array(all[shown]))
    let hits = zip(shown, texts).map { place, text in
      let hit = isReference ? nil : answer.result.hits[place]
      let ref = quran.structure.ayah(at: all[place], in: .kufi)
      return JSON.object(
        [
          ("ref", .string(search.name(ofOrdinal: all[place]))), ("surah", .int(ref.surah)), ("ayah", .int(ref.ayah)),
          ("text", .string(text)),
        ] + SearchPage.members(of: hit, in: text))
    }
    return .object(
      countMembers + [
        ("surahs", .array(answer.surahs.map { json($0.surah, $0.likeness) })),
        ("ranges", .strings(answer.ranges.map(\.description))),
        ("first", .int(shown.isEmpty ? 0 : shown.lowerBound + 1)), ("hits", .array(hits)),
        ("packs", .array(answer.packs.map(json))),
      ])
  }

  private static func members(of hit: SearchHit?, in text: String) -> [(String, JSON)] {
    let scalars = Array(text.unicodeScalars)
    let matches = (hit?.matches ?? []).map { range in
      JSON.object([
        ("start", .int(range.lowerBound)), ("end", .int(range.upperBound)),
        ("text", .string(String(String.UnicodeScalarView(scalars[range])))),
      ])
    }
    return [("occurrences", .int(hit?.occurrences ?? 0)), ("matches", .array(matches))]
  }

  private func json(_ surah: Surah, _ likeness: SearchPlace.Likeness) -> JSON {
    .object([
      ("number", .int(surah.id)), ("arabic", .string(surah.arabic)),
      ("transliteration", .string(surah.transliteration)),
      ("english", .string(surah.english)), ("misspelt", .bool(likeness == .misspelt)),
    ])
  }

  private func json(_ answer: SearchRun.PackAnswer) -> JSON {
    let hits = answer.result.hits[page.range(of: answer.result.hits.count)].map { hit in
      let passage = answer.passages[hit.ordinal]
      return JSON.object(
        [("ayat", .string("\(passage.ayat)")), ("text", .string(passage.text))]
          + (passage.source == passage.text ? [] : [("source", .string(passage.source))])
          + SearchPage.members(of: hit, in: passage.text))
    }
    return .object([
      ("pack", .string(answer.pack.pack.id.text)), ("occurrences", .int(answer.result.occurrences)),
      ("passages", .int(answer.result.hits.count)), ("hits", .array(hits)),
    ])
  }
}
