package import AppBase
import TilawaAudio
import TilawaCore
package import TilawaIntake
import TilawaStore

extension ReciterImportReport {
  /// The result of an import of files.
  package func answer(in context: AppContext) throws -> CommandAnswer {
    let list = faults.map { fault in
      JSON.object([("surah", .int(fault.surah)), ("message", .string(fault.message))])
    }
    let json = JSON.object([
      ("reciter", JSON.reciter(reciter)), ("files", .int(files)),
      ("ayat", .int(ayat)), ("ignored", .int(ignored)),
      ("holes", .strings(holes.map(\.description))), ("faults", .array(list)),
      ("refused", .strings(refused)),
    ])
    var remarks = archives + refused + faults.map { "\($0)" }
    if !holes.isEmpty {
      let refs = holes.prefix(12).map(\.description).joined(separator: ", ")
      let rest = holes.count > 12 ? " and \(holes.count - 12) more" : ""
      remarks.append("missing in surahs that are otherwise here: \(refs)\(rest)")
    }
    if ignored > 0 {
      let verb = ignored == 1 ? "is" : "are"
      remarks.append("\(Count.files(ignored)) \(verb) no recitation by name")
    }
    let id = reciter.id
    let line = "\(id): \(Count.ayat(ayat)) in \(Count.files(files)), \(reciter.riwayah.name)"
    let next = try first.map { try context.playCommand("\($0)", reciter).text }
    return CommandAnswer([line] + (next.map { [$0] } ?? []), json, remarks: remarks)
  }
}
