import Glibc
package import TilawaCore

/// Takes the ledger of hifz to an exported folder, and from one into a library: the union of both, nothing twice.
///
/// It lies in it as lines of JSON, `hifz.jsonl`, beside the recordings. Blocks on the disk.
package struct HifzExchange: Sendable {
  private let library: Library
  private let structure: QuranStructure

  /// - Parameters:
  ///   - library: opened for writing to import.
  ///   - structure: says which words there are.
  package init(library: Library, structure: QuranStructure) {
    self.library = library
    self.structure = structure
  }

  /// The most bytes of a ledger: about four million events.
  private static let limit = 1 << 30

  /// Adds the events of the library to a folder, which is made if absent; the events that are there are kept.
  ///
  /// - Returns: the number of events that are new in the folder.
  /// - Throws: an error of the folder, or of the ledger in it.
  package func export(to path: String) throws(StoreError) -> Int {
    let folder = try ExchangeFolder(writing: path)
    let own = try library.hifz.events(in: structure)
    let there = try read(folder)?.events ?? []
    let known = Set(there.map(\.id))
    let new = own.filter { !known.contains($0.id) }
    guard !new.isEmpty else { return 0 }
    let all = (there + new).sorted { $0.comes(before: $1) }
    try WholeFile.write(HifzLines.text(of: all), to: folder.hifz)
    return new.count
  }

  /// Takes the events of a folder into the library; nil where it has none.
  ///
  /// - Throws: an error of the folder, or `.corrupt` where its ledger has no event that can be read.
  package func `import`(from path: String) throws(StoreError) -> HifzStore.Import? {
    let folder = try ExchangeFolder(reading: path)
    guard var report = try read(folder) else { return nil }
    guard !report.events.isEmpty || report.faults.isEmpty else {
      throw ExchangeFolder.error(
        .corrupt, StoreSentences.cannotReadLedgerOfHifz, folder.hifz, StoreSentences.noReadableEvent)
    }
    try report.merge(into: library.hifz, in: structure)
    return report
  }

  private func read(_ folder: ExchangeFolder) throws(StoreError) -> HifzStore.Import? {
    if access(folder.hifz, F_OK) != 0, errno == ENOENT { return nil }
    let bytes = try WholeFile.read(folder.hifz, atMost: HifzExchange.limit)
    return HifzLines.read(String(decoding: bytes, as: UTF8.self), in: structure)
  }
}
