import CSodium

extension Sodium {
  /// Loads the library.
  ///
  /// - Throws: `.refused` where it is not installed.
  static func load() throws(SyncPlaceError) {
    guard let failure = csodium_start() else { return }
    throw .refused(TilawaSyncSentences.sealingNeedsPackage(reason: String(cString: failure)))
  }
}
