/// The sound of a voice in a stretch of recitation, without loudness and, roughly, without the words: takes of one voice lie near each other.
struct VoicePrint: Hashable, Sendable {
  /// The fewest units by which a voice is known.
  private static let fewestUnits = 6

  /// The coordinates; 1 is the usual distance of two takes of one voice in one of them.
  let values: [Float]

  /// Sums of what was heard at the units of a take.
  struct Sum {
    private var bands: [Float]
    private var units = [Float](repeating: 0, count: VoiceWeights.dimensions)
    private var count = 0

    init(bands: Int) { self.bands = [Float](repeating: 0, count: bands) }

    /// Adds the log mel energies at a unit.
    mutating func add(_ energies: [Float], of unit: Int) {
      let dimensions = VoiceWeights.dimensions
      guard energies.count == bands.count, (unit + 1) * dimensions <= VoiceWeights.units.count else { return }
      for band in bands.indices { bands[band] += energies[band] }
      for place in 0..<dimensions { units[place] += VoiceWeights.units[unit * dimensions + place] }
      count += 1
    }

    /// The print; nil after too few units.
    var print: VoicePrint? {
      guard count >= VoicePrint.fewestUnits, VoiceWeights.directions.count == units.count * bands.count else {
        return nil
      }
      let values = units.indices.map { place in
        let first = place * bands.count
        let sum = bands.indices.reduce(Float(0)) { $0 + VoiceWeights.directions[first + $1] * bands[$1] }
        return (sum - units[place]) / Float(count)
      }
      return VoicePrint(values: values)
    }
  }
}
