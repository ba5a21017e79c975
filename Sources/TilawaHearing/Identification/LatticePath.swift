/// The best path of posteriors through a lattice, with other speech before and after it.
struct LatticePath {
  /// The lead of the path over other speech alone, in nats.
  let gain: Float
  /// The frames from the first unit of the text to the last one.
  let frames: Range<Int>
  /// The places of the units from the first one that is heard to the last one.
  let units: Range<Int>
  /// The units that are heard, without those of openings.
  let heard: [UInt8]
  /// The place in the text of each unit that is heard, and its first frame.
  let steps: [(place: Int, frame: Int)]
  /// The mean distance of the frames of the text to the best outputs, in nats.
  let loss: Float

  /// - Returns: nil where other speech alone is likelier.
  init?(_ emissions: FrameEmissions, in lattice: PassageLattice) {
    var search = LatticeSearch(lattice, frames: emissions.count)
    for frame in 0..<emissions.count { search.step(emissions, frame) }
    guard let states = search.path(), let first = states.firstIndex(where: { lattice.isOfText($0) }),
      let last = states.lastIndex(where: { lattice.isOfText($0) })
    else { return nil }
    let gain = search.best - emissions.otherSpeech
    guard gain > 0 else { return nil }
    var (heard, before, sum): ([UInt8], Int, Float) = ([], -1, 0)
    var steps: [(place: Int, frame: Int)] = []
    for frame in first...last {
      let state = states[frame]
      guard state >= 0 else { continue }
      sum += emissions.best(frame) - emissions[frame, lattice.labels[state]]
      if state != before, lattice.isOfText(state) {
        heard.append(lattice.labels[state])
        steps.append((Int(lattice.places[state]), frame))
      }
      before = state
    }
    (self.gain, self.heard, self.steps, loss) = (gain, heard, steps, sum / Float(last - first + 1))
    frames = first..<last + 1
    let (low, high) = (Int(lattice.places[states[first]]), Int(lattice.places[states[last]]))
    units = min(low, high)..<max(low, high) + 1
  }
}

extension PassageLattice {
  /// Whether a state on a path is a unit of the text; other speech is -1.
  fileprivate func isOfText(_ state: Int) -> Bool {
    state >= 0 && places[state] >= 0 && labels[state] != 0 && labels[state] != Self.pause
  }
}

/// The Viterbi search of a path.
private struct LatticeSearch {
  private static let entry: UInt8 = 255

  private let lattice: PassageLattice
  private let states: Int
  private var scores: [Float]
  /// The score of other speech before and after the text.
  private var (before, after): (Float, Float) = (0, -.infinity)
  private var choices: [UInt8] = []
  /// The state from which other speech after the text comes in each frame; -1 where it goes on.
  private var origins: [Int32] = []

  init(_ lattice: PassageLattice, frames: Int) {
    self.lattice = lattice
    states = lattice.labels.count
    scores = Array(repeating: -.infinity, count: states)
    choices.reserveCapacity(states * frames)
  }

  mutating func step(_ emissions: FrameEmissions, _ frame: Int) {
    var (exit, origin): (Float, Int32) = (after, -1)
    let first = choices.count
    choices.append(contentsOf: repeatElement(0, count: states))
    let (lattice, before) = (lattice, before)
    let table = emissions.row(frame)
    scores.withUnsafeMutableBufferPointer { scores in
      choices.withUnsafeMutableBufferPointer { choices in
        lattice.arcs.withUnsafeBufferPointer { arcs in
          for state in stride(from: states - 1, through: 0, by: -1) {
            let own = scores[state]
            if own - lattice.exits[state] > exit { (exit, origin) = (own - lattice.exits[state], Int32(state)) }
            var (best, choice) = (own, UInt8(0))
            let entry = before - lattice.entries[state]
            if entry > best { (best, choice) = (entry, Self.entry) }
            let start = Int(lattice.arcStarts[state])
            for place in start..<Int(lattice.arcStarts[state + 1]) {
              let score = scores[Int(arcs[place].from)] - arcs[place].cost
              if score > best { (best, choice) = (score, UInt8(place - start + 1)) }
            }
            scores[state] = best + table[Int(lattice.labels[state])]
            choices[first + state] = choice
          }
        }
      }
    }
    let other = table[Int(FrameEmissions.other)]
    after = exit + other
    origins.append(origin)
    self.before += other
  }

  /// The score of the best path.
  var best: Float { max(after, scores.indices.reduce(-Float.infinity) { max($0, scores[$1] - lattice.exits[$1]) }) }

  /// Returns the state of each frame, -1 for other speech.
  func path() -> [Int]? {
    var state = scores.indices.max { scores[$0] - lattice.exits[$0] < scores[$1] - lattice.exits[$1] } ?? -1
    guard state >= 0, best > -.infinity else { return nil }
    if after >= scores[state] - lattice.exits[state] { state = -1 }
    var path = [Int](repeating: -1, count: origins.count)
    var isBefore = false
    for frame in origins.indices.reversed() where !isBefore {
      path[frame] = state
      if state < 0 {
        state = Int(origins[frame])
        continue
      }
      let choice = choices[frame * states + state]
      if choice == Self.entry {
        isBefore = true
      } else if choice > 0 {
        state = Int(lattice.arcs[Int(lattice.arcStarts[state]) + Int(choice) - 1].from)
      }
    }
    return path
  }
}
