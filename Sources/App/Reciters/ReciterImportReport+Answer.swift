package import AppBase
import TilawaAudio
import TilawaCore
package import TilawaIntake
import TilawaStore

extension ReciterImportReport {
  /// The result of an import of files.
  package func answer(in context: AppContext) throws -> CommandAnswer {
    let list = faults.map { fault in
      ReciterImported.Fault(surah: fault.surah, message: fault.message)
    }
    let value = ReciterImported(
      reciter: ReciterValue(reciter), files: files, ayat: ayat, ignored: ignored, holes: holes.map(\.description),
      faults: list, refused: refused.map(\.text), unheard: unheard)
    var remarks = self.remarks + refused + faults.map(\.sentence)
    if !holes.isEmpty {
      let refs = holes.prefix(12).map(\.description).listed
      remarks.append(
        holes.count > 12
          ? RecitersSentences.ayatMissingMore(refs: refs, count: holes.count - 12)
          : RecitersSentences.ayatMissing(refs: refs))
    }
    if ignored > 0 { remarks.append(RecitersSentences.filesIgnored(count: ignored)) }
    let (id, riwayah) = (reciter.id, reciter.riwayah.name)
    let line =
      unheard == 0
      ? RecitersSentences.imported(id: id, ayat: ayat, files: files, riwayah: riwayah)
      : ayat == 0
        ? RecitersSentences.importedSurahs(id: id, surahs: unheard, riwayah: riwayah)
        : RecitersSentences.importedBoth(id: id, ayat: ayat, surahs: unheard, riwayah: riwayah)
    // An ayah cannot be played before it is heard in its surah.
    let next = try first.map { try context.playCommand(ayat > 0 ? "\($0)" : "\($0.surah)", reciter) }
    return CommandAnswer([line] + (next.map { [$0] } ?? []), value, remarks: remarks)
  }
}
