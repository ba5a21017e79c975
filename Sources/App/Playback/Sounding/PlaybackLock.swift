import TilawaIntake
package import AppBase
package import TilawaAudio
import TilawaCore
import TilawaDesktop
import TilawaPlayer
package import TilawaStore

/// The right to sound, taken before anything is prepared: one player of a user sounds at a time.
///
/// It is held until it is released or the process ends.
package struct PlaybackLock: Sendable {
  private let lock: SoundLock?
  package let folders: Folders

  /// Whether this process holds the right. Only the holder can be controlled by other commands.
  package var isHeld: Bool { lock != nil }

  /// Releases the right, so that the next player in line can take it.
  package func release() { lock?.release() }

  /// The longest time that the other player may take to stop.
  private static let stopTimeout = Duration.seconds(5)

  /// Takes the right to sound, after a wait if another player has it. Catches signals during the wait.
  ///
  /// - Parameters:
  ///   - turn: the action if something sounds already; nil: a person is asked.
  ///   - output: the output; it decides whether the right is needed.
  ///   - need: the need of the right; nil: as `output` decides.
  ///   - asks: whether a person may be asked.
  ///   - check: checks the command before a wait.
  ///   - waits: called while it waits in line behind the other player.
  /// - Throws: `Failure` (busy) if another player keeps the right.
  package static func take(
    _ turn: PlayRequest.Turn?, for output: SinkChoice, needing need: Need? = nil, asking asks: Bool,
    checking check: () throws -> Void = {}, waiting waits: () -> Void = {}, in context: AppContext
  ) async throws -> PlaybackLock {
    let (need, folders) = (need ?? Need(for: output), context.folders)
    if need == .nothing { return PlaybackLock(lock: nil, folders: folders) }
    if need == .ifFree, turn == nil {
      // Play a silent session also where it cannot be steered.
      return PlaybackLock(lock: try? SoundLock.take(in: folders, as: .silent), folders: folders)
    }
    if let lock = try SoundLock.take(in: folders) { return PlaybackLock(lock: lock, folders: folders) }
    try check()
    let playing = await CurrentPlayback.now(in: folders)
    let turn = try turn ?? ask(about: playing, asking: asks, in: context)
    let lock = try await lock(by: turn, after: playing, waiting: waits, in: context)
    return PlaybackLock(lock: lock, folders: folders)
  }

  /// The need of an output for the right: never, only if the right is free, or always. An audible output needs it
  /// always.
  package enum Need: Hashable, Sendable {
    case nothing, ifFree, always

    package init(for output: SinkChoice) {
      switch output {
      case .pulse: self = .always
      case .null(let pace): self = pace == .realTime ? .ifFree : .nothing
      case .file: self = .nothing
      }
    }
  }

  /// Asks a person how to proceed with the other player.
  ///
  /// - Throws: `Failure` (busy) if nobody can be asked, or the person cancels.
  package static func ask(
    about playing: CurrentPlayback, asking asks: Bool, in context: AppContext
  ) throws -> PlayRequest.Turn {
    guard asks, context.interface.canAsk else {
      throw Failure(
        .busy,
        PlaybackSentences.busy(
          session: playing.sentence, replaceOption: "--replace", queueOption: "--queue", waitOption: "--wait TIME"))
    }
    while true {
      let answer = context.interface.ask(PlaybackSentences.turnQuestion(session: playing.sentence))
      switch answer?.lowercased().first {
      case "r": return .replace
      case "q": return .queue
      case "c", nil: throw Failure(silent: .busy)
      default: continue
      }
    }
  }

  private static func lock(
    by turn: PlayRequest.Turn, after playing: CurrentPlayback, waiting waits: () -> Void, in context: AppContext
  ) async throws -> SoundLock {
    // Nothing is made yet that could stay behind: the ticket is worth nothing without this process.
    let interruption = context.leavingNothing(of: .sound, in: nil)
    defer { withExtendedLifetime(interruption) {} }
    let folders = context.folders
    switch turn {
    case .replace:
      // Stand in line before the place is free, or a waiting process would be faster.
      let ticket = try SoundTicket(in: folders, as: .replacing)
      let fault = await playing.stop(in: folders)
      if let lock = try await wait(as: .replacing, with: ticket, atMost: stopTimeout, in: folders) { return lock }
      let (session, reason) = (playing.sentence, fault ?? PlaybackSentences.wasAsked)
      throw Failure(
        .busy,
        playing.process.map {
          PlaybackSentences.doesNotStopKill(session: session, reason: reason, process: Int($0))
        } ?? PlaybackSentences.doesNotStop(session: session, reason: reason))
    case .queue:
      context.interface.warn(PlaybackSentences.waitsUntilEnd(session: playing.sentence))
      if let lock = try await wait(as: .queued, atMost: nil, telling: waits, in: folders) { return lock }
    case .wait(let limit):
      let limit = Duration.seconds(limit.seconds)
      if let lock = try await wait(as: .queued, atMost: limit, telling: waits, in: folders) { return lock }
    }
    let now = await CurrentPlayback.now(in: folders)
    throw Failure(.busy, PlaybackSentences.didNotStop(session: now.sentence))
  }

  /// Waits in line for the right; nil if the time is over.
  ///
  /// The lock sends no message when it is free, so it is tried again: every 20 ms at first, later every 250 ms.
  private static func wait(
    as rank: SoundTicket.Rank, with given: SoundTicket? = nil, atMost limit: Duration?,
    telling waits: () -> Void = {}, in folders: Folders
  ) async throws -> SoundLock? {
    let start = ContinuousClock.now
    var ticket = given
    while true {
      if ticket == nil { ticket = try SoundTicket(in: folders, as: rank) }
      if let lock = ticket?.redeem() { return lock }
      let waited = start.duration(to: .now)
      if let limit, waited >= limit {
        ticket?.leave()
        return nil
      }
      waits()
      let pause: Duration = waited < .seconds(10) ? .milliseconds(20) : .milliseconds(250)
      do { try await Task.sleep(for: limit.map { min(pause, $0 - waited) } ?? pause) } catch {
        ticket?.leave()
        throw error
      }
    }
  }
}
