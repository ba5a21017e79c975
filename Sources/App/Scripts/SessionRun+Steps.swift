import AppBase
import AppPlayback
import AppRecordings
import FoundationEssentials
import TilawaCore
import TilawaPlayer
package import TilawaScripts

extension SessionRun {
  package func perform(
    _ step: ResolvedStep, _ limit: RunLimit, _ lengths: inout StepLengths
  ) async throws -> StepResult {
    switch step.action {
    case .play(let play): return try await self.play(play, of: step, &lengths)
    case .pause(.key): return await pause(step, length: nil, .key)
    case .pause(.seconds(let seconds)): return await pause(step, length: .seconds(seconds))
    case .pause(.ofLastAyah(let percent)): return await pause(step, length: lengths.lastAyah * percent / 100)
    case .pause(.until(let time)): return await pause(step, until: DayClock().next(time, after: Date()))
    case .record(let arguments, let length): return try await record(arguments, length, of: step, lengths)
    case .stop(.now): return .done
    case .stop(.at(let time)):
      await limit.set(DayClock().next(time, after: Date()))
      return .done
    case .stop(.after(let seconds)):
      await limit.set(Date() + TimeInterval(seconds))
      return .done
    case .skip(let why): return .skipped(why)
    }
  }

  private func part(_ step: ResolvedStep) -> StepContext {
    StepContext(
      script: identity, kind: step.kind, interruption: interruption, wait: options.wait,
      telling: report.audience == .reader || report.audience == .nobody ? .troubles : .all)
  }

  private func play(
    _ play: ResolvedPlay, of step: ResolvedStep, _ lengths: inout StepLengths
  ) async throws -> StepResult {
    let request = try SessionPlay(play).complete(options.play, in: context.opening)
    let news = await services.nowPlaying.watch()
    let reason = try await PlaySession(.begin(request), in: context).perform(with: services, as: part(step))
    lengths = await StepLengths(news)
    return reason == .finished ? .done : .stopped
  }

  // MARK: - Pauses

  /// The cause that ends a pause.
  private enum End { case time, key }

  private func pause(_ step: ResolvedStep, until moment: Date) async -> StepResult {
    let length = Duration.milliseconds(Int(max(0, moment.timeIntervalSinceNow) * 1000))
    return await pause(step, length: length, alarm: { try await WallAlarm.wait(until: moment) })
  }

  /// Pauses for a length, or until an alarm or a key ends the pause.
  private func pause(
    _ step: ResolvedStep, length: Duration?, _ end: End = .time,
    alarm: (@Sendable () async throws -> Void)? = nil
  ) async -> StepResult {
    await services.display.begin()
    guard await services.display.hasKeys || end == .time else {
      return .skipped(ScriptsSentences.noTerminal)
    }
    let end = await services.nowPlaying.intermission(
      NowPlaying.Intermission(title: report.title(step).text, length: length), until: alarm)
    return end == .stop ? .stopped : .done
  }

  // MARK: - The student's turn

  private func record(
    _ arguments: ScriptArguments, _ length: ScriptStep.Length, of step: ResolvedStep, _ lengths: StepLengths
  ) async throws -> StepResult {
    var request = try SessionRecord.request(arguments)
    request.isForProgram = options.isForProgram
    switch length {
    case .key:
      guard await services.display.hasKeys else { return .skipped(ScriptsSentences.noTerminal) }
    case .seconds(let seconds): request.limit = TimeLength(seconds: seconds)
    case .ofLastStep(let percent):
      let seconds = Int((lengths.whole * percent / 100).components.seconds)
      guard seconds > 0 else { return .skipped(ScriptsSentences.nothingBefore) }
      request.limit = TimeLength(seconds: seconds)
    }
    switch try await RecordSession(request, in: context).perform(as: part(step), on: services.nowPlaying) {
    case .kept, .discarded: return .done
    // Somebody went on before they had begun.
    case .nothing(let failure): return .skipped(failure.told)
    }
  }
}
