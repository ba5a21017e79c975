package import AppBase
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

/// The sources that a session would use, ayah by ayah, and the reasons.
package struct QueueReport: Answer {
  private let prepared: PreparedSession
  private let sources: Sources
  /// The reciters in the order in which they are asked.
  private let asked: [Reciter]

  package init(_ prepared: PreparedSession) throws {
    self.prepared = prepared
    asked = try prepared.planner.queue(for: prepared.choice).asked
    sources = Sources(
      try prepared.planner.loudness(of: prepared.session), recordings: try QueueReport.recordings(prepared),
      expected: prepared.plan.expected)
  }

  package var text: [AnswerPart] {
    let rows = QueueReport.units(prepared.session).map { cells($1, $0, prepared.riwayah, sources) }
    let table = AnswerTable(rows, headings: ["ayah", "reciter", "file", "notes"], closesGaps: true)
    return [.line(title), .table(table)]
  }

  package var remarks: [String] { [prepared.whereNobodyIsAsked?.message].compactMap(\.self) }

  /// "Hafs (kufi) · -18.0 LUFS · asked in this order: ustadh (yours), husary".
  private var title: String {
    let target = sources.levels.target.map { " · \(JSON.decibels($0).text) LUFS" } ?? ""
    return "\(prepared.riwayah.name) (\(prepared.riwayah.counting.rawValue))\(target)\(order)"
  }

  /// The order in which reciters are asked, if there are several: " · asked in this order: ustadh (yours), husary".
  private var order: String {
    guard asked.count > 1 else { return "" }
    let names = asked.prefix(5).map { $0.id + ($0.kind == .personal ? " (yours)" : "") }.joined(separator: ", ")
    return " · asked in this order: \(names)\(asked.count > 5 ? " and \(asked.count - 5) more" : "")"
  }

  /// The recordings of teachers that will be heard, by path.
  private static func recordings(_ prepared: PreparedSession) throws -> [String: Recording] {
    let sources = QueueReport.units(prepared.session).compactMap(\.1.source).filter { $0.reciter.kind == .personal }
    let paths = Set(sources.flatMap { $0.slices.map(\.file.path) })
    return paths.isEmpty ? [:] : try prepared.library.recordings.inFiles(paths)
  }

  /// Facts about the files of the session: their loudness, the levels that follow from it, and the recordings among
  /// them.
  private struct Sources {
    let known: [String: Loudness]
    let levels: Levels
    let recordings: [String: Recording]
    let expected: [String: RemoteFile]

    init(_ known: [String: Loudness], recordings: [String: Recording], expected: [String: RemoteFile]) {
      self.known = known
      self.recordings = recordings
      self.expected = expected
      levels = Levels(known)
    }

    /// The file's path; of a recording its title and day.
    func name(_ file: AudioFile) -> String {
      guard let recording = recordings[file.path] else { return file.path }
      return "\(recording.title), \(recording.date)"
    }

    /// Returns the JSON members of a slice of a file, with its recording.
    func json(piece slice: AudioSlice) -> JSON {
      let recording = recordings[slice.file.path].map { recording in
        JSON.object([
          ("id", .string(recording.id)), ("title", .string(recording.title)), ("date", .string(recording.date)),
        ])
      }
      let remote: [(String, JSON)] =
        slice.file.isExpected
        ? [("here", .bool(false)), ("url", .optional(expected[slice.file.path]?.urls.first, JSON.string))] : []
      return .object(JSON.place([slice]) + [("recording", recording ?? .null)] + remote)
    }

    /// "gain -3.2 dB"; nothing without a reciter.
    func words(_ slices: [AudioSlice]) -> String {
      guard let file = slices.first?.file else { return "" }
      guard known[file.path] != nil else { return "loudness not measured" }
      return "gain \(JSON.decibels(levels.gain(of: file).decibels).text) dB"
    }

    func json(_ slices: [AudioSlice]) -> [(String, JSON)] {
      let file = slices.first?.file
      return [
        ("lufs", .optional(file.flatMap { known[$0.path]?.integrated }, JSON.decibels)),
        ("gain", .optional(file.map { levels.gain(of: $0).decibels }, JSON.decibels)),
      ]
    }
  }

  /// The session's ayat in the order in which they first sound.
  private static func units(_ session: Session) -> [(RepeatPlan.Role, ResolvedUnit)] {
    session.plan.sections.flatMap(\.blocks).flatMap { block in block.items.map { (block.role, session.units[$0]) } }
  }

  /// Returns the name of a reciter, with the riwayah if it is not the session's.
  private func name(_ reciter: Reciter, _ riwayah: Riwayah) -> String {
    let other = reciter.riwayah == riwayah ? "" : ", \(reciter.riwayah.name)"
    return "\(reciter.id) (\(reciter.kind.rawValue)\(other))"
  }

  private func cells(
    _ unit: ResolvedUnit, _ role: RepeatPlan.Role, _ riwayah: Riwayah, _ sources: Sources
  ) -> [String] {
    let who = unit.source.map { name($0.reciter, riwayah) } ?? "— no audio available"
    let places = (unit.source?.slices ?? []).map { slice in
      slice.file.isExpected
        ? "(to be fetched)"
        : slice.start == 0 && slice.end == slice.file.frames
          ? sources.name(slice.file)
          : "\(sources.name(slice.file)) [\(seconds(slice.start, slice.file))–\(seconds(slice.end, slice.file)) s]"
    }
    let opening = unit.source?.opening == .withBasmalah ? "begins with the basmalah" : ""
    let basmalah = unit.basmalah.map { "basmalah of \($0.reciter.id)" } ?? ""
    let tried = unit.trail.map { "\($0.reciter): \($0.why.rawValue)" }.joined(separator: ", ")
    let notes = [opening, basmalah, tried.isEmpty ? "" : "not \(tried)", sources.words(unit.source?.slices ?? [])]
      .filter { !$0.isEmpty }.joined(separator: "; ")
    return [
      role == .main ? unit.ref : "\(unit.ref) (\(role.rawValue))", who, places.joined(separator: " + "), notes,
    ]
  }

  private func seconds(_ frame: Int, _ file: AudioFile) -> OutputTime { OutputTime(frames: frame, rate: file.rate) }

  package var json: String {
    JSON.object([
      ("riwayah", .string(prepared.riwayah.rawValue)), ("counting", .string(prepared.riwayah.counting.rawValue)),
      ("units", .array(QueueReport.units(prepared.session).map { json($1, $0, sources, prepared.words) })),
      ("missing", .strings(prepared.session.missing.map(\.ref))),
      ("target", .optional(sources.levels.target, JSON.decibels)),
    ]).text
  }

  private func json(
    _ unit: ResolvedUnit, _ role: RepeatPlan.Role, _ sources: Sources, _ words: WordFinder
  ) -> JSON {
    let members: [(String, JSON)] = [
      ("ref", .string(unit.ref)), ("role", .string(role.rawValue)),
      ("reciter", .optional(unit.source?.reciter.id, JSON.string)),
      ("kind", .optional(unit.source?.reciter.kind.rawValue, JSON.string)),
      ("riwayah", .optional(unit.source?.reciter.riwayah.rawValue, JSON.string)),
      ("slices", .array((unit.source?.slices ?? []).map { sources.json(piece: $0) })),
      ("opening", .optional(unit.source?.opening.rawValue, JSON.string)),
      (
        "basmalah",
        .optional(unit.basmalah) {
          .object([("reciter", .string($0.reciter.id))] + JSON.place([$0.slice]) + sources.json([$0.slice]))
        }
      ),
      ("words", .bool(words.knowsWords(of: unit))), ("tried", .tried(unit.trail)),
    ]
    return .object(members + sources.json(unit.source?.slices ?? []))
  }
}
