import TilawaCore

/// What a long recitation sounds like, in short: what a place in the text is looked for in.
///
/// Values are those of `LocalVoice`, averaged over 40 ms of speech and held in a byte each: 26 bytes a frame, 30 hours about
/// 60 MB. Pieces (ayat) are put in some at a time.
public struct VoicePrint: Hashable, Sendable {
  /// What a value of 1 is in a byte; ±5.3 is the most that fits.
  static let steps: Float = 24

  let dimensions: Int
  /// `dimensions` values a frame, row by row.
  private(set) var values: [Int8]
  /// The frame with which each piece begins, and the number of frames.
  private(set) var starts: [Int]
  /// The pieces that do not go on from the one before them, ascending.
  private(set) var breaks: [Int]

  /// A print of nothing yet.
  public init(_ parameters: IdentificationParameters = IdentificationParameters()) {
    self.init(dimensions: parameters.voice.dimensions, values: [], starts: [0])
  }

  /// - Precondition: `starts` ascends from 0 to the number of frames.
  init(dimensions: Int, values: [Int8], starts: [Int], breaks: [Int] = []) {
    precondition(starts.first == 0 && starts.last.map { $0 * dimensions } == values.count, "all frames are in a piece")
    (self.dimensions, self.values, self.starts, self.breaks) = (dimensions, values, starts, breaks)
  }

  /// A value in a byte.
  static func byte(_ value: Float) -> Int8 { Int8(max(-127, min(127, (value * steps).rounded()))) }

  /// How many frames of speech it has.
  public var count: Int { starts.last ?? 0 }
  /// How many pieces were put in.
  public var pieces: Int { starts.count - 1 }

  /// Puts in pieces that one voice recited in one place, what was heard of each.
  public mutating func append(_ spectra: [VoiceSpectrum], _ parameters: IdentificationParameters) {
    guard !spectra.isEmpty else { return }
    let reference = PassageReference(spectra, parameters.voice)
    let voice = LocalVoice(reference.spectrum, reference.speech, parameters)
    let frames = voice.frames(
      0..<reference.spectrum.count, ends: reference.ends, hopsInFrame: Double(parameters.hopsInFrame))
    let first = count
    values += frames.values.map(Self.byte)
    starts += frames.ends.map { first + $0 }
  }

  /// How a print stands to the one that is put behind it.
  public enum Joint: Hashable, Sendable { case goesOn, breaks }

  /// Puts another print behind this one.
  public mutating func append(_ other: VoicePrint, _ joint: Joint = .goesOn) {
    precondition(other.dimensions == dimensions, "prints of one kind are joined")
    let first = count
    breaks += (joint == .breaks && pieces > 0 ? [pieces] : []) + other.breaks.map { pieces + $0 }
    values += other.values
    starts += other.starts.dropFirst().map { first + $0 }
  }

  /// The piece that a frame belongs to.
  func piece(of frame: Int) -> Int { max(0, starts.partitioningIndex { $0 > frame } - 1) }
  /// The pieces that go on from each other, among which one is.
  func run(of piece: Int) -> Range<Int> {
    let index = breaks.partitioningIndex { $0 > piece }
    return (index > 0 ? breaks[index - 1] : 0)..<(index < breaks.count ? breaks[index] : pieces)
  }
  /// The pieces that go on from each other, in the middle of some frames.
  func run(around frames: Range<Int>) -> Range<Int> { run(of: piece(of: frames.lowerBound + frames.count / 2)) }
  /// Whether what stands in some frames goes on from its beginning to its end.
  func isOneRun(_ frames: Range<Int>) -> Bool {
    frames.isEmpty || run(of: piece(of: frames.lowerBound)) == run(of: piece(of: frames.upperBound - 1))
  }
  /// The frames of the run in the middle of some frames.
  func frames(ofRun frames: Range<Int>) -> Range<Int> {
    let run = run(around: frames)
    return starts[run.lowerBound]..<starts[run.upperBound]
  }
  /// The frames of a piece; none where nothing is said in it.
  func frames(of piece: Int) -> Range<Int> { starts[piece]..<starts[piece + 1] }

  /// Some frames of it averaged to one.
  func field(_ factor: Int) -> PlaceField {
    PlaceField(dimensions: dimensions, values: values).averaged(factor)
  }

  /// Some of its pieces.
  public func picking(_ pieces: Range<Int>) -> VoicePrint {
    let frames = starts[pieces.lowerBound]..<starts[pieces.upperBound]
    var picked = VoicePrint(
      dimensions: dimensions, values: Array(values[frames.lowerBound * dimensions..<frames.upperBound * dimensions]),
      starts: starts[pieces.lowerBound...pieces.upperBound].map { $0 - frames.lowerBound })
    picked.breaks = breaks.filter { pieces.contains($0) && $0 > pieces.lowerBound }.map { $0 - pieces.lowerBound }
    return picked
  }
}
