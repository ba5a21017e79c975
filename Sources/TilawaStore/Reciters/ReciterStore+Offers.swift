import GRDB
package import TilawaCore

extension ReciterStore {
  /// The segments of each reciter for a session, in the order in which reciters are asked. A reciter without segments has
  /// an empty offer.
  ///
  /// Segments are in the order of the text. Of several takes of one stretch, the take chosen last comes first, then the
  /// newest.
  ///
  /// - Parameters:
  ///   - spans: the session's text.
  ///   - surahs: those whose basmalah may be needed; with them come the basmalahs of no named surah and al-Fatihah's.
  ///   - ids: the reciters that matter; nil for all.
  package func offers(
    overlapping spans: [WordRange], opening surahs: Set<Int>, of ids: Set<String>? = nil
  ) throws(StoreError) -> [ReciterOffer] {
    let wanted = surahs.isEmpty ? spans : spans + [QuranStructure.basmalah]
    return try read(StoreSentences.cannotLookUpWhatRecitersHave) { db in
      let reciters = try StoredReciter.ranked(db).filter { ids?.contains($0.reciter.id) ?? true }
      guard let handle = db.sqliteConnection else { return [] }
      let queries = try SegmentQueries(on: RawConnection(handle: handle))
      return try reciters.map { stored in
        var reader = SegmentReader(reciter: Int(stored.number), recordings: folders.recordings)
        for span in wanted.merged() { try reader.readText(overlapping: span, by: queries) }
        try reader.readOpenings(of: surahs, by: queries)
        return ReciterOffer(reciter: stored.reciter, segments: reader.segments())
      }
    }
  }
}
