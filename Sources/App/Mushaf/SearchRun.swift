package import AppBase
package import TilawaCore
package import TilawaStore

/// A search: the query, the Quran in which it is searched, and the riwayah of the reader.
package struct SearchRun {
  package let query: SearchQuery
  /// The query as it was typed.
  package let words: String
  package let quran: QuranDatabase
  package let context: AppContext
  package let riwayah: Riwayah

  package init(
    query: SearchQuery, words: String, quran: QuranDatabase, context: AppContext, riwayah: Riwayah
  ) {
    self.query = query
    self.words = words
    self.quran = quran
    self.context = context
    self.riwayah = riwayah
  }

  /// The results of a search.
  package struct Answer {
    /// The surahs with a name like the query.
    package var surahs: [(surah: Surah, likeness: SearchPlace.Likeness)] = []
    /// The ranges that a typed reference names. Their ayat are hits without marked words.
    package var ranges: [AyahRange] = []
    package var result = SearchResult.none
    package var packs: [PackHits] = []

    package var isEmpty: Bool {
      surahs.isEmpty && ranges.isEmpty && result.hits.isEmpty && packs.allSatisfy(\.result.hits.isEmpty)
    }
  }

  /// Searches the Quran and the packs.
  ///
  /// - Parameters:
  ///   - ranges: the ayat that are searched; empty: all.
  ///   - ids: the ids of the packs that are searched; `none`: no pack. Empty: the installed packs except those of
  ///     words, and only if the Quran has no hit.
  /// - Throws: `Failure` 64 for a query without a letter or digit; `RangeError`; 66 for packs that are not installed.
  package func answer(in ranges: [String], packs ids: [String]) throws -> Answer {
    guard !query.isEmpty else {
      throw Failure(.usage, MushafSentences.noLetter(query: shown))
    }
    let parser = RangeParser(structure: quran.structure, riwayah: riwayah)
    let within = ranges.isEmpty ? nil : try parser.parse(ranges)
    var answer = Answer()
    let search = PlaceSearch(structure: quran.structure, riwayah: riwayah)
    let places = try search.places(for: words)
    answer.ranges = places.compactMap { if case .range(let range) = $0 { range } else { nil } }
    guard answer.ranges.isEmpty else { return answer }
    answer.result = try quran.hits(for: query, within: within.map(ordinals))
    let spans = within.map { $0.map { quran.structure.span(of: $0) } }
    answer.packs = try hits(in: ids, within: spans, isInQuran: !answer.result.hits.isEmpty)
    let isElsewhere = !answer.result.hits.isEmpty || answer.packs.contains { !$0.result.hits.isEmpty }
    // A name that was not meant is only a guess where nothing else was found.
    let surahs = places.isEmpty && !isElsewhere ? search.guesses(for: words) : places
    answer.surahs = surahs.compactMap { place in
      if case .surah(let surah, let likeness) = place { (surah, likeness) } else { nil }
    }
    return answer
  }

  // MARK: - Ayat

  /// Returns the ordinals of the Kufi ayat in ranges of any counting, as sorted runs.
  private func ordinals(_ ranges: [AyahRange]) -> [Range<Int>] {
    let all = Set(
      ranges.flatMap { quran.structure.ayat(sharing: quran.structure.span(of: $0), in: .kufi) }
        .map(quran.structure.ordinal))
    return all.sorted().reduce(into: []) { runs, ordinal in
      if let last = runs.last, last.upperBound == ordinal {
        runs[runs.count - 1] = last.lowerBound..<ordinal + 1
      } else {
        runs.append(ordinal..<ordinal + 1)
      }
    }
  }

  /// Returns the number of a Kufi ayah in the requested counting; a range if several ayat hold its words there.
  package func name(ofOrdinal ordinal: Int) -> String {
    let ref = quran.structure.ayah(at: ordinal, in: .kufi)
    guard riwayah.counting != .kufi else { return "\(ref)" }
    let refs = quran.structure.convert(ref, to: riwayah.counting)
    guard let first = refs.first, let last = refs.last else { return "\(ref) (kufi)" }
    return AyahRange(first, last).description
  }

  // MARK: - Packs

  private func hits(in ids: [String], within spans: [WordRange]?, isInQuran: Bool) throws -> [PackHits] {
    guard ids != ["none"] else { return [] }
    let catalogue = try PackCatalogue(context)
    guard ids.isEmpty else {
      let wanted = try ids.map { try catalogue.id($0) }
      return try catalogue.store.hits(for: query, inEach: wanted, within: spans).map { try $0.get() }
    }
    guard !isInQuran else { return [] }
    let store = catalogue.store
    // A pack whose description cannot be read is searched, so that the reason is told.
    let searched = try store.ids.filter { (try? store.pack($0))?.kind != .words }
    return store.hits(for: query, inEach: searched, within: spans).compactMap { result in
      do {
        return try result.get()
      } catch {
        context.interface.warn(MushafSentences.leftOut(reason: "\(error.lineWithAdvice)"))
        return nil
      }
    }
  }

  // MARK: - Words

  /// The query in one line for messages: at most 60 code points, without control and format characters.
  private var shown: String {
    let kept = words.unicodeScalars.lazy.filter {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
    }
    let text = String(String.UnicodeScalarView(kept.prefix(61)))
    return text.unicodeScalars.count > 60 ? String(text.unicodeScalars.prefix(60)) + "…" : text
  }

  /// Returns the reason that nothing was found, and another search to try.
  package func nothing(whole: Bool, isLimited: Bool) -> Sentence {
    if query.isPhrase {
      return isLimited ? MushafSentences.noPhraseHere(query: shown) : MushafSentences.noPhrase(query: shown)
    }
    if whole {
      return isLimited ? MushafSentences.noWholeWordHere(query: shown) : MushafSentences.noWholeWord(query: shown)
    }
    return isLimited ? MushafSentences.nothingFoundHere(query: shown) : MushafSentences.nothingFound(query: shown)
  }
}
