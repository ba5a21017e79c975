import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

/// A range that plays.
public final class PlayingRange: Sendable {
  /// An ayah that begins to sound.
  public struct Ayah: Hashable, Sendable {
    /// The name: `2:255`; `2:0` for the basmalah before a surah.
    public let ref: String
    /// The name of the reciter.
    public let reciter: String
    /// The time since the beginning, in seconds of sound.
    public let seconds: Double
  }

  /// The way in which the sound ended.
  public enum Ending: Hashable, Sendable {
    /// Everything was heard, or written.
    case finished
    /// A stop before the end.
    case stopped
  }

  /// The ayat as they begin to sound, in order, up to the end. One task reads them.
  public let ayat: AsyncStream<Ayah>
  /// The names of the ayat that no reciter has. They are silent.
  public let missing: [String]
  private let player: Player
  private let run: Task<Playback.EndReason, any Error>

  /// Starts the player.
  ///
  /// - Parameter lock: the right to sound, held until the end.
  init(_ player: Player, missing: [String], holding lock: SoundLock?) {
    self.player = player
    self.missing = missing
    let (ayat, continuation) = AsyncStream.makeStream(of: Ayah.self)
    self.ayat = ayat
    run = Task {
      defer { lock?.release() }
      return try await player.run(for: .listening)
    }
    Task {
      for await case .ayah(let ayah) in player.events {
        let seconds = Double(ayah.at.frames) / Double(ayah.at.rate)
        continuation.yield(Ayah(ref: ayah.ref, reciter: ayah.reciter.name, seconds: seconds))
      }
      continuation.finish()
    }
  }

  /// Silences the sound; `resume` goes on at the same place.
  public func pause() async { await player.pause() }

  /// Continues after `pause`.
  public func resume() async { await player.play() }

  /// Ends the sound. A file that is being written is discarded.
  public func stop() async { await player.stop(.stopped, .discard) }

  /// Waits for the end. The cancellation of the task stops the sound.
  ///
  /// - Throws: `TilawaError` if a file could not be read or written, or the sound server went away.
  public func end() async throws(TilawaError) -> Ending {
    let reason: Playback.EndReason
    do {
      reason = try await withTaskCancellationHandler {
        try await run.value
      } onCancel: {
        Task { await stop() }
      }
    } catch {
      throw TilawaError(error)
    }
    switch reason {
    case .finished: return .finished
    case .stopped, .interrupted: return .stopped
    case .noAudio: throw TilawaError(.notFound, "no file of the range can be read")
    case .error: throw TilawaError(.io, "the sound broke off")
    }
  }
}
