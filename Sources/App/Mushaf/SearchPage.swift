package import AppBase
import TilawaCore
import TilawaStore

/// A page of the results of a search.
package struct SearchPage {
  package let answer: SearchRun.Answer
  package let search: SearchRun
  package let page: ListPage
  /// The part of the passages of each pack.
  package let passages: ListPage

  package init(answer: SearchRun.Answer, search: SearchRun, page: ListPage, passages: ListPage) {
    self.answer = answer
    self.search = search
    self.page = page
    self.passages = passages
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
    let packs = answer.packs.map { "\($0.result.occurrences)\t\($0.result.hits.count)\t\($0.pack.id)" }
    return CommandAnswer((["\(occurrences)\t\(ayat)"] + packs).map { Sentence(verbatim: $0) }, countValue)
  }

  // MARK: - Values

  private var countValue: SearchCounts {
    SearchCounts(query: search.words, riwayah: search.riwayah.rawValue, occurrences: occurrences, ayat: ayat)
  }

  /// The page for programs.
  package func value() throws -> some Encodable {
    let isReference = !answer.ranges.isEmpty
    let all = isReference ? ordinals : answer.result.hits.map(\.ordinal)
    let shown = page.range(of: all.count)
    let texts = try texts(of: Array(all[shown]))
    let hits = zip(shown, texts).map { place, text in
      let ref = quran.structure.ayah(at: all[place], in: .kufi)
      return JoinedMembers(
        SearchFound.Ayah(
          ref: search.name(ofOrdinal: all[place]), surah: ref.surah, ayah: ref.ayah, text: text),
        SearchFound.Matches(isReference ? nil : answer.result.hits[place], in: text))
    }
    return JoinedMembers(
      countValue,
      SearchFound(
        surahs: answer.surahs.map { SearchFound.Surah($0.surah, $0.likeness) },
        ranges: answer.ranges.map(\.description), first: shown.isEmpty ? 0 : shown.lowerBound + 1, hits: hits,
        packs: answer.packs.map(value)))
  }

  private func value(_ answer: PackHits) -> SearchFound.Pack {
    let hits = answer.result.hits[passages.range(of: answer.result.hits.count)].map { hit in
      let passage = answer.passages[hit.ordinal]
      return JoinedMembers(
        SearchFound.Passage(
          ayat: "\(passage.ayat)", text: passage.text, source: passage.source == passage.text ? nil : passage.source),
        SearchFound.Matches(hit, in: passage.text))
    }
    return SearchFound.Pack(
      pack: answer.pack.id.text, occurrences: answer.result.occurrences, passages: answer.result.hits.count,
      hits: hits)
  }
}
