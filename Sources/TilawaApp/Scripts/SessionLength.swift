package import TilawaCore
import TilawaPlayer
import TilawaScripts

/// How long a step that plays is, found out without playing.
package struct SessionLength {
  /// Seconds in all; nil where it never ends.
  package let seconds: Double?
  /// Seconds that the last ayah takes, once.
  package let lastAyah: Double
  /// The ayat that nobody has.
  package let missing: Int
  /// Whether something is yet to be fetched, so that its length is a guess.
  package let isGuess: Bool
  /// Why nothing is heard; nil where something is.
  package let silence: Failure?

  /// In which lengths are counted.
  private static let rate = 48_000

  /// - Throws: what preparing the session throws.
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
