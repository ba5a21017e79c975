package import AppBase
import AppPlayback
package import TilawaCore
import TilawaPlayer
import TilawaScripts

/// The length of a step that plays, computed without playing.
package struct SessionLength {
  /// The whole length in seconds; nil for a session without end.
  package let seconds: Double?
  /// The length of the last ayah, played once, in seconds.
  package let lastAyah: Double
  /// The number of ayat that no reciter has.
  package let missing: Int
  /// Whether the length is a guess because some files are still to be fetched.
  package let isGuess: Bool
  /// The reason why nothing is heard; nil if there is sound.
  package let silence: Failure?

  /// The frame rate of the computed lengths, in frames a second.
  private static let rate = 48_000

  /// - Throws: the errors of preparing the session.
  package init(_ request: PlayRequest, in context: AppContext) throws {
    let prepared = try PreparedSession(request, in: context)
    let session = prepared.session
    let (rate, speed) = (SessionLength.rate, request.speed ?? .normal)
    func seconds(_ frames: Int) -> Double { Double(frames) / Double(rate) }
    missing = session.missing.count
    isGuess = session.isEstimate
    silence = session.hasSound ? nil : prepared.nothingToHear
    let last = session.plan.sections.last?.blocks.last?.items.last.map { session.units[$0] }
    lastAyah = seconds((last?.source?.slices ?? []).reduce(0) { $0 + $1.frames(at: rate, speed: speed) })
    let whole = SessionTotals(session, rate: rate, speed: speed).frames
    let limit = request.lastFrame(rate: rate)
    self.seconds = [whole, limit].compactMap(\.self).min().map(seconds)
  }
}
