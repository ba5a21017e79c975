package import AppBase
import TilawaCore
import TilawaPlayer
import TilawaStore

extension PreparedSession {
  /// Fetches the files needed first, or finds other reciters for them. Does nothing if all are here.
  ///
  /// - Parameter waiting: called with the ayah whose file is awaited.
  package mutating func fetchFirst(waiting: (String) -> Void = { _ in }) async throws {
    guard !plan.expected.isEmpty else { return }
    // A file that is fetched must not drive out one that is heard later. Local files do not wait for this.
    let noting = Task { [library, paths = Set(plan.session.files.map(\.path))] in
      await DownloadUsage(library: library).note(paths)
    }
    if session.isEstimate { await noting.value }
    try await open(by: SessionFetch.closure(quran, in: context), waiting: waiting)
    // Settle before any sound: `--missing fail` plays all or nothing.
    if choice.missing == .fail { try settleMissing(asking: false) }
  }
}

extension SessionText {
  package init(of prepared: PreparedSession) {
    self.init(of: prepared.riwayah, quran: prepared.quran, in: prepared.context)
  }
}
