package import TilawaMerging

extension Library {
  /// The things of which another device gave a value that this version does not understand; it is kept, and not applied.
  package func refusedBySync() throws(StoreError) -> [SyncKey] { try SyncStore.refused(in: database) }

  /// The knowledge of the library about the devices that it is synchronised with.
  ///
  /// - Parameters:
  ///   - readers: say which values of others the program understands.
  ///   - measure: reads a sound to its end.
  package func sync(_ readers: SyncReaders, measure: @escaping SoundMeasuring) -> SyncStore {
    SyncStore(database: database, readers: readers, measure: measure)
  }
}
