import Glibc
import TilawaCore

/// A source of the sound server whose frames are read as they come. One thread reads; any thread may stop it.
///
/// Memory is for twenty seconds; frames that are not read in time are lost and counted. After a loss of the server it is tried
/// again, as by `SoundRecorder`.
package final class SoundListener: Sendable {
  /// The format in which frames come.
  package let format: AudioFormat

  private static let seconds = 20
  private static let turn = Duration.milliseconds(20)

  private let source: PulseSource
  private let intake: CaptureIntake
  private let bell: Bell
  private let timeout: Duration
  private let state = Guarded(State())

  private struct State: Sendable {
    var isStopped = false
    var lost = 0
  }

  /// Opens the source.
  ///
  /// - Parameter timeout: the longest wait for a lost server.
  /// - Throws: `.noServer`, `.ioFailed`.
  package init(
    _ source: PulseSource, format: AudioFormat, timeout: Duration = .seconds(10)
  ) throws(AudioError) {
    (self.source, self.format, self.timeout) = (source, format, timeout)
    intake = CaptureIntake(minimum: format.rate * Self.seconds, format: format)
    bell = try Bell()
    try source.open(intake, format)
  }

  deinit { source.close() }

  /// The number of frames that were lost.
  package var lost: Int { state.withLock(\.lost) }

  /// Waits for frames, and returns their number; 0 after `stop`.
  ///
  /// - Throws: `.noServer` if the server went away and did not come back.
  package func read(into target: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    guard let base = target.baseAddress else { return 0 }
    var away: CaptureReturn?
    while true {
      let count = intake.read(into: base, frames: target.count / format.channels)
      let lost = intake.takeLost()
      if lost > 0 { state.withLock { $0.lost += lost } }
      if count > 0 { return count }
      if state.withLock(\.isStopped) { return 0 }
      _ = bell.isSilent(for: Self.turn)
      if away == nil, let failure = source.status().failure { away = CaptureReturn(failure, timeout: timeout) }
      if away?.isDue == true {
        do throws(AudioError) {
          _ = try source.comeBack()
          away = nil
        } catch {
          if let failure = away?.failed(error) { throw failure }
        }
      }
    }
  }

  /// Stops the source; frames that have come before are still read.
  package func stop() {
    source.suspend()
    state.withLock { $0.isStopped = true }
    bell.ring()
  }
}
