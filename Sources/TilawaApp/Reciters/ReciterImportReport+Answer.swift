import TilawaAudio
import TilawaCore
package import TilawaPlayer
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
    let next = try alignCommand(context) ?? first.map { try context.playCommand("\($0)", reciter) }
    return CommandAnswer([line] + (next.map { [$0] } ?? []), json, remarks: remarks)
  }

  /// Returns the line with the command that finds the ayat of a recording without labels, if the reciter has its
  /// passage; nil if no recording waits for that.
  private func alignCommand(_ context: AppContext) throws -> String? {
    let library = try context.library()
    guard let work = try library.counts().unlabelled, work.hasPassage else { return nil }
    let (recording, quran) = (try library.recordings.find(work.id), try context.quran())
    let annotated = AnnotatedRecording(library: library, recording: recording, quran: quran)
    guard let passage = annotated.expected else { return nil }
    let references = AlignmentReferences(for: recording, in: library, quran: quran)
    let found = try? references.choice(for: SoughtPassage(passage), named: [reciter.id])
    return found == nil ? nil : "next: tilawa annotate align \(recording.id)"
  }
}
