import CSodium
import TilawaFiles

extension Sodium {
  /// Loads the library, for a process that holds keys from then on.
  ///
  /// - Throws: `.refused` where it is not installed.
  static func load() throws(SyncPlaceError) {
    CoreDump.forbid()
    guard let failure = csodium_start() else { return }
    throw .refused(TilawaSyncSentences.sealingNeedsPackage(reason: String(cString: failure)))
  }
}
