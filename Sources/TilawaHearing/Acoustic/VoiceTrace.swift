import TilawaCore

/// The traits of the voice at each unit that is heard in a sound, without loudness and, roughly, without the words.
///
/// They are gathered while the sound is heard, so that voices are compared without another reading. An hour of recitation takes 1.5 MB.
package struct VoiceTrace: Hashable, Sendable {
  /// The fewest units by which a voice is known.
  private static let fewestUnits = 6

  /// The frame of each unit, in order.
  private var frames: [Int32] = []
  /// `VoiceWeights.dimensions` traits a unit.
  private var traits: [Float] = []

  package init() {}

  /// Adds the log mel energies of a frame in which a unit begins; none that the weights do not know.
  ///
  /// - Precondition: the frame is after those of the units before.
  mutating func add(_ energies: [Float], of unit: Int, in frame: Int) {
    let (dimensions, bands) = (VoiceWeights.dimensions, energies.count)
    guard (unit + 1) * dimensions <= VoiceWeights.units.count, VoiceWeights.directions.count == dimensions * bands
    else { return }
    frames.append(Int32(frame))
    for place in 0..<dimensions {
      let weights = VoiceWeights.directions[place * bands..<(place + 1) * bands]
      let sum = zip(weights, energies).reduce(Float(0)) { $0 + $1.0 * $1.1 }
      traits.append(sum - VoiceWeights.units[unit * dimensions + place])
    }
  }

  /// Returns the units of some frames by themselves.
  func part(_ part: Range<Int>) -> VoiceTrace {
    let places = places(in: part)
    var trace = VoiceTrace()
    trace.frames = frames[places].map { $0 - Int32(part.lowerBound) }
    trace.traits = Array(
      traits[places.lowerBound * VoiceWeights.dimensions..<places.upperBound * VoiceWeights.dimensions])
    return trace
  }

  /// Returns the print of the voice in some frames; nil where too few units are heard in them.
  func print(of part: Range<Int>) -> VoicePrint? {
    let (places, dimensions) = (places(in: part), VoiceWeights.dimensions)
    guard places.count >= Self.fewestUnits else { return nil }
    return VoicePrint(
      values: (0..<dimensions).map { trait in
        places.reduce(Float(0)) { $0 + traits[$1 * dimensions + trait] } / Float(places.count)
      }, units: places.count)
  }

  private func places(in part: Range<Int>) -> Range<Int> {
    let first = frames.partitioningIndex { $0 >= part.lowerBound }
    return first..<max(first, frames.partitioningIndex { $0 >= part.upperBound })
  }
}
