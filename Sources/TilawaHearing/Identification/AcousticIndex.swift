import TilawaCore

/// An index of how a long recitation sounds, in which speech is searched for by subsequence DTW.
///
/// Values are those of `LocalMFCCFeatures`, averaged over 40 ms of speech and quantized to a byte: 26 bytes a frame, 60 MB for 30
/// hours. Pieces (ayat) are appended in groups.
public struct AcousticIndex: Hashable, Sendable {
  let dimensions: Int
  /// `dimensions` values a frame, row by row.
  private(set) var values: [Int8]
  /// The frame with which each piece begins, and the number of frames.
  private(set) var starts: [Int]
  /// The pieces that do not continue the one before them, ascending.
  private(set) var breaks: [Int]

  /// Creates an empty index.
  public init(_ parameters: IdentificationParameters = IdentificationParameters()) {
    self.init(dimensions: parameters.features.dimensions, values: [], starts: [0])
  }

  /// - Precondition: `starts` ascends from 0 to the number of frames.
  init(dimensions: Int, values: [Int8], starts: [Int], breaks: [Int] = []) {
    precondition(starts.first == 0 && starts.last.map { $0 * dimensions } == values.count, "all frames are in a piece")
    (self.dimensions, self.values, self.starts, self.breaks) = (dimensions, values, starts, breaks)
  }

  /// The number of frames of speech.
  public var count: Int { starts.last ?? 0 }
  /// The number of pieces.
  public var pieces: Int { starts.count - 1 }

  /// Appends pieces that one voice recited in one place, given the MFCCs of each.
  public mutating func append(_ sequences: [MFCCSequence], _ parameters: IdentificationParameters) {
    guard !sequences.isEmpty else { return }
    let reference = PassageReference(sequences, parameters.features)
    let voice = LocalMFCCFeatures(reference.sequence, reference.speech, parameters)
    let frames = voice.frames(
      0..<reference.sequence.count, ends: reference.ends, hopsInFrame: Double(parameters.index.hopsInFrame))
    let first = count
    values += frames.values.map(QuantizedFrames.byte)
    starts += frames.ends.map { first + $0 }
  }

  /// Whether an index that is appended continues the text.
  public enum Joint: Hashable, Sendable { case goesOn, breaks }

  /// Appends another index.
  public mutating func append(_ other: AcousticIndex, _ joint: Joint = .goesOn) {
    precondition(other.dimensions == dimensions, "prints of one kind are joined")
    let first = count
    breaks += (joint == .breaks && pieces > 0 ? [pieces] : []) + other.breaks.map { pieces + $0 }
    values += other.values
    starts += other.starts.dropFirst().map { first + $0 }
  }

  /// Returns the piece of a frame.
  func piece(of frame: Int) -> Int { max(0, starts.partitioningIndex { $0 > frame } - 1) }
  /// Returns the pieces that continue each other around a piece.
  func run(of piece: Int) -> Range<Int> {
    let index = breaks.partitioningIndex { $0 > piece }
    return (index > 0 ? breaks[index - 1] : 0)..<(index < breaks.count ? breaks[index] : pieces)
  }
  /// Returns the pieces that continue each other around the middle of some frames.
  func run(around frames: Range<Int>) -> Range<Int> { run(of: piece(of: frames.lowerBound + frames.count / 2)) }
  /// Returns whether some frames continue each other from the first to the last.
  func isOneRun(_ frames: Range<Int>) -> Bool {
    frames.isEmpty || run(of: piece(of: frames.lowerBound)) == run(of: piece(of: frames.upperBound - 1))
  }
  /// Returns the frames of the run around the middle of some frames.
  func frames(ofRun frames: Range<Int>) -> Range<Int> {
    let run = run(around: frames)
    return starts[run.lowerBound]..<starts[run.upperBound]
  }
  /// Returns the frames of a piece; empty where it has no speech.
  func frames(of piece: Int) -> Range<Int> { starts[piece]..<starts[piece + 1] }

  /// Returns the means of groups of `factor` frames.
  func field(_ factor: Int) -> QuantizedFrames {
    QuantizedFrames(dimensions: dimensions, values: values).averaged(factor)
  }

  /// Returns the index of some pieces.
  public func picking(_ pieces: Range<Int>) -> AcousticIndex {
    let frames = starts[pieces.lowerBound]..<starts[pieces.upperBound]
    var picked = AcousticIndex(
      dimensions: dimensions, values: Array(values[frames.lowerBound * dimensions..<frames.upperBound * dimensions]),
      starts: starts[pieces.lowerBound...pieces.upperBound].map { $0 - frames.lowerBound })
    picked.breaks = breaks.filter { pieces.contains($0) && $0 > pieces.lowerBound }.map { $0 - pieces.lowerBound }
    return picked
  }
}
