import Glibc

/// The likelihood of all texts that differ from a text by one unit, as ratios to that of the text.
///
/// The forward and the backward sums of CTC over the text are made once; each rival needs the sums over its own unit only, between the
/// prefix that it shares with the text and the suffix.
struct RivalSearch {
  /// The least probability of an output in a frame: the network is sure of wrong units too.
  private static let floor = 1e-5

  private let units: [UInt8]
  private let outputs: Int
  private let frames: Int
  /// The probabilities of the outputs, frame by frame, each frame divided by the growth of the forward sum.
  private var probabilities: [Double]
  /// The sums up to a frame and a label, with its output; and those from there on, with its output too.
  private var forward: [Double] = []
  private var backward: [Double] = []
  private var whole = 0.0

  /// The labels are the units and the blanks before, between and after them.
  private var labels: Int { 2 * units.count + 1 }

  /// Makes the sums over some frames and units; nil where the units do not fit into the frames.
  ///
  /// - Parameter rows: the log probabilities of each frame.
  init?(_ rows: some Collection<[Float]>, _ units: [UInt8]) {
    guard let first = rows.first, !units.isEmpty else { return nil }
    (self.units, outputs, frames) = (units, first.count, rows.count)
    let share = 1 + Double(outputs) * Self.floor
    probabilities = rows.flatMap { row in row.map { (exp(Double($0)) + Self.floor) / share } }
    guard sumForward() else { return nil }
    sumBackward()
  }

  private func output(_ label: Int) -> Int { label % 2 == 0 ? 0 : Int(units[label / 2]) }

  /// Whether a label may follow the one two before it, without the blank between.
  private func skips(_ label: Int) -> Bool {
    label % 2 == 1 && label > 1 && label < labels && units[label / 2] != units[label / 2 - 1]
  }

  private mutating func sumForward() -> Bool {
    forward = [Double](repeating: 0, count: frames * labels)
    for frame in 0..<frames {
      let (row, before) = (frame * labels, (frame - 1) * labels)
      var sum = 0.0
      for label in 0..<labels {
        var value = frame == 0 ? (label < 2 ? 1 : 0) : forward[before + label]
        if frame > 0, label > 0 { value += forward[before + label - 1] }
        if frame > 0, skips(label) { value += forward[before + label - 2] }
        value *= probabilities[frame * outputs + output(label)]
        forward[row + label] = value
        sum += value
      }
      guard sum > 0 else { return false }
      for label in 0..<labels { forward[row + label] /= sum }
      for output in 0..<outputs { probabilities[frame * outputs + output] /= sum }
    }
    whole = forward[frames * labels - 1] + forward[frames * labels - 2]
    return whole > 1e-250
  }

  private mutating func sumBackward() {
    backward = [Double](repeating: 0, count: frames * labels)
    for frame in (0..<frames).reversed() {
      let (row, after) = (frame * labels, (frame + 1) * labels)
      for label in 0..<labels {
        var value = 0.0
        if frame == frames - 1 {
          value = label >= labels - 2 ? 1 : 0
        } else {
          value = backward[after + label]
          if label + 1 < labels { value += backward[after + label + 1] }
          if skips(label + 2) { value += backward[after + label + 2] }
        }
        backward[row + label] = value * probabilities[frame * outputs + output(label)]
      }
    }
  }

  /// Returns the rivals at some places that are likelier than the text by a ratio.
  func rivals(in places: Range<Int>, above least: Double) -> [RivalSound] {
    var found: [RivalSound] = []
    func add(_ place: Int, _ expected: UInt8?, _ heard: UInt8?, _ likelihood: Double) {
      let ratio = log(max(likelihood / whole, 1e-30))
      if ratio >= least {
        found.append(RivalSound(place: place - places.lowerBound, expected: expected, heard: heard, ratio: ratio))
      }
    }
    for place in places.lowerBound...places.upperBound {
      for (unit, value) in likelihoods(entering: place, leaving: 2 * place).enumerated() where unit > 0 {
        add(place, nil, UInt8(unit), value)
      }
      guard place < places.upperBound else { break }
      for (unit, value) in likelihoods(entering: place, leaving: 2 * place + 2).enumerated()
      where unit > 0 && unit != Int(units[place]) {
        add(place, units[place], UInt8(unit), value)
      }
      add(place, units[place], nil, likelihood(without: place))
    }
    return found
  }

  /// Returns the likelihood of each output between the units before a place, and those after the blank that it is left for.
  private func likelihoods(entering place: Int, leaving blank: Int) -> [Double] {
    var held = [Double](repeating: 0, count: outputs)
    var sums = held
    // A unit needs a blank between itself and the same one.
    var (isNew, goesOn) = ([Double](repeating: 1, count: outputs), [Double](repeating: 1, count: outputs))
    if place > 0 { isNew[Int(units[place - 1])] = 0 }
    if blank / 2 < units.count { goesOn[Int(units[blank / 2])] = 0 }
    if place == 0 { held = Array(probabilities[..<outputs]) }
    for frame in 1..<max(1, frames) {
      let (before, row, first) = ((frame - 1) * labels, frame * labels, frame * outputs)
      let (toBlank, toUnit) = (backward[row + blank], blank + 1 < labels ? backward[row + blank + 1] : 0)
      let (fromBlank, fromUnit) = (forward[before + 2 * place], place > 0 ? forward[before + 2 * place - 1] : 0)
      for output in 0..<outputs {
        sums[output] += held[output] * (toBlank + goesOn[output] * toUnit)
        held[output] = (held[output] + fromBlank + isNew[output] * fromUnit) * probabilities[first + output]
      }
    }
    if blank == labels - 1 { for output in 0..<outputs { sums[output] += held[output] } }
    return sums
  }

  private func likelihood(without place: Int) -> Double {
    let before = place > 0 ? units[place - 1] : nil
    guard place + 1 < units.count else {
      return forward[(frames - 1) * labels + 2 * place]
        + (place > 0 ? forward[(frames - 1) * labels + 2 * place - 1] : 0)
    }
    let isDirect = before != nil && before != units[place + 1]
    var sum = place == 0 ? backward[2 * place + 3] : 0
    for frame in 1..<max(1, frames) {
      let row = (frame - 1) * labels
      let entry = forward[row + 2 * place] + (isDirect ? forward[row + 2 * place - 1] : 0)
      sum += entry * backward[frame * labels + 2 * place + 3]
    }
    return sum
  }
}
