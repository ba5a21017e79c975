import Foundation
package import TilawaCore
package import TilawaScripts

/// A plan for people, and for programs.
package struct SessionPlanView {
  package let script: SessionScript
  package let resolved: ResolvedScript
  package let timeline: ScriptTimeline
  /// Of those steps that can be heard, by the words of their command line.
  package let lengths: [[String]: SessionLength]
  package var clock = SessionClock()

  package init(
    script: SessionScript, resolved: ResolvedScript, timeline: ScriptTimeline, lengths: [[String]: SessionLength],
    clock: SessionClock = SessionClock()
  ) {
    self.script = script
    self.resolved = resolved
    self.timeline = timeline
    self.lengths = lengths
    self.clock = clock
  }

  // MARK: - For people

  package var lines: [String] {
    let width = timeline.rows.map { length($0).count }.max() ?? 0
    return [headline] + resolved.variables.map(variable) + timeline.rows.map { line($0, width) } + [total]
  }

  private var headline: String {
    "\(script.script.name ?? script.file) · \((script.script.riwayah ?? script.riwayah).name)"
  }

  private func variable(_ variable: ResolvedScript.Variable) -> String {
    let ranges = variable.ranges.isEmpty ? "nothing" : SessionPlanView.shortened(variable.ranges)
    return "\(variable.text) is \(ranges)"
  }

  private func line(_ row: ScriptTimeline.Row, _ width: Int) -> String {
    let begins = row.begins.map(clock.time) ?? "   –    "
    let length = length(row)
    let padding = String(repeating: " ", count: width - length.count)
    let number = String(row.step.number)
    let notes = notes(row)
    return String(repeating: " ", count: max(0, 3 - number.count)) + "\(number)  \(begins)  \(padding)\(length)  "
      + SessionPlanView.words(row.step) + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
  }

  private func length(_ row: ScriptTimeline.Row) -> String {
    if row.reach == .never { return "–" }
    if row.waits { return "a key" }
    return row.seconds.map(SessionPlanView.clock) ?? "forever"
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
    if length.isGuess { notes.append("some is yet to be fetched: its length is a guess") }
    return notes
  }

  private var total: String {
    guard let end = timeline.end, let start = timeline.rows.first?.begins else {
      return "total: never ends by itself"
    }
    let keys = timeline.waits == 1 ? "1 key" : "\(timeline.waits) keys"
    let waiting = timeline.waits > 0 ? ", and what you take for \(keys)" : ""
    let length = SessionPlanView.clock(end.timeIntervalSince(start))
    return "total: \(length)\(waiting); begun now it ends at \(clock.time(end))\(timeline.waits > 0 ? " or later" : "")"
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

  /// A long list of ranges shows its ends.
  private static func shortened(_ words: [String]) -> String {
    let ranges = words.prefix { !$0.hasPrefix("--") }
    guard ranges.count > 8 else { return words.joined(separator: " ") }
    let shown = ranges.prefix(5) + ["… \(ranges.count - 6) more …"] + ranges.suffix(1)
    return (shown + words.dropFirst(ranges.count)).joined(separator: " ")
  }

  // MARK: - For programs

  package var json: JSON {
    let seconds = timeline.end.flatMap { end in timeline.rows.first?.begins.map { end.timeIntervalSince($0) } }
    return .object([
      ("name", .optional(script.script.name, JSON.string)),
      ("riwayah", .string((script.script.riwayah ?? script.riwayah).rawValue)),
      (
        "variables",
        .object(resolved.variables.map { ($0.key, .strings($0.ranges)) })
      ),
      ("steps", .array(timeline.rows.map(json))), ("seconds", .optional(seconds, SessionPlanView.seconds)),
      ("keys", .int(timeline.waits)), ("ends", .optional(timeline.end) { .string(clock.stamp($0)) }),
    ])
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
      ("what", .string(SessionPlanView.words(row.step))), ("arguments", .optional(arguments, JSON.strings)),
      ("reach", .string(row.reach.rawValue)), ("begins", .optional(row.begins) { .string(clock.stamp($0)) }),
      ("seconds", .optional(row.seconds, SessionPlanView.seconds)), ("waits", .bool(row.waits)),
      ("missing", .optional(length?.missing, JSON.int)), ("guess", .optional(length?.isGuess, JSON.bool)),
      ("skipped", .optional(reason, JSON.string)), ("keeps", .strings(row.step.cursors.keys.sorted())),
    ])
  }

  private static func seconds(_ seconds: Double) -> JSON {
    .time(OutputTime(frames: Int((seconds * 1_000_000).rounded()), rate: 1_000_000))
  }
}
