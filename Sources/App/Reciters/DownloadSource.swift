package import AppBase
import Glibc
package import TilawaCore
package import TilawaIntake
package import TilawaStore

/// The addresses from which files of reciters are fetched.
package enum DownloadSource {
  /// Finds a reciter and the addresses of the files.
  ///
  /// - Throws: `StoreError` for an unknown name; `Failure` 66 for a reciter without addresses.
  package static func find(_ named: String, in library: Library) throws -> (Reciter, RemoteSource) {
    let reciter = try library.reciters.choose(named)
    guard let source = try library.reciters.source(of: reciter.id) else {
      throw Failure(.noInput, RecitersSentences.cannotDownload(id: reciter.id))
    }
    return (reciter, source)
  }

  /// Reads ranges; `all` is the whole Quran.
  package static func parse(_ ranges: [String], _ riwayah: Riwayah, in structure: QuranStructure) throws -> [AyahRange]
  {
    let counting = riwayah.counting
    if ranges == ["all"] { return [structure.range(0..<structure.ayatCount(of: counting), in: counting)] }
    return try RangeParser(structure: structure, riwayah: riwayah).parse(ranges)
  }

  /// Fetches files again that are missing, damaged or withheld.
  ///
  /// - Throws: `Failure` where some are still not whole.
  package static func fetchAgain(
    _ downloads: [Download], _ library: Library, on screen: any DownloadDisplay, in context: AppContext
  ) async throws {
    let quran = try context.quran()
    let downloader = Downloader(library: library, quran: quran, client: try context.client())
    var failed = 0
    for (id, own) in Dictionary(grouping: downloads, by: \.reciter).sorted(by: { $0.key < $1.key }) {
      let (reciter, source) = try find(id, in: library)
      let names = Set(own.map(\.name))
      let all = [quran.structure.range(0..<quran.structure.ayatCount(of: reciter.counting), in: reciter.counting)]
      let files = DownloadPlan(all, of: reciter, from: source, in: quran.structure).filter {
        names.contains($0.fileName)
      }
      let tally = DownloadTally(total: files.count)
      try await downloader.download(files, pinning: .unpinned, again: names, tally: tally) { screen.tell($0, $1) }
      screen.end(tally.snapshot)
      failed += tally.snapshot.failed
    }
    if failed > 0 {
      throw Failure(.unavailable, RecitersSentences.stillIncomplete(count: failed))
    }
  }
}

extension DownloadPlan {
  /// Tells what the download would do.
  package func dryRun(of reciter: Reciter, in library: Library) throws -> CommandAnswer {
    let known = try library.downloads.all(by: reciter.id)
    let here = Set(known.filter { $0.fault == nil && access($0.file.path, R_OK) == 0 }.map(\.name))
    let present = self.count { here.contains($0.fileName) }
    let missing = count - present
    return CommandAnswer(
      [RecitersSentences.wouldDownload(count: count, id: reciter.id, here: present, missing: missing)],
      DownloadPlanned(reciter: reciter.id, files: count, here: present, missing: missing))
  }
}
