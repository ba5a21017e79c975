package import TilawaCore

/// Verifies labels by what an acoustic model hears: whether a labelled interval contains what its label says.
///
/// The ayah of the label is compared with the place of the whole text that fits the interval best. A label is wrong only where
/// another place fits far better and most of its own ayah is not heard. Pure.
package struct LabelVerifier: Sendable {
  /// An interval and the ayah that it is said to be.
  package struct Label: Hashable, Sendable {
    /// The hops of the recording.
    package let hops: Range<Hop>
    /// The index of the ayah in the text.
    package let ayah: Int

    /// Creates a label.
    package init(hops: Range<Hop>, ayah: Int) { (self.hops, self.ayah) = (hops, ayah) }
  }

  /// The result for a label.
  package struct Verdict: Hashable, Sendable {
    /// Whether the label is believed; the raw values are used in JSON.
    package enum Kind: String, Hashable, Sendable, Codable {
      case right, doubtful, wrong
      /// The ayah is right, but it begins or ends elsewhere.
      case misplaced
      /// Too little speech.
      case unknown
    }

    /// Whether the label is believed.
    package let kind: Kind
    /// The lead of the ayah over the best other place, in nats; negative where the other place is likelier.
    package let margin: Float
    /// The ayah of the best other place; nil where there is none.
    package let nearest: Int?
    /// The places at which the ayah begins and ends, if they are not those of the label.
    package let start: Hop?
    package let end: Hop?

    /// Creates a verdict.
    package init(kind: Kind, margin: Float, nearest: Int? = nil, start: Hop? = nil, end: Hop? = nil) {
      (self.kind, self.margin, self.nearest, self.start, self.end) = (kind, margin, nearest, start, end)
    }
  }

  private let text: SearchedText
  private let parameters: VerificationParameters
  private let search: PassageSearch
  private let sound: HeardSound

  /// Creates a verifier of labels of a recording.
  package init(
    _ sound: HeardSound, text: SearchedText, _ parameters: VerificationParameters = VerificationParameters(),
    places: PlaceParameters = PlaceParameters()
  ) {
    (self.text, self.sound, self.parameters) = (text, sound, parameters)
    search = PassageSearch(text, sound, shortestPause: WindowParameters().shortestPause, places)
  }

  /// Returns the verdict on a label.
  ///
  /// - Precondition: the text has its ayah.
  package func verify(_ label: Label) -> Verdict {
    let frames = frames(label.hops)
    guard search.speechFrames(in: frames) >= parameters.fewestFrames else { return Verdict(kind: .unknown, margin: 0) }
    let comparison = Comparison(frames, ayah: label.ayah, search, parameters)
    let kind = comparison.kind(parameters)
    guard kind == .right else {
      return Verdict(kind: kind, margin: comparison.margin, nearest: comparison.nearest)
    }
    let edges = edges(of: label, frames)
    return Verdict(
      kind: edges.start == nil && edges.end == nil ? .right : .misplaced, margin: comparison.margin,
      nearest: comparison.nearest, start: edges.start, end: edges.end)
  }

  private func frames(_ hops: Range<Hop>) -> Range<Int> {
    let size = sound.hopsInFrame
    return (hops.lowerBound.index / size..<(hops.upperBound.index + size - 1) / size)
      .clamped(to: 0..<sound.posteriors.count)
  }

  // MARK: - Boundaries

  /// Returns where the ayah of a label begins and ends, if that is far from the label and certain.
  private func edges(of label: Label, _ frames: Range<Int>) -> (start: Hop?, end: Hop?) {
    let around = frames.lowerBound - parameters.aroundFrames..<frames.upperBound + parameters.aroundFrames
    let inside = around.clamped(to: 0..<sound.posteriors.count)
    let own = text.ayahWords[label.ayah]..<text.ayahWords[label.ayah + 1]
    let words = (own.lowerBound - parameters.aroundWords..<own.upperBound + parameters.aroundWords)
      .clamped(to: 0..<text.words)
    guard inside.count * words.count < 100_000, let path = search.path(words, inside) else { return (nil, nil) }
    let units = text.units(ofAyah: label.ayah)
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

/// The ayah of a label and the best other places, in windows of the label.
private struct Comparison {
  /// The gain of the ayah over other speech, and that of the best place, in nats.
  private(set) var own: Float = 0
  private(set) var best: Float = 0
  /// The number of units of the ayah that are heard, and of all.
  private var heard = 0
  private let units: Int
  /// The ayah of the best other place, and its gain.
  private(set) var nearest: Int?
  private var nearestGain: Float = 0
  private var nearestUnits = 0

  init(_ frames: Range<Int>, ayah: Int, _ search: PassageSearch, _ parameters: VerificationParameters) {
    let (text, mine) = (search.text, search.text.units(ofAyah: ayah))
    units = mine.count
    let parts = max(1, frames.count * 4 / parameters.window)
    for part in 0..<parts {
      let (low, high) = (frames.count * part / parts, frames.count * (part + 1) / parts)
      let window = frames.lowerBound + low..<frames.lowerBound + high
      if let path = search.path(text.ayahWords[ayah]..<text.ayahWords[ayah + 1], window) {
        own += path.gain
        heard += path.heard.count
      }
      let others = search.places(window).filter { place in
        !([place.units] + place.same).contains { 2 * $0.clamped(to: mine).count > min($0.count, mine.count) }
      }
      guard let other = others.first else { continue }
      best += other.gain
      if other.gain > nearestGain {
        nearest = text.pieces(of: other.units).pieces.lowerBound
        (nearestGain, nearestUnits) = (other.gain, other.heard.count)
      }
    }
  }

  var margin: Float { own - best }

  func kind(_ parameters: VerificationParameters) -> LabelVerifier.Verdict.Kind {
    let share = Double(heard) / Double(max(1, units))
    if best - own >= parameters.wrongLead, share <= parameters.wrongShare, nearestUnits >= parameters.fewestUnits {
      return .wrong
    }
    return best - own <= parameters.doubtfulLead && share >= parameters.rightShare ? .right : .doubtful
  }
}
