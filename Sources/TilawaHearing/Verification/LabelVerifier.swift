import Dispatch
import TilawaAudio
import TilawaCore

/// Says of labels whether what is heard there is what they say, by what another reciter sounds like.
///
/// Each labelled stretch is compared, from beginning to end, with the piece that its label names, with the neighbours of that
/// piece, and with those of all others that are nearest in frames of 160 ms. What counts is how much nearer the label's piece is than
/// the nearest other: by itself a distance says more about the voices than about the words. Pure.
public struct LabelVerifier: Sendable {
  /// A stretch and the piece of the reference that it is said to be.
  public struct Label: Hashable, Sendable {
    /// In the recording.
    public let hops: Range<Int>
    /// Of the reference.
    public let piece: Int

    /// A label of this stretch.
    public init(hops: Range<Int>, piece: Int) { (self.hops, self.piece) = (hops, piece) }
  }

  /// What came of it.
  public struct Verdict: Hashable, Sendable {
    /// Whether the label is believed; the raw values stand in JSON.
    public enum Kind: String, Hashable, Sendable, Codable {
      case right, doubtful, wrong
      /// There is too little speech, or nothing to compare with.
      case unknown
    }

    /// Whether it is believed.
    public let kind: Kind
    /// By how much the label's piece is nearer than the nearest other, in distances; negative where another is nearer.
    public let margin: Float
    /// The nearest other piece; nil where there is none.
    public let nearest: Int?
    /// How many hops of speech were compared.
    public let speech: Int
  }

  private let parameters: IdentificationParameters
  private static let coarseHops = 16
  /// Frames by which it is known what a frame of the reference costs by chance.
  private static let sample = 128

  /// A verifier with these parameters.
  public init(_ parameters: IdentificationParameters = IdentificationParameters()) { self.parameters = parameters }

  /// One verdict for each label.
  ///
  /// - Precondition: the reference has the pieces.
  public func verify(_ recording: VoiceSpectrum, _ labels: [Label], by reference: PassageReference) -> [Verdict] {
    let heard = SpokenVoice(recording, SpeechParts(recording, parameters.voice).speech, parameters.voice)
    let known = SpokenVoice(reference.spectrum, reference.speech, parameters.voice)
    let pieces = zip([0] + reference.ends, reference.ends).map { $0..<$1 }
    let sample = heard.query(0..<recording.count, frames: Self.sample)
    let verdicts = Guarded([Verdict?](repeating: nil, count: labels.count))
    DispatchQueue.concurrentPerform(iterations: labels.count) { index in
      let comparison = Comparison(
        heard: heard, known: known, pieces: pieces, sample: sample, label: labels[index], parameters: parameters)
      let verdict = comparison.verdict()
      verdicts.withLock { $0[index] = verdict }
    }
    return verdicts.withLock { $0.compactMap(\.self) }
  }

  private struct Comparison {
    let heard: SpokenVoice
    let known: SpokenVoice
    let pieces: [Range<Int>]
    let sample: PlaceQuery
    let label: Label
    let parameters: IdentificationParameters

    func verdict() -> Verdict {
      let speech = heard.length(label.hops)
      let fine = speech / parameters.hopsInFrame
      guard fine >= 8, let own = cost(label.piece, frames: fine) else {
        return Verdict(kind: .unknown, margin: 0, nearest: nil, speech: speech)
      }
      let costs = candidates(speech).compactMap { piece in cost(piece, frames: fine).map { (piece, $0) } }
      guard let best = costs.min(by: { $0.1 < $1.1 }) else {
        return Verdict(kind: .unknown, margin: 0, nearest: nil, speech: speech)
      }
      let margin = best.1 - own
      let kind: Verdict.Kind =
        margin < parameters.wrongMargin ? .wrong : margin < parameters.doubtfulMargin ? .doubtful : .right
      return Verdict(kind: kind, margin: margin, nearest: best.0, speech: speech)
    }

    /// The neighbours, and of all others those that are nearest at first sight.
    private func candidates(_ speech: Int) -> [Int] {
      let near = label.piece - parameters.neighbours...label.piece + parameters.neighbours
      let others = pieces.indices.filter { !near.contains($0) }
      let frames = max(4, speech / LabelVerifier.coarseHops)
      let rough = others.compactMap { piece in cost(piece, frames: frames).map { (piece, $0) } }
      return pieces.indices.filter { near.contains($0) && $0 != label.piece }
        + rough.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(parameters.rivals).map(\.0)
    }

    /// What the whole stretch costs as a piece, both in so many frames; nil where nothing is said in it, or where it is so much
    /// longer or shorter that nobody recites so.
    private func cost(_ piece: Int, frames: Int) -> Float? {
      let (said, length) = (heard.length(label.hops), known.length(pieces[piece]))
      guard said > 0, length >= 4 * 2, length < 5 * said, said < 5 * length else { return nil }
      let query = heard.query(label.hops, frames: frames)
      let field = known.field(pieces[piece], frames: frames)
      guard query.count > 3, field.count > 3 else { return nil }
      let sweep = PlaceSweep(
        query, in: field, 0..<field.count, trace: .none, from: .first, centredOn: sample,
        centring: parameters.labelCentring, parameters)
      return sweep.toTheEnd(query.count)
    }
  }
}

/// A voice without its pauses, of which any stretch is had in any number of frames.
struct SpokenVoice: Sendable {
  private let features: VoiceFeatures
  private let speech: [Range<Int>]

  init(_ spectrum: VoiceSpectrum, _ speech: [Range<Int>], _ parameters: AlignmentParameters) {
    features = VoiceFeatures(spectrum, speech: speech, parameters)
    self.speech = speech
  }

  /// Hops of speech in a stretch.
  func length(_ hops: Range<Int>) -> Int { parts(hops).reduce(0) { $0 + $1.count } }

  func query(_ hops: Range<Int>, frames: Int) -> PlaceQuery {
    PlaceQuery(dimensions: features.dimensions, values: values(hops, frames: frames)[...], pace: 1)
  }

  func field(_ hops: Range<Int>, frames: Int) -> PlaceField {
    PlaceField(dimensions: features.dimensions, values: values(hops, frames: frames).map(VoicePrint.byte))
  }

  private func parts(_ hops: Range<Int>) -> [Range<Int>] {
    let first = speech.partitioningIndex { $0.upperBound > hops.lowerBound }
    return speech[first...].prefix { $0.lowerBound < hops.upperBound }.map { $0.clamped(to: hops) }
  }

  /// About so many frames, each in one part.
  private func values(_ hops: Range<Int>, frames: Int) -> [Float] {
    let parts = parts(hops)
    let length = max(1, parts.reduce(0) { $0 + $1.count })
    var values: [Float] = []
    for part in parts where !part.isEmpty {
      let count = min(part.count, max(1, (part.count * frames + length / 2) / length))
      for frame in 0..<count {
        features.appendMean(
          of: part.lowerBound + part.count * frame / count..<part.lowerBound + part.count * (frame + 1) / count,
          to: &values)
      }
    }
    return values
  }
}
