import ArgumentParser
import TilawaCore
import TilawaPlayer

struct QueueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue", abstract: "Show which source each ayah would use and why, without playing.")

  @OptionGroup(title: "What to hear") var session: SessionOptions
  @OptionGroup var report: ReportOptions

  func run() throws {
    let prepared = try Preparation(session)
    let loudness = Loudnesses(try prepared.planner.loudness(of: prepared.session))
    if report.json { return Terminal.say(json(prepared, loudness).text) }
    try prepared.tell()
    let target = loudness.levels.target.map { " · \(JSON.decibels($0).text) LUFS" } ?? ""
    Terminal.say("\(prepared.riwayah.name) (\(prepared.riwayah.counting.rawValue))\(target)")
    for (role, unit) in units(prepared.session) { Terminal.say(line(unit, role, prepared.riwayah, loudness)) }
  }

  /// How loud the session's files are, and what follows from it.
  private struct Loudnesses {
    let known: [String: Loudness]
    let levels: Levels

    init(_ known: [String: Loudness]) {
      self.known = known
      levels = Levels(known)
    }

    /// "gain -3.2 dB"; nothing where nobody recites.
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
  private func units(_ session: Session) -> [(RepeatPlan.Role, ResolvedUnit)] {
    session.plan.sections.flatMap(\.blocks).flatMap { block in block.items.map { (block.role, session.units[$0]) } }
  }

  /// The riwayah is named where it is not the session's.
  private func name(_ reciter: Reciter, _ riwayah: Riwayah) -> String {
    let other = reciter.riwayah == riwayah ? "" : ", \(reciter.riwayah.name)"
    return "\(reciter.id) (\(reciter.kind.rawValue)\(other))"
  }

  private func line(
    _ unit: ResolvedUnit, _ role: RepeatPlan.Role, _ riwayah: Riwayah, _ loudness: Loudnesses
  ) -> String {
    let who = unit.source.map { name($0.reciter, riwayah) } ?? "— no audio available"
    let places = (unit.source?.slices ?? []).map { slice in
      slice.start == 0 && slice.end == slice.file.frames
        ? slice.file.path
        : "\(slice.file.path) [\(seconds(slice.start, slice.file))–\(seconds(slice.end, slice.file)) s]"
    }
    let opening = unit.source?.opening == .withBasmalah ? "begins with the basmalah" : ""
    let basmalah = unit.basmalah.map { "basmalah of \($0.reciter.id)" } ?? ""
    let tried = unit.trail.map { "\($0.reciter): \($0.why.rawValue)" }.joined(separator: ", ")
    let notes = [opening, basmalah, tried.isEmpty ? "" : "not \(tried)", loudness.words(unit.source?.slices ?? [])]
      .filter { !$0.isEmpty }.joined(separator: "; ")
    return [
      role == .main ? unit.ref : "\(unit.ref) (\(role.rawValue))", who, places.joined(separator: " + "), notes,
    ].filter { !$0.isEmpty }.joined(separator: "\t")
  }

  private func seconds(_ frame: Int, _ file: AudioFile) -> OutputTime { OutputTime(frames: frame, rate: file.rate) }

  private func json(_ prepared: Preparation, _ loudness: Loudnesses) -> JSON {
    .object([
      ("riwayah", .string(prepared.riwayah.rawValue)), ("counting", .string(prepared.riwayah.counting.rawValue)),
      ("units", .array(units(prepared.session).map { json($1, $0, loudness) })),
      ("missing", .strings(prepared.session.missing.map(\.ref))),
      ("target", .optional(loudness.levels.target, JSON.decibels)),
    ])
  }

  private func json(_ unit: ResolvedUnit, _ role: RepeatPlan.Role, _ loudness: Loudnesses) -> JSON {
    let members: [(String, JSON)] = [
      ("ref", .string(unit.ref)), ("role", .string(role.rawValue)),
      ("reciter", .optional(unit.source?.reciter.id, JSON.string)),
      ("kind", .optional(unit.source?.reciter.kind.rawValue, JSON.string)),
      ("riwayah", .optional(unit.source?.reciter.riwayah.rawValue, JSON.string)),
      ("slices", .array((unit.source?.slices ?? []).map { .object(JSON.place([$0])) })),
      ("opening", .optional(unit.source?.opening.rawValue, JSON.string)),
      (
        "basmalah",
        .optional(unit.basmalah) {
          .object([("reciter", .string($0.reciter.id))] + JSON.place([$0.slice]) + loudness.json([$0.slice]))
        }
      ),
      ("tried", .tried(unit.trail)),
    ]
    return .object(members + loudness.json(unit.source?.slices ?? []))
  }
}
