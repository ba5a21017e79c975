package import TilawaCore

/// Compares a claim that some hops are an ayah with where the search for ayat finds it, and with what is heard beside it.
///
/// Pure. Used where the ayah itself is right.
package struct ClaimEdges: Sendable {
  /// A fault of a claim.
  package struct Fault: Hashable, Sendable {
    package let kind: AyahJudge.Verdict.Kind
    /// The places at which the ayah begins and ends, if they are not those of the claim.
    package var start: Hop?
    package var end: Hop?
  }

  /// The least distance of an edge that is told, and the longest silence at one, in hops.
  private static let (farHops, longHops) = (30, 100)
  /// The hops around a claim in which the ayah is searched.
  private static let around = 300

  private let sound: HeardSound
  private let aligner: PhonemeAligner
  private let parameters: DecodingParameters

  /// Creates a comparison with a sound.
  package init(_ sound: HeardSound, _ parameters: DecodingParameters = DecodingParameters()) {
    (self.sound, self.parameters, aligner) = (sound, parameters, PhonemeAligner(parameters))
  }

  /// Returns the fault of a claim; nil where it has none, or the ayah is not found.
  ///
  /// - Parameters:
  ///   - hops: the hops of the claim.
  ///   - text: the ayah, and those beside it.
  ///   - ayah: the index of the ayah in the text.
  package func fault(of hops: Range<Hop>, ayah: Int, in text: RecitedText) -> Fault? {
    let size = sound.hopsInFrame
    let first = max(0, hops.lowerBound.index - Self.around) / size * size
    let near = sound.part(first..<min(sound.hops, hops.upperBound.index + Self.around))
    let claim = hops.lowerBound.index - first..<hops.upperBound.index - first
    let takes = aligner.align(near, with: text)?.takes.filter { $0.ayah == ayah && $0.isWhole } ?? []
    func shared(_ take: PassageAlignment.Take) -> Int { heard(take).clamped(to: claim).count }
    guard let take = takes.max(by: { shared($0) < shared($1) }), 2 * shared(take) >= heard(take).count else {
      return nil
    }
    if take.flags.contains(.broken) { return Fault(kind: .partial) }
    let (own, start, end) = (heard(take), Hop(first + take.start.hop.index), Hop(first + take.soundEnd.index))
    let (late, early) = (claim.lowerBound - own.lowerBound, own.upperBound - claim.upperBound)
    if max(late, early) > Self.farHops {
      return Fault(
        kind: .misplaced, start: late > Self.farHops ? start : nil, end: early > Self.farHops ? end : nil)
    }
    let beside = [
      claim.lowerBound..<max(claim.lowerBound, own.lowerBound), own.upperBound..<max(own.upperBound, claim.upperBound),
    ]
    if take.flags.contains(.speech) || beside.contains(where: { speech(in: $0, of: near) > Self.farHops }) {
      return Fault(kind: .speech, start: start, end: end)
    }
    return beside.contains { $0.count > Self.longHops } ? Fault(kind: .long, start: start, end: end) : nil
  }

  /// Returns the hops of the sound of a take, without the silence that is kept around it.
  private func heard(_ take: PassageAlignment.Take) -> Range<Int> {
    let start = take.start.hop.index + min(parameters.lead, take.start.pause.count)
    return start..<max(start, take.speechEnd.index)
  }

  /// Returns the number of hops with speech.
  private func speech(in hops: Range<Int>, of near: HeardSound) -> Int {
    near.speech(shortestPause: parameters.shortestPause).reduce(0) { $0 + $1.clamped(to: hops).count }
  }
}
