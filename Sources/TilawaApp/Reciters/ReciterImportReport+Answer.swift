import TilawaAudio
package import TilawaCore
package import TilawaPlayer
import TilawaStore

extension ReciterImportReport {
  /// The result of an import of files.
  package func answer(in context: AppContext) throws -> LineAnswer {
    let list = faults.map { fault in
      JSON.object([("surah", .int(fault.surah)), ("message", .string(fault.message))])
    }
    let json = JSON.object([
      ("reciter", JSON.reciter(reciter)), ("files", .int(files)),
      ("ayat", .int(ayat)), ("ignored", .int(ignored)),
      ("holes", .strings(holes.map(\.description))), ("faults", .array(list)),
      ("refused", .strings(refused)),
    ])
    var remarks = refused + faults.map { "\($0)" }
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
    let next = try first.map { [try context.playCommand("\($0)", reciter)] } ?? []
    return LineAnswer([line] + next, json, remarks: remarks)
  }
}

/// The loudness of a sample of a new reciter.
package enum LoudnessSampling {
  /// Has it measured by a process of its own, so that nobody waits for it.
  package static func begin(of reciter: Reciter, isForProgram: Bool, in context: AppContext) {
    guard context.allowsBackground else { return }
    do throws(AudioError) {
      _ = try LoudnessMeter.version()
    } catch {
      return context.interface.warn("\(error); until it is measured the reciter is played as it is")
    }
    let measure = "tilawa reciters measure \(reciter.id)"
    guard Background.run(["reciters", "measure", reciter.id, "--background"]) else {
      return context.interface.warn("the loudness is not measured yet; to do it: \(measure)")
    }
    if !isForProgram {
      context.interface.warn(
        "how loud they are is measured by a sample of a minute now, in the background; by all of it: \(measure)")
    }
  }
}
