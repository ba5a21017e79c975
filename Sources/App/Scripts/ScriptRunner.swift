import TilawaIntake
package import AppBase
import AppPlayback
import FoundationEssentials
import Glibc
import TilawaAudio
import TilawaCore
import TilawaDesktop
import TilawaPlayer
import TilawaScripts
import TilawaStore

/// Runs a script: takes its lock and the right to sound, and does its steps.
package struct ScriptRunner {
  private let request: ScriptRunRequest
  private let context: AppContext

  package init(_ request: ScriptRunRequest, in context: AppContext) {
    self.request = request
    self.context = context
  }

  /// - Throws: `Failure` of the first step that failed; all is told by then.
  package func run() async throws {
    let identity = try ScriptIdentity(request.file)
    let log = try ScriptLog.forRun(request, of: identity, in: context)
    try UnattendedRescue.check(in: context)
    if let done = UnattendedRescue.done {
      log?.note(ScriptsSentences.logLine(name: identity.name, line: Sentence(verbatim: "\(done)")))
    }
    do {
      if !isTooLate(identity, log) { try await run(identity, log) }
    } catch {
      // The report of the run holds what ended a step; this is what kept the run from beginning.
      if let failure = Failure(error) { await note(failure, of: identity, log) }
      throw error
    }
  }

  /// Notes a failure in the log, and shows it on the desktop unless the process is detached.
  private func note(_ failure: Failure, of identity: ScriptIdentity, _ log: ScriptLog?) async {
    guard !failure.message.isEmpty else { return }
    log?.note(ScriptsSentences.logLine(name: identity.name, line: failure.told))
    if !context.isDetached { await notify(failure, identity) }
  }

  private func notify(_ failure: Failure, _ identity: ScriptIdentity) async {
    if !context.interface.isSeen { await DesktopNotice.show(failure, of: identity.name) }
  }

  private func run(_ identity: ScriptIdentity, _ log: ScriptLog?) async throws {
    let lock = try await ScriptLock.take(
      identity, in: context.folders, timeout: request.lockWait.map { .seconds($0.seconds) })
    defer { withExtendedLifetime(lock) {} }
    let library = try context.library()
    let checked = try await check(identity, library, log)
    let steps = checked.resolved.steps
    var request = request
    request.play = try PlayDefaults.complete(request.play, for: .run, in: context.opening)
    try check(request.output, has: steps)
    let report = RunReport(
      audience: audience, interface: context.interface, log: log, name: identity.name, count: steps.count)
    let right = try await PlaybackLock.take(
      request.play.turn, for: request.output, asking: audience == .terminal, in: context)
    let services = try PlaybackServices(
      for: request.output, holding: right, notices: request.play.notices(in: context), in: context
    ) { [context] nowPlaying in
      request.isQuiet
        ? context.interface.quietDisplay(of: nowPlaying, in: context)
        : try context.interface.display(for: request.play, of: nowPlaying, in: context)
    }
    let run = SessionRun(
      steps: steps, identity: checked.script.identity, file: request.file, options: options(request, report),
      services: services, interruption: context.leavingNothing(of: .sound, in: nil), library: library,
      context: context, report: report)
    try await services.run {
      try await run.perform { failure in await notify(failure, identity) }
    }
  }

  /// Reads and checks the script. Its faults stand in lines of their own by the time it throws, and in the log.
  private func check(_ identity: ScriptIdentity, _ library: Library, _ log: ScriptLog?) async throws -> CheckedScript {
    do {
      return try CheckedScript(file: request.file, goingOnFrom: library, in: context) { fault in
        log?.note(ScriptsSentences.logLine(name: identity.name, line: fault))
        context.interface.warn(fault)
      }
    } catch let failure as Failure {
      let words = ScriptsSentences.hasErrors(command: CommandHint("session", "check", identity.path))
      if failure.message.isEmpty { await notify(Failure(failure.code, words), identity) }
      throw failure
    }
  }

  /// Refuses a file as the output of several sessions, because each would overwrite it.
  private func check(_ output: SinkChoice, has steps: [ResolvedStep]) throws {
    guard output.path != nil else { return }
    let sessions = steps.filter { if case .play = $0.action { true } else { false } }.count
    guard sessions > 1 else { return }
    throw Failure(
      .usage, ScriptsSentences.oneSessionAFile(count: sessions, command: CommandHint("help", "render")))
  }

  private var audience: RunReport.Audience {
    if request.isForProgram { return .program }
    return request.isQuiet ? .nobody : context.interface.isTerminal ? .terminal : .reader
  }

  private func options(_ request: ScriptRunRequest, _ report: RunReport) -> SessionRun.Options {
    let standard: Duration = context.interface.isTerminal ? .zero : .seconds(300)
    return SessionRun.Options(
      play: request.step, isForProgram: request.isForProgram,
      wait: SoundServerWait(limit: request.wait.map { .seconds($0.seconds) } ?? standard) { report.complain($0) },
      failing: request.keepsGoing ? .goesOn : .ends)
  }

  /// Reports that the latest start of the schedule is past; returns false if it is not.
  private func isTooLate(_ identity: ScriptIdentity, _ log: ScriptLog?) -> Bool {
    guard let (times, days, limit) = request.due, let due = DueTime(times, on: days, now: Date()),
      due.delay > .seconds(limit.seconds)
    else { return false }
    let time = DayClock().words(due.moment)
    let line = ScriptsSentences.leftOut(name: identity.name, time: time, limit: limit.text)
    log?.note(line)
    switch audience {
    case .terminal, .reader: context.interface.say(line)
    case .program:
      context.interface.say(JSON.text(encoding: RunEvent.TooLate(due: time)))
    case .nobody: break
    }
    return true
  }
}
