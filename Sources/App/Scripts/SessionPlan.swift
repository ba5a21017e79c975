package import AppBase
import Foundation
package import TilawaCore
import TilawaScripts

/// The steps of a script with the time that each takes.
package struct SessionPlan: Answer {
  private let script: SessionScript
  private let resolved: ResolvedScript
  private let timeline: ScriptTimeline
  /// The lengths of steps that play and can be prepared, by the words of the step.
  private let lengths: [[String]: SessionLength]
  /// The reasons why steps cannot be heard, with their places in the script.
  package let problems: [Failure]
  private let clock = SessionClock()

  /// Finds the length of each step.
  package init(_ checked: CheckedScript, in context: AppContext) throws {
    var lengths = StepMeasure(file: checked.script.file, context: context)
    script = checked.script
    resolved = checked.resolved
    timeline = try ScriptTimeline(resolved.steps, from: Date(), clock: clock) { try lengths.length(of: $0) }
    self.lengths = lengths.known
    problems = lengths.problems
  }

  // MARK: - Text

  package var text: [AnswerPart] {
    let width = timeline.rows.map { length($0).count }.max() ?? 0
    let lines = [headline] + resolved.variables.map(variable) + timeline.rows.map { line($0, width) } + [total]
    return lines.map(AnswerPart.line)
  }

  private var headline: String {
    "\(script.script.name ?? script.file) · \((script.script.riwayah ?? script.riwayah).name)"
  }

  private func variable(_ variable: ResolvedScript.Variable) -> String {
    let ranges = variable.ranges.isEmpty ? "nothing" : Self.shortened(variable.ranges)
    return "\(variable.text) is \(ranges)"
  }

  private func line(_ row: ScriptTimeline.Row, _ width: Int) -> String {
    let begins = row.begins.map(clock.time) ?? "   –    "
    let length = length(row)
    let padding = String(repeating: " ", count: width - length.count)
    let number = String(row.step.number)
    let notes = notes(row)
    return String(repeating: " ", count: max(0, 3 - number.count)) + "\(number)  \(begins)  \(padding)\(length)  "
      + Self.words(row.step) + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  private func length(_ row: ScriptTimeline.Row) -> String {
    if row.reach == .never { return "–" }
    if row.waits { return "a key" }
    return row.seconds.map(Self.clock) ?? "forever"
  }

  private func notes(_ row: ScriptTimeline.Row) -> [String] {
    var notes: [String] = []
    switch row.reach {
    case .whole: break
    case .cut: notes.append("cut by stop")
    case .never: notes.append("not reached")
    }
    guard case .play(let arguments) = row.step.action else { return notes }
    guard let length = lengths[arguments.texts], length.silence == nil else {
      return row.reach == .never ? notes : notes + ["cannot be heard"]
    }
    if length.missing > 0 { notes.append("no audio for \(Count.ayat(length.missing))") }
    if length.isGuess { notes.append("some files must be downloaded: the length is an estimate") }
    return notes
  }

  private var total: String {
    guard let end = timeline.end, let start = timeline.rows.first?.begins else {
      return "total: no end"
    }
    let keys = timeline.waits == 1 ? "1 key" : "\(timeline.waits) keys"
    let waiting = timeline.waits > 0 ? ", and what you take for \(keys)" : ""
    let length = Self.clock(end.timeIntervalSince(start))
    return
      "total: \(length)\(waiting); if started now, it ends at \(clock.time(end))\(timeline.waits > 0 ? " or later" : "")"
  }

  /// Hours, minutes and seconds, rounded to a second.
  private static func clock(_ seconds: Double) -> String {
    Lengths.time(OutputTime(frames: Int(seconds.rounded()), rate: 1))
  }

  private static func words(_ step: ResolvedStep) -> String {
    switch step.action {
    case .play(let arguments): "\(step.kind) \(shortened(arguments.texts))"
    case .pause(.key): "pause until a key is pressed"
    case .pause(.seconds): "pause"
    case .pause(.until(let time)): "pause until \(time)"
    case .pause(.ofLastAyah(let percent)): "your turn after the last ayah, \(percent) % of it"
    case .record(let arguments, .ofLastStep(let percent)):
      "record \(shortened(arguments.texts)), \(percent) % of what was played"
    case .record(let arguments, .key), .record(let arguments, .seconds): "record \(shortened(arguments.texts))"
    case .stop(.now): "stop"
    case .stop(.at(let time)): "stop at \(time)"
    case .stop(.after(let seconds)): "stop after \(clock(Double(seconds)))"
    case .skip(let reason): "\(step.kind): nothing to do: \(reason)"
    }
  }

  /// Shortens a long list of ranges to its ends.
  private static func shortened(_ words: [String]) -> String {
    let ranges = words.prefix { !$0.hasPrefix("--") }
    guard ranges.count > 8 else { return words.joined(separator: " ") }
    let shown = ranges.prefix(5) + ["… \(ranges.count - 6) more …"] + ranges.suffix(1)
    return (shown + words.dropFirst(ranges.count)).joined(separator: " ")
  }

  // MARK: - JSON

  package var json: String {
    let seconds = timeline.end.flatMap { end in timeline.rows.first?.begins.map { end.timeIntervalSince($0) } }
    return JSON.object([
      ("name", .optional(script.script.name, JSON.string)),
      ("riwayah", .string((script.script.riwayah ?? script.riwayah).rawValue)),
      (
        "variables",
        .object(resolved.variables.map { ($0.key, .strings($0.ranges)) })
      ),
      ("steps", .array(timeline.rows.map(json))), ("seconds", .optional(seconds, Self.seconds)),
      ("keys", .int(timeline.waits)), ("ends", .optional(timeline.end) { .string(clock.stamp($0)) }),
    ]).text
  }

  private func json(_ row: ScriptTimeline.Row) -> JSON {
    var arguments: [String]?
    var length: SessionLength?
    var reason: String?
    switch row.step.action {
    case .play(let words): (arguments, length) = (words.texts, lengths[words.texts])
    case .record(let words, _): arguments = words.texts
    case .skip(let why): reason = why
    case .pause, .stop: break
    }
    return .object([
      ("number", .int(row.step.number)), ("line", .int(row.step.place.line)),
      ("column", .int(row.step.place.column)), ("kind", .string(row.step.kind)),
      ("what", .string(Self.words(row.step))), ("arguments", .optional(arguments, JSON.strings)),
      ("reach", .string(row.reach.rawValue)), ("begins", .optional(row.begins) { .string(clock.stamp($0)) }),
      ("seconds", .optional(row.seconds, Self.seconds)), ("waits", .bool(row.waits)),
      ("missing", .optional(length?.missing, JSON.int)), ("guess", .optional(length?.isGuess, JSON.bool)),
      ("skipped", .optional(reason, JSON.string)), ("keeps", .strings(row.step.cursors.keys.sorted())),
    ])
  }

  private static func seconds(_ seconds: Double) -> JSON {
    .time(OutputTime(frames: Int((seconds * 1_000_000).rounded()), rate: 1_000_000))
  }
}

/// Measures the steps that play; steps with the same words once.
private struct StepMeasure {
  let file: String
  let context: AppContext
  private(set) var known: [[String]: SessionLength] = [:]
  private(set) var problems: [Failure] = []

  init(file: String, context: AppContext) {
    self.file = file
    self.context = context
  }

  mutating func length(of step: ResolvedStep) throws -> ScriptTimeline.Length {
    guard case .play(let play) = step.action else { return ScriptTimeline.Length(seconds: 0) }
    if let length = known[play.texts] { return length.timeline }
    do {
      let length = try SessionLength(try SessionPlay(play).complete(in: context.opening), in: context)
      known[play.texts] = length
      if let silence = length.silence { note(silence, at: step) }
      return length.timeline
    } catch {
      guard let failure = Failure(error) else { throw error }
      note(failure, at: step)
      return ScriptTimeline.Length(seconds: 0)
    }
  }

  private mutating func note(_ failure: Failure, at step: ResolvedStep) {
    problems.append(Failure(failure.code, "\(file):\(step.place): \(failure.message)"))
  }
}

extension SessionLength {
  /// The length in a timeline; a step that cannot be heard takes no time.
  fileprivate var timeline: ScriptTimeline.Length {
    silence == nil ? ScriptTimeline.Length(seconds: seconds, lastAyah: lastAyah) : ScriptTimeline.Length(seconds: 0)
  }
}
