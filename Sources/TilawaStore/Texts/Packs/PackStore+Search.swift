import Dispatch
import Synchronization
package import TilawaCore

/// The passages of a pack that a search found.
package struct PackHits: Sendable {
  /// The description of the pack.
  package let pack: TextPack
  /// The passages that were searched.
  package let passages: [PackPassage]
  /// The hits; their ordinals are places in `passages`.
  package let result: SearchResult
}

extension PackStore {
  /// Searches several packs at once, as many as the machine has cores.
  ///
  /// - Returns: for each id what a search of it alone returns or throws.
  package func hits(
    for query: SearchQuery, inEach ids: [PackID], within spans: [WordRange]? = nil
  ) -> [Result<PackHits, StoreError>] {
    let found = Mutex<[Int: Result<PackHits, StoreError>]>([:])
    DispatchQueue.concurrentPerform(iterations: ids.count) { place in
      let result = Result { () throws(StoreError) in try hits(for: query, in: ids[place], within: spans) }
      found.withLock { $0[place] = result }
    }
    return found.withLock { found in ids.indices.compactMap { found[$0] } }
  }

  /// Searches a pack. Words as they were typed come first, then other forms of them where the language has a rule.
  ///
  /// Its text is opened, and hashed, if the index of its words has passages for the query. A missing index is made.
  ///
  /// - Parameters:
  ///   - query: the query.
  ///   - id: the pack.
  ///   - spans: the words of the Quran whose passages are searched; nil means all.
  /// - Throws: as `open`.
  package func hits(
    for query: SearchQuery, in id: PackID, within spans: [WordRange]? = nil
  ) throws(StoreError) -> PackHits {
    let manifest = try manifest(id)
    let pack = manifest.pack
    let words = PackWords(manifest, in: folder)
    let index: WordIndex
    if let kept = words.read() {
      index = kept
    } else {
      index = PackWords.index(of: try open(id))
      words.keep(index)
    }
    let stems = pack.kind == .transliteration ? nil : pack.language.flatMap { WordStems($0) }
    let wider = stems.flatMap { index.query(query, by: $0) }
    let having = index.texts(having: wider ?? query)
    guard !having.isEmpty else { return PackHits(pack: pack, passages: [], result: .none) }
    let opened = try open(id)
    let passages = having.map { opened.passage(at: $0) }.filter { passage in
      guard let spans else { return true }
      let span = structure.span(of: passage.ayat)
      return spans.contains { $0.overlaps(span) }
    }
    // Room for as many letters as there are: a row for a whole translation takes longer to make than the search.
    let search = TextSearch(spelled: .plain, letters: passages.reduce(1000) { $0 + $1.text.utf8.count }) { add in
      for passage in passages {
        var text = passage.text
        text.withUTF8(add)
      }
    }
    let result = search.hits(for: query)
    return PackHits(
      pack: pack, passages: passages,
      result: wider.map { result.followed(by: search.hits(for: $0)) } ?? result)
  }
}
