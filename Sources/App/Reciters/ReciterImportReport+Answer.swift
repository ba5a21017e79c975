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
    let json = JSON(
      encoding: ReciterImported(
        reciter: .reciter(reciter), files: files, ayat: ayat, ignored: ignored, holes: holes.map(\.description),
        faults: list, refused: refused.map(\.text)))
    var remarks = (archives + refused + faults.map(\.sentence)).map(\.text)
    if !holes.isEmpty {
      let refs = holes.prefix(12).map(\.description).joined(separator: ", ")
      remarks.append(
        holes.count > 12
          ? RecitersSentences.ayatMissingMore(refs: refs, count: holes.count - 12).text
          : RecitersSentences.ayatMissing(refs: refs).text)
    }
    if ignored > 0 { remarks.append(RecitersSentences.filesIgnored(count: ignored).text) }
    let line = RecitersSentences.imported(id: reciter.id, ayat: ayat, files: files, riwayah: reciter.riwayah.name)
    let next = try first.map { try context.playCommand("\($0)", reciter).text }
    return CommandAnswer([line.text] + (next.map { [$0] } ?? []), json, remarks: remarks)
  }
}
