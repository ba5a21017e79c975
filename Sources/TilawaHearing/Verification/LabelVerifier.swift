import Dispatch
import TilawaAudio
public import TilawaCore

/// Verifies labels: whether a labelled interval contains what its label says, by comparison with another reciter.
///
/// The interval is compared by DTW with the piece of its label, with the neighbours of that piece, and with the nearest others in
/// frames of 160 ms. The result depends on the difference to the nearest other piece only, because a distance by itself depends
/// more on the voices than on the words. Pure.
public struct LabelVerifier: Sendable {
  /// An interval and the piece of the reference that it is said to be.
  public struct Label: Hashable, Sendable {
    /// The hops of the recording.
    public let hops: Range<Hop>
    /// The index of the piece in the reference.
    public let piece: Int

    /// Creates a label.
    public init(hops: Range<Hop>, piece: Int) { (self.hops, self.piece) = (hops, piece) }
  }

  /// The result for a label.
  public struct Verdict: Hashable, Sendable {
    /// Whether the label is believed; the raw values are used in JSON.
    public enum Kind: String, Hashable, Sendable, Codable {
      case right, doubtful, wrong
      /// Too little speech, or no other piece.
      case unknown
    }

    /// Whether the label is believed.
    public let kind: Kind
    /// The distance to the nearest other piece less that to the piece of the label; negative where another piece is nearer.
    public let margin: Float
    /// The nearest other piece; nil where there is none.
    public let nearest: Int?
    /// The hops of speech that were compared.
    public let speech: Int
  }

  private let parameters: IdentificationParameters
  private static let coarseHops = 16
  /// Number of frames over which the mean distance of a reference frame is taken.
  private static let sample = 128

  /// Creates a verifier with these parameters.
  public init(_ parameters: IdentificationParameters = IdentificationParameters()) { self.parameters = parameters }

  /// Returns one verdict for each label.
  ///
  /// - Precondition: the reference has the pieces of the labels.
  public func verify(_ recording: MFCCSequence, _ labels: [Label], by reference: PassageReference) -> [Verdict] {
    let heard = LabelFeatures(recording, recording.speech(parameters.features), parameters.features)
    let known = LabelFeatures(reference.sequence, reference.speech, parameters.features)
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
    let heard: LabelFeatures
    let known: LabelFeatures
    let pieces: [Range<Int>]
    let sample: DTWQuery
    let label: Label
    let parameters: IdentificationParameters

    func verdict() -> Verdict {
      let speech = heard.length(label.hops.numbers)
      let fine = speech / parameters.verification.hopsInFrame
      guard fine >= 8, let own = cost(label.piece, frames: fine) else {
        return Verdict(kind: .unknown, margin: 0, nearest: nil, speech: speech)
      }
      let costs = candidates(speech).compactMap { piece in cost(piece, frames: fine).map { (piece, $0) } }
      guard let best = costs.min(by: { $0.1 < $1.1 }) else {
        return Verdict(kind: .unknown, margin: 0, nearest: nil, speech: speech)
      }
      let margin = best.1 - own
      let kind: Verdict.Kind =
        margin < parameters.verification.wrongMargin
        ? .wrong : margin < parameters.verification.doubtfulMargin ? .doubtful : .right
      return Verdict(kind: kind, margin: margin, nearest: best.0, speech: speech)
    }

    /// Returns the pieces that are compared: the neighbours, and the nearest others in long frames.
    private func candidates(_ speech: Int) -> [Int] {
      let near = label.piece - parameters.verification.neighbours...label.piece + parameters.verification.neighbours
      let others = pieces.indices.filter { !near.contains($0) }
      let frames = max(4, speech / LabelVerifier.coarseHops)
      let rough = others.compactMap { piece in cost(piece, frames: frames).map { (piece, $0) } }
      return pieces.indices.filter { near.contains($0) && $0 != label.piece }
        + rough.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(parameters.verification.rivals).map(\.0)
    }

    /// Returns the DTW cost of the whole interval as a piece, both in `frames` frames; nil without speech, or for too
    /// different lengths.
    private func cost(_ piece: Int, frames: Int) -> Float? {
      let (said, length) = (heard.length(label.hops.numbers), known.length(pieces[piece]))
      guard said > 0, length >= 4 * 2, length < 5 * said, said < 5 * length else { return nil }
      let query = heard.query(label.hops.numbers, frames: frames)
      let field = known.field(pieces[piece], frames: frames)
      guard query.count > 3, field.count > 3 else { return nil }
      let warp = SubsequenceDTW(
        query, in: field, 0..<field.count, trace: .none, from: .first, centredOn: sample,
        centring: parameters.verification.labelCentring, DTWSteps(parameters.dtw))
      return warp.toTheEnd(query.count)
    }
  }
}

/// The normalised MFCC features of a recording, of which any interval is available in any number of frames.
struct LabelFeatures: Sendable {
  private let features: MFCCFeatures
  private let speech: [Range<Int>]

  init(_ sequence: MFCCSequence, _ speech: [Range<Int>], _ parameters: FeatureParameters) {
    features = MFCCFeatures(sequence, speech: speech, parameters)
    self.speech = speech
  }

  /// Returns the hops of speech in an interval.
  func length(_ hops: Range<Int>) -> Int { parts(hops).reduce(0) { $0 + $1.count } }

  func query(_ hops: Range<Int>, frames: Int) -> DTWQuery {
    DTWQuery(dimensions: features.dimensions, values: values(hops, frames: frames)[...], pace: 1)
  }

  func field(_ hops: Range<Int>, frames: Int) -> QuantizedFrames {
    QuantizedFrames(dimensions: features.dimensions, values: values(hops, frames: frames).map(QuantizedFrames.byte))
  }

  private func parts(_ hops: Range<Int>) -> [Range<Int>] {
    let first = speech.partitioningIndex { $0.upperBound > hops.lowerBound }
    return speech[first...].prefix { $0.lowerBound < hops.upperBound }.map { $0.clamped(to: hops) }
  }

  /// Returns about `frames` frames, none of which spans a pause.
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
