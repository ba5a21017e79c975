package import TilawaCore

/// Judges whether an interval of a sound is the ayah that it is said to be: a label of a recording, or a whole file.
///
/// The ayah is compared with the place of the whole text that fits the interval best, by the search with which passages are
/// identified. It is another ayah where that search, asked for these two alone, would be sure of the other one. Pure.
package struct AyahJudge: Sendable {
  /// An interval and the ayah that it is said to be.
  package struct Claim: Hashable, Sendable {
    /// The hops of the sound.
    package let hops: Range<Hop>
    /// The index of the ayah in the text.
    package let ayah: Int

    /// Creates a claim.
    package init(hops: Range<Hop>, ayah: Int) { (self.hops, self.ayah) = (hops, ayah) }
  }

  /// The judgement of a claim.
  package struct Verdict: Hashable, Sendable {
    /// Whether the claim is believed; the raw values are used in JSON.
    package enum Kind: String, Hashable, Sendable, Codable {
      case right, doubtful, wrong
      /// The ayah is right, but it begins or ends elsewhere.
      case misplaced
      /// The ayah is right, but its beginning or its end is not there.
      case partial
      /// The ayah is right, but something else is heard in the claim too.
      case speech = "talk"
      /// The ayah is right, but much silence stands before it or after it.
      case long = "too-long"
      /// Too little speech.
      case unknown
    }

    /// Whether the claim is believed.
    package let kind: Kind
    /// The lead of the ayah over the best other place, in nats; negative where the other place is likelier.
    package let margin: Float
    /// The ayah of the best other place; nil where there is none.
    package let nearest: Int?
    /// The places at which the ayah begins and ends, if they are not those of the claim.
    package let start: Hop?
    package let end: Hop?
    /// The words of the ayah that are heard, counted from its first one, where it is not whole.
    package let words: Range<Int>?

    /// Creates a verdict.
    package init(
      kind: Kind, margin: Float, nearest: Int? = nil, start: Hop? = nil, end: Hop? = nil, words: Range<Int>? = nil
    ) {
      (self.kind, self.margin, self.nearest, self.start, self.end, self.words) =
        (kind, margin, nearest, start, end, words)
    }
  }

  private let text: SearchedText
  private let parameters: VerificationParameters
  private let confidence: PlaceConfidenceParameters
  private let search: PassageSearch
  private let sound: HeardSound

  /// Creates a judge of claims about a sound.
  package init(
    _ sound: HeardSound, text: SearchedText, _ parameters: VerificationParameters = VerificationParameters(),
    places: PlaceParameters = PlaceParameters(), confidence: PlaceConfidenceParameters = PlaceConfidenceParameters()
  ) {
    (self.text, self.sound, self.parameters, self.confidence) = (text, sound, parameters, confidence)
    search = PassageSearch(text, sound, shortestPause: WindowParameters().shortestPause, places)
  }

  /// Returns the verdict on the claim that all of the sound is an ayah.
  ///
  /// - Precondition: the text has the ayah.
  package func verify(wholeAs ayah: Int) -> Verdict { verify(Claim(hops: Hop(0)..<Hop(sound.hops), ayah: ayah)) }

  /// Returns the verdict on a claim.
  ///
  /// - Precondition: the text has its ayah.
  package func verify(_ claim: Claim) -> Verdict {
    let frames = frames(claim.hops)
    guard search.speechFrames(in: frames) >= parameters.fewestFrames else { return Verdict(kind: .unknown, margin: 0) }
    let found = PlaceComparison(frames, ayah: claim.ayah, search, window: parameters.window)
    func verdict(_ kind: Verdict.Kind) -> Verdict {
      Verdict(kind: kind, margin: found.margin, nearest: found.nearest?.ayah)
    }
    guard found.margin >= -parameters.doubtfulLead else {
      return verdict(isSure(of: found.nearest, lead: -found.margin) ? .wrong : .doubtful)
    }
    guard found.share >= parameters.rightShare else { return verdict(.doubtful) }
    let edges = edges(of: claim, frames)
    guard edges.start == nil, edges.end == nil else {
      return Verdict(
        kind: .misplaced, margin: found.margin, nearest: found.nearest?.ayah, start: edges.start, end: edges.end)
    }
    guard let part = HeardPart(frames, ayah: claim.ayah, search, parameters) else { return verdict(.right) }
    // Another ayah that fits as well as the part may be whole.
    guard found.margin >= parameters.doubtfulLead else { return verdict(.doubtful) }
    return Verdict(kind: .partial, margin: found.margin, nearest: found.nearest?.ayah, words: part.words)
  }

  /// Whether a place would be identified before another one over which it has a lead.
  private func isSure(of place: PlaceComparison.Other?, lead: Float) -> Bool {
    guard let place, place.units >= confidence.fewestUnits else { return false }
    return confidence.confidence(lead: lead, gain: place.gain, loss: place.loss) >= confidence.sure
  }

  private func frames(_ hops: Range<Hop>) -> Range<Int> {
    let size = sound.hopsInFrame
    return (hops.lowerBound.index / size..<(hops.upperBound.index + size - 1) / size)
      .clamped(to: 0..<sound.posteriors.count)
  }

  // MARK: - Boundaries

  /// Returns where the ayah of a claim begins and ends, if that is far from the claim and certain.
  private func edges(of claim: Claim, _ frames: Range<Int>) -> (start: Hop?, end: Hop?) {
    let around = frames.lowerBound - parameters.aroundFrames..<frames.upperBound + parameters.aroundFrames
    let inside = around.clamped(to: 0..<sound.posteriors.count)
    let own = text.ayahWords[claim.ayah]..<text.ayahWords[claim.ayah + 1]
    let words = (own.lowerBound - parameters.aroundWords..<own.upperBound + parameters.aroundWords)
      .clamped(to: 0..<text.words)
    guard inside.count * words.count < parameters.mostCells, let path = search.path(words, inside) else {
      return (nil, nil)
    }
    let units = text.units(ofAyah: claim.ayah)
    let heard = path.steps.map { (place: $0.place, frame: $0.frame + inside.lowerBound) }
    func hop(_ frame: Int) -> Hop { Hop(min(sound.hops, frame * sound.hopsInFrame)) }
    let mine = heard.filter { units.contains($0.place) }
    guard let first = mine.first, let last = mine.last else { return (nil, nil) }
    func isFar(_ far: [(place: Int, frame: Int)]) -> Bool { far.count >= parameters.farUnits }
    let (low, high) = (frames.lowerBound + parameters.farFrames, frames.upperBound - parameters.farFrames)
    var (start, end): (Hop?, Hop?) = (nil, nil)
    if first.place - units.lowerBound <= 2 {
      let early = mine.filter { $0.frame < frames.lowerBound - parameters.farFrames }
      let late = heard.filter { $0.place < units.lowerBound && $0.frame > low }
      if isFar(early) || isFar(late) { start = hop(first.frame) }
    }
    if units.upperBound - 1 - last.place <= 2 {
      let late = mine.filter { $0.frame > frames.upperBound + parameters.farFrames }
      let early = heard.filter { $0.place >= units.upperBound && $0.frame < high }
      if isFar(early) || isFar(late) { end = hop(last.frame + 1) }
    }
    return (start, end)
  }
}
