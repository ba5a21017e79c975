/// The frames in which the units of some words are heard, by a forced alignment with what a network hears.
struct UnitTimes {
  /// The frame in which each unit is heard best, in order.
  let frames: [Int]
  /// The log probability of each unit in its frame.
  let evidence: [Float]

  /// Aligns units with frames; nil where there are fewer frames than units.
  ///
  /// - Parameter range: the frames from the first unit to the last one.
  init?(_ units: [UInt8], in posteriors: Posteriors, _ range: Range<Int>) {
    let range = range.clamped(to: 0..<posteriors.count)
    guard !units.isEmpty, units.count <= range.count else { return nil }
    // States 2k are blanks, states 2k + 1 the units.
    let states = 2 * units.count + 1
    var scores = [Float](repeating: -.infinity, count: states)
    var moves = [UInt8](repeating: 0, count: states * range.count)
    for (step, frame) in range.enumerated() {
      let row = posteriors[frame]
      var next = [Float](repeating: -.infinity, count: states)
      for state in 0..<states {
        var (best, move) = (step == 0 ? (state < 2 ? 0 : -Float.infinity) : scores[state], UInt8(0))
        if step > 0 {
          if state > 0, scores[state - 1] > best { (best, move) = (scores[state - 1], 1) }
          let skips = state % 2 == 1 && state > 2 && units[state / 2] != units[state / 2 - 1]
          if skips, scores[state - 2] > best { (best, move) = (scores[state - 2], 2) }
        }
        let output = state % 2 == 0 ? 0 : Int(units[state / 2])
        next[state] = best + row[output]
        moves[step * states + state] = move
      }
      scores = next
    }
    var state = scores[states - 1] > scores[states - 2] ? states - 1 : states - 2
    guard scores[state] > -.infinity else { return nil }
    var best = [(frame: Int, value: Float)](repeating: (0, -.infinity), count: units.count)
    for step in range.indices.reversed().map({ $0 - range.lowerBound }) {
      if state % 2 == 1 {
        let row = posteriors[range.lowerBound + step]
        let value = row[Int(units[state / 2])]
        if value >= best[state / 2].value { best[state / 2] = (range.lowerBound + step, value) }
      }
      state -= Int(moves[step * states + state])
    }
    frames = best.map(\.frame)
    evidence = best.map(\.value)
  }
}
