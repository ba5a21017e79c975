import TilawaAudio
package import TilawaCore
import TilawaPlayer

/// Tells the result of an import.
package struct ImportWords {
  package let structure: QuranStructure
  package let isJSON: Bool
  package let context: AppContext

  package init(
    structure: QuranStructure, isJSON: Bool, context: AppContext
  ) {
    self.structure = structure
    self.isJSON = isJSON
    self.context = context
  }

  package func tell(_ taking: ImportTaking, ignored: Int) throws {
    let taken = taking.taken
    for report in taken.map(\.report) {
      if case .unavailable(let error) = report.loudness {
        context.interface.warn("\(error); it is played as it is")
        break
      }
    }
    for one in taken {
      if let remark = one.report.remark { context.interface.warn("\(one.name): \(remark)") }
    }
    if isJSON {
      let recordings = taken.map(json)
      return context.interface.say(JSON.object([("recordings", .array(recordings))]).text)
    }
    // Of a folder that is imported again what is new is told, and the rest counted.
    for one in taken where taken.count == 1 || one.report.outcome != .known {
      tell(one)
      if let alignment = one.alignment { tell(alignment, of: one.report.recording) }
    }
    if taken.count + taking.refused > 1 || ignored > 0 {
      context.interface.say(summary(taken.map(\.report), refused: taking.refused, ignored: ignored))
    }
    if taken.count == 1, let one = taken.first { context.interface.say(try next(one)) }
  }

  private func tell(_ taken: ImportTaking.Taken) {
    let (name, report) = (taken.name, taken.report)
    let recording = report.recording
    switch report.outcome {
    case .known:
      return context.interface.say(
        "\(name): is here already, as \(recording.id) (\(recording.title)) of \(report.reciter.name); nothing was changed"
      )
    case .replaced:
      context.interface.warn("\(name): this sound was here already, as \(recording.id); it takes what was said now")
      if let former = report.formerly {
        context.interface.warn(ImportWords.moved(recording, from: former, to: report.reciter))
      }
    case .added: break
    }
    let loudness = if case .measured(let loudness) = report.loudness { ", \(loudness.words)" } else { "" }
    let confirmed = report.segments.count { $0.status == .confirmed }
    // What was found in it follows in a line of its own.
    let isSought = if case .found? = taken.alignment { true } else { false }
    let segments = confirmed > 0 ? "\(Count.segments(confirmed)) confirmed" : isSought ? nil : "no segments yet"
    let parts = [recording.title, recording.id, recording.clock, segments, report.reciter.riwayah.name]
    context.interface.say(
      "\(report.reciter.name) (\(report.reciter.id)): \(parts.compactMap(\.self).joined(separator: ", "))\(loudness)")
  }

  private func tell(_ alignment: ImportAligning.Outcome, of recording: Recording) {
    switch alignment {
    case .found(let report):
      for note in report.notes { context.interface.warn(note) }
      context.interface.say(report.summary)
      if let why = report.nothingConfirmed { context.interface.warn(why) }
    case .failed(let why):
      context.interface.warn("\(why); it is kept as it is, and later: \(ImportAligning.command(for: recording))")
    }
  }

  /// The line about a recording whose reciter was changed.
  package static func moved(_ recording: Recording, from former: Reciter, to owner: Reciter) -> String {
    "\(recording.title) is \(owner.name)'s now, and was \(former.name)'s; to take that back: "
      + "tilawa library move \(recording.id) \(former.id)"
  }

  private func summary(_ reports: [RecordingImporter.Report], refused: Int, ignored: Int) -> String {
    let known = reports.filter { $0.outcome == .known }.count
    let parts = [
      "\(reports.count - known) taken", known > 0 ? "\(known) here already" : nil,
      refused > 0 ? "\(refused) refused" : nil, ignored > 0 ? "\(ignored) other files passed over" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  private func next(_ taken: ImportTaking.Taken) throws -> String {
    if case .found(let report)? = taken.alignment { return "next: \(report.next)" }
    let report = taken.report
    guard let range = range(of: report) else { return "next: tilawa annotate detect \(report.recording.id)" }
    return try context.playCommand(range, report.reciter)
  }

  /// The ayat from the first to the last that are labelled; in the numbers that `play` reads. Nil where none are.
  private func range(of report: RecordingImporter.Report) -> String? {
    let ayat = report.segments.flatMap(\.recited).flatMap { part -> [AyahRef] in
      guard case .text(let span) = part.content else { return [] }
      return structure.ayat(sharing: span, in: report.reciter.riwayah.counting)
    }
    let places = ayat.map { structure.ordinal(of: $0) }
    guard let first = places.min(), let last = places.max() else { return nil }
    return structure.range(first..<last + 1, in: report.reciter.riwayah.counting).description
  }

  private func json(_ taken: ImportTaking.Taken) -> JSON {
    let report = taken.report
    let recording = report.recording
    let loudness = if case .measured(let loudness) = report.loudness { loudness } else { Loudness?.none }
    let segments = report.segments.map { segment in
      JSON.object([("label", .string(structure.label(of: segment.content, in: report.reciter.counting)))])
    }
    return .object([
      ("id", .string(recording.id)), ("sha256", .string(recording.sha256)),
      ("duration", .time(recording.file.frames, in: recording.file)), ("new", .bool(report.outcome == .added)),
      ("title", .string(recording.title)), ("recorded", .optional(recording.recordedAt, JSON.int)),
      ("device", .optional(recording.device, JSON.string)), ("rate", .int(recording.file.rate)),
      ("channels", .int(recording.file.channels)), ("reciter", .reciter(report.reciter)),
      ("formerly", .optional(report.formerly, JSON.reciter)),
      ("segments", .array(segments)), ("loudness", .loudness(loudness)),
      ("alignment", .optional(taken.alignment, json)),
    ])
  }

  private func json(_ alignment: ImportAligning.Outcome) -> JSON {
    switch alignment {
    case .found(let report): report.shortJSON
    case .failed(let why): .object([("error", .string(why))])
    }
  }
}
