package import AppBase
package import TilawaCore
import TilawaStore

extension AppContext {
  /// The counting of the configured riwayah.
  package func counting() throws -> VerseCounting { try riwayah(nil).counting }

  /// The progress of a khatm. Warns of rows of the ledger that cannot be believed.
  ///
  /// - Parameter name: the name of the khatm; nil: the current one.
  package func readingReport(_ name: String?, now: ZonedTime = .now) throws -> ReadingReport {
    let (library, structure) = (try library(), try quran().structure)
    warn(of: try library.khatm.settle(in: structure))
    return try library.khatm.report(in: structure, khatm: name, riwayah: try riwayah(nil), now: now)
  }
}
