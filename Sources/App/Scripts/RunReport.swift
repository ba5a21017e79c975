package import AppBase
package import TilawaCore
package import TilawaScripts

/// The reports of a run and its steps: to people or programs on standard output, and to the log if nobody watches.
package struct RunReport {
  package enum Audience: Hashable {
    case terminal
    /// Lines that somebody reads later.
    case reader
    case program
    case nobody
  }

  package let audience: Audience
  package let interface: any UserInterface
  package let log: ScriptLog?
  /// The name of the script, for people.
  package let name: String
  /// The number of steps.
  package let count: Int

  package init(
    audience: Audience, interface: any UserInterface, log: ScriptLog?, name: String, count: Int
  ) {
    self.audience = audience
    self.interface = interface
    self.log = log
    self.name = name
    self.count = count
  }

  package func begins(_ identity: String, in file: String) {
    log?.note(ScriptsSentences.begins(name: name, count: count))
    guard audience == .program else { return }
    say(RunEvent.Begun(script: identity, file: file, steps: count))
  }

  package func begins(_ step: ResolvedStep) {
    switch audience {
    case .terminal:
      // A pause is told by the display, when its keys are heard.
      if case .pause = step.action { return }
      interface.say(title(step))
    case .program:
      say(
        RunEvent.Step(
          number: step.number, of: count, kind: step.kind, place: "\(step.place)", what: step.words.text))
    case .reader, .nobody: break
    }
  }

  package func ended(_ step: ResolvedStep, _ result: StepResult, after length: Duration) {
    let seconds = OutputTime(frames: Int(length / .milliseconds(1)), rate: 1000)
    let (title, words) = (title(step), result.words)
    let line = ScriptsSentences.stepEnded(step: title, result: words, length: Lengths.time(seconds))
    log?.note(ScriptsSentences.logLine(name: name, line: line))
    switch audience {
    case .terminal:
      if case .skipped = result { interface.say(ScriptsSentences.stepSkipped(step: title, result: words)) }
    case .reader: interface.say(line)
    case .program:
      say(
        RunEvent.StepEnd(
          number: step.number, result: result.word, because: result.because?.text, seconds: JSONNumber(seconds)))
    case .nobody: break
    }
    if case .failed(let failure) = result, !failure.message.isEmpty {
      interface.warn(ScriptsSentences.stepFailed(name: name, place: "\(step.place)", reason: failure.told))
    }
  }

  /// Reports a problem that lies outside the steps or delays them.
  package func complain(_ line: Sentence) {
    log?.note(ScriptsSentences.logLine(name: name, line: line))
    interface.warn(line)
  }

  /// Reports the end of the run.
  ///
  /// - Parameters:
  ///   - result: the result of the run.
  ///   - done: the number of steps that were done.
  package func ended(_ result: StepResult, done: Int, after length: Duration) {
    let seconds = OutputTime(frames: Int(length / .milliseconds(1)), rate: 1000)
    let words = if case .failed = result { ScriptsSentences.failed } else { result.words }
    let line = ScriptsSentences.runEnded(
      name: name, result: words, done: "\(done)", count: count, length: Lengths.time(seconds))
    log?.note(line)
    switch audience {
    // A reader that has gone is no fault.
    case .terminal, .reader: _ = interface.attempt("\(line)\n")
    case .program:
      say(RunEvent.End(result: result.word, done: done, steps: count, seconds: JSONNumber(seconds)))
    case .nobody: break
    }
  }

  /// Returns the title of a step: "2/4 pause until a key".
  package func title(_ step: ResolvedStep) -> Sentence {
    ScriptsSentences.stepOf(number: "\(step.number)", count: "\(count)", step: step.words)
  }

  private func say(_ event: some Encodable) { interface.say(JSON.text(encoding: event)) }
}
