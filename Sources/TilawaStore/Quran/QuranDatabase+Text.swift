package import TilawaCore

extension QuranDatabase {
  /// The letters of an ayah, in the spelling of Hafs; cut at this counting's verse ends.
  ///
  /// - Precondition: the counting has the ayah.
  package func text(of ref: AyahRef) throws(StoreError) -> String { try text(of: structure.span(of: ref)) }

  /// The letters of a stretch of text; a space stands between two ayat.
  package func text(of span: WordRange) throws(StoreError) -> String { try texts(of: [span]).joined() }

  /// The letters of several stretches, one string for each. Reads each ayah once: made for whole juz at a time.
  package func texts(of spans: [WordRange]) throws(StoreError) -> [String] {
    let verses = spans.map { structure.ayat(sharing: $0, in: .kufi).map(structure.ordinal) }
    let texts = try read(StoreSentences.cannotReadText) { db in try verseTexts(Set(verses.joined()).sorted(), from: db)
    }
    return zip(spans, verses).map { span, verses in
      verses.map { cut(texts[$0] ?? "", verse: $0, to: span) }.joined(separator: " ")
    }
  }

  private func cut(_ text: String, verse: Int, to span: WordRange) -> String {
    let verse = structure.span(of: structure.ayah(at: verse, in: .kufi))
    guard !span.contains(verse) else { return text }
    return AyahWords(text)[max(span.start - verse.start, 0)..<min(span.end - verse.start, verse.count)]
  }

  /// The texts of Kufi ayat by ordinal; neighbours are read in one go.
  private func verseTexts(_ ordinals: [Int], from db: RawConnection) throws -> [Int: String] {
    var texts: [Int: String] = [:]
    texts.reserveCapacity(ordinals.count)
    let query = "SELECT text FROM ayah WHERE (surah, ayah) BETWEEN (?, ?) AND (?, ?) ORDER BY surah, ayah"
    for run in ordinals.consecutiveRuns() {
      let first = structure.ayah(at: run.lowerBound, in: .kufi)
      let last = structure.ayah(at: run.upperBound - 1, in: .kufi)
      var ordinal = run.lowerBound
      try db.forEachRow(query, [first.surah, first.ayah, last.surah, last.ayah]) { row in
        texts[ordinal] = row.text(0)
        ordinal += 1
      }
    }
    return texts
  }
}

extension [Int] {
  /// Ascending numbers as the stretches in which each follows the one before.
  func consecutiveRuns() -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }
}
