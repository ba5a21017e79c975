import ArgumentParser
import Foundation
import TilawaApp
import TilawaCore
import TilawaPlayer
import TilawaScripts

extension SessionRun {
  func perform(
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

  private func part(_ step: ResolvedStep) -> ScriptPart {
    ScriptPart(
      script: identity, kind: step.kind, interruption: interruption, patience: manner.patience,
      telling: report.audience == .reader || report.audience == .nobody ? .troubles : .all, context: context)
  }

  private func play(
    _ play: ResolvedPlay, of step: ResolvedStep, _ lengths: inout StepLengths
  ) async throws -> StepResult {
    let request = try SessionPlay(play).complete(manner.play)
    let news = await company.nowPlaying.watch()
    let reason = try await PlaySession(request).perform(in: company, as: part(step))
    lengths = await StepLengths(news)
    return reason == .finished ? .done : .stopped
  }

  // MARK: - Pauses

  /// Who ends a pause.
  private enum Patience { case time, key }

  private func pause(_ step: ResolvedStep, until moment: Date) async -> StepResult {
    let length = Duration.milliseconds(Int(max(0, moment.timeIntervalSinceNow) * 1000))
    return await pause(step, length: length, alarm: { try await WallAlarm.wait(until: moment) })
  }

  /// A time of its own, or whatever the clock says.
  private func pause(
    _ step: ResolvedStep, length: Duration?, _ patience: Patience = .time,
    alarm: (@Sendable () async throws -> Void)? = nil
  ) async -> StepResult {
    await company.display.begin()
    guard await company.display.hasKeys || patience == .time else { return .skipped("there is no terminal") }
    let ending = await company.nowPlaying.intermission(
      NowPlaying.Intermission(title: report.title(step), length: length), until: alarm)
    return ending == .stop ? .stopped : .done
  }

  // MARK: - The student's turn

  private func record(
    _ arguments: ScriptArguments, _ length: ScriptStep.Length, of step: ResolvedStep, _ lengths: StepLengths
  ) async throws -> StepResult {
    let most: [String]
    switch length {
    case .key:
      guard await company.display.hasKeys else { return .skipped("there is no terminal") }
      most = []
    case .seconds(let seconds): most = ["--max=\(seconds)"]
    case .ofLastStep(let percent):
      let seconds = (lengths.whole * percent / 100).components.seconds
      guard seconds > 0 else { return .skipped("nothing was played before it") }
      most = ["--max=\(seconds)"]
    }
    let command = try RecordCommand.parse(arguments.texts + most + manner.recordOptions)
    switch try await command.perform(part(step), on: company.nowPlaying) {
    case .kept, .discarded: return .done
    // Somebody went on before they had begun.
    case .nothing(let failure): return .skipped(failure.message)
    }
  }
}
