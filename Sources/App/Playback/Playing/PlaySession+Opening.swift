import AppBase
import TilawaAudio
import TilawaCore
import TilawaFiles
import TilawaIntake
import TilawaPlayer

// The preparations of a session that is played: its first files, its sink; and its end where nothing of it can be heard.

extension PlaySession {
  /// Fetches the files that are heard first; returns false if a person stopped the session before they arrived.
  func fetchFirst(_ prepared: inout PreparedSession, _ services: PlaybackServices) async throws -> Bool {
    guard !prepared.plan.expected.isEmpty else { return await !services.nowPlaying.isStopped }
    let before = prepared
    let display = services.display
    let fetching = Task {
      var prepared = before
      try await prepared.fetchFirst { ref in if !display.isForProgram { Task { await display.waits(for: ref) } } }
      return prepared
    }
    let (ends, continuation) = AsyncStream.makeStream(of: Bool.self)
    let fetched = Task {
      _ = await fetching.result
      continuation.yield(true)
    }
    let stopped = Task { [nowPlaying = services.nowPlaying] in
      await nowPlaying.untilStopped()
      continuation.yield(false)
    }
    defer { for task in [fetched, stopped] { task.cancel() } }
    guard await ends.first(where: { _ in true }) == true else {
      fetching.cancel()
      return false
    }
    prepared = try await fetching.value
    return true
  }

  /// Opens the sink. Waits for the sound server as long as the step allows.
  func openSink(
    onto target: OutputTarget?, _ nowPlaying: NowPlaying, _ step: StepContext?
  ) async throws -> any AudioSink {
    do {
      return try await (step?.wait ?? .none).reach(nowPlaying) { () throws(AudioError) in
        try request.sink.open(request.encoding, onto: target)
      }
    } catch let error as AudioError {
      throw error.advised
    }
  }

  /// Reports that nothing in the session has audio: in the events, and in a line with advice.
  func playNothing(
    _ prepared: PreparedSession, _ nowPlaying: NowPlaying, _ step: StepContext?
  ) async throws -> Never {
    if isForProgram {
      let player = try Player(
        prepared.session, riwayah: prepared.riwayah, on: NullSink(pace: .unpaced),
        format: AudioFormat(rate: 44_100, channels: 1), with: Player.Options(replaced: prepared.replaced))
      let interruption = step?.interruption ?? context.leavingNothing(of: .sound, in: nil)
      let letters = SessionText(of: prepared).riwayah
      _ = try await PlayerRunner(
        player: player, nowPlaying: nowPlaying, interface: context.interface,
        tell: { PlayerEventMessage($0, textRiwayah: letters).line },
        interruption: interruption
      ).run(whenInterrupted: .kept)
    }
    if !isForProgram { for fallback in prepared.replaced { context.interface.warn(EventLine.words(fallback)) } }
    throw prepared.nothingToHear
  }
}

extension AudioError {
  /// The error, with how to play without a sound server where none is reached.
  var advised: any Error {
    guard code == .noServer else { return self }
    return Failure(
      .unavailable,
      PlaybackSentences.noSoundServer(
        reason: sentence, fileOption: "--output wav:FILE", nullOption: "--output null:realtime"))
  }
}
