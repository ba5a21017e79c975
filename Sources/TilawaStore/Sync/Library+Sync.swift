extension Library {
  /// The knowledge of the library about the devices that it is synchronised with.
  ///
  /// - Parameters:
  ///   - words: the number of words in the Quran.
  ///   - measure: reads a sound to its end.
  package func sync(words: Int, measure: @escaping SoundMeasuring) -> SyncStore {
    SyncStore(database: database, words: words, measure: measure)
  }
}
