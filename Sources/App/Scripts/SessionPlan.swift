package import AppBase
import AppPlayback
import FoundationEssentials
package import TilawaCore
import TilawaScripts

/// The steps of a script with the time that each takes.
package struct SessionPlan: ValueAnswer {
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
    let width = timeline.rows.map { length($0).text.count }.max() ?? 0
    let lines = [headline] + resolved.variables.map(variable) + timeline.rows.map { line($0, width) } + [total]
    return lines.map(AnswerPart.line)
  }

  private var headline: String {
    [script.script.name ?? script.file, (script.script.riwayah ?? script.riwayah).name].map {
      Sentence(verbatim: $0)
    }.dotted.text
  }

  private func variable(_ variable: ResolvedScript.Variable) -> String {
    let sentence =
      variable.ranges.isEmpty
      ? ScriptsSentences.variableIsNothing(variable: variable.text)
      : ScriptsSentences.variableIs(variable: variable.text, ranges: Self.shortened(variable.ranges))
    return sentence.text
  }

  private func line(_ row: ScriptTimeline.Row, _ width: Int) -> String {
    let begins = row.begins.map(clock.time) ?? "   –    "
    let length = length(row).text
    let padding = String(repeating: " ", count: width - length.count)
    let number = String(row.step.number)
    let (step, notes) = (Self.words(row.step), notes(row).map(\.text).joined(separator: "; "))
    let words = notes.isEmpty ? step : ScriptsSentences.noted(step: step, notes: notes)
    return String(repeating: " ", count: max(0, 3 - number.count))
      + "\(number)  \(begins)  \(padding)\(length)  \(words)"
  }

  private func length(_ row: ScriptTimeline.Row) -> Sentence {
    if row.reach == .never { return Sentence(verbatim: "–") }
    if row.waits { return ScriptsSentences.aKey }
    return row.seconds.map { Sentence(verbatim: Self.clock($0)) } ?? ScriptsSentences.forever
  }

  private func notes(_ row: ScriptTimeline.Row) -> [Sentence] {
    var notes: [Sentence] = []
    switch row.reach {
    case .whole: break
    case .cut: notes.append(ScriptsSentences.cut)
    case .never: notes.append(ScriptsSentences.notReached)
    }
    guard case .play(let arguments) = row.step.action else { return notes }
    guard let length = lengths[arguments.texts], length.silence == nil else {
      return row.reach == .never ? notes : notes + [ScriptsSentences.cannotBeHeard]
    }
    if length.missing > 0 { notes.append(ScriptsSentences.noAudio(count: length.missing)) }
    if length.isGuess { notes.append(ScriptsSentences.estimate) }
    return notes
  }

  private var total: String {
    guard let end = timeline.end, let start = timeline.rows.first?.begins else {
      return ScriptsSentences.endless.text
    }
    let (length, moment) = (Self.clock(end.timeIntervalSince(start)), clock.time(end))
    let total =
      timeline.waits > 0
      ? ScriptsSentences.totalWithKeys(length: length, count: timeline.waits, end: moment)
      : ScriptsSentences.total(length: length, end: moment)
    return total.text
  }

  /// Hours, minutes and seconds, rounded to a second.
  private static func clock(_ seconds: Double) -> String {
    Lengths.time(OutputTime(frames: Int(seconds.rounded()), rate: 1))
  }

  private static func words(_ step: ResolvedStep) -> Sentence {
    switch step.action {
    case .play(let arguments): Sentence(verbatim: "\(step.kind) \(shortened(arguments.texts))")
    case .pause(.key): ScriptsSentences.pauseUntilKey
    case .pause(.seconds): ScriptsSentences.plainPause
    case .pause(.until(let time)): ScriptsSentences.pauseUntil(time: "\(time)")
    case .pause(.ofLastAyah(let percent)): ScriptsSentences.yourTurn(percent: percent)
    case .record(let arguments, .ofLastStep(let percent)):
      ScriptsSentences.recordShare(ranges: shortened(arguments.texts), percent: percent)
    case .record(let arguments, .key), .record(let arguments, .seconds):
      ScriptsSentences.record(ranges: shortened(arguments.texts))
    case .stop(.now): ScriptsSentences.stopNow
    case .stop(.at(let time)): ScriptsSentences.stopAt(time: "\(time)")
    case .stop(.after(let seconds)): ScriptsSentences.stopAfter(length: clock(Double(seconds)))
    case .skip(let reason): ScriptsSentences.nothingToDo(kind: step.kind, reason: reason)
    }
  }

  /// Shortens a long list of ranges to its ends.
  private static func shortened(_ words: [String]) -> String {
    let ranges = words.prefix { !$0.hasPrefix("--") }
    guard ranges.count > 8 else { return words.joined(separator: " ") }
    let shown = ranges.prefix(5) + [ScriptsSentences.moreRanges(count: ranges.count - 6).text] + ranges.suffix(1)
    return (shown + words.dropFirst(ranges.count)).joined(separator: " ")
  }

  // MARK: - The line for programs

  package var value: some Encodable {
    let seconds = timeline.end.flatMap { end in timeline.rows.first?.begins.map { end.timeIntervalSince($0) } }
    return PlannedSession(
      name: script.script.name, riwayah: (script.script.riwayah ?? script.riwayah).rawValue,
      variables: NamedMembers(resolved.variables.map { ($0.key, $0.ranges) }),
      steps: timeline.rows.map(value), seconds: seconds.map(Self.seconds), keys: timeline.waits,
      ends: timeline.end.map(clock.stamp))
  }

  private func value(_ row: ScriptTimeline.Row) -> PlannedSession.Step {
    var arguments: [String]?
    var length: SessionLength?
    var reason: String?
    switch row.step.action {
    case .play(let words): (arguments, length) = (words.texts, lengths[words.texts])
    case .record(let words, _): arguments = words.texts
    case .skip(let why): reason = why.text
    case .pause, .stop: break
    }
    return PlannedSession.Step(
      number: row.step.number, line: row.step.place.line, column: row.step.place.column, kind: row.step.kind,
      what: Self.words(row.step).text, arguments: arguments, reach: row.reach.rawValue,
      begins: row.begins.map(clock.stamp), seconds: row.seconds.map(Self.seconds), waits: row.waits,
      missing: length?.missing, guess: length?.isGuess, skipped: reason, keeps: row.step.cursors.keys.sorted())
  }

  private static func seconds(_ seconds: Double) -> JSONNumber {
    JSONNumber(frame: Int((seconds * 1_000_000).rounded()), rate: 1_000_000)
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
    problems.append(
      Failure(failure.code, ScriptsSentences.fault(place: "\(file):\(step.place)", reason: failure.told)))
  }
}

extension SessionLength {
  /// The length in a timeline; a step that cannot be heard takes no time.
  fileprivate var timeline: ScriptTimeline.Length {
    silence == nil ? ScriptTimeline.Length(seconds: seconds, lastAyah: lastAyah) : ScriptTimeline.Length(seconds: 0)
  }
}
