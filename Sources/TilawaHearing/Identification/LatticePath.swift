import CViterbi

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
    let search = LatticeSearch(emissions, in: lattice)
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
      let label = lattice.states.labels[state]
      sum += emissions.best(frame) - emissions[frame, label]
      if state != before, lattice.isOfText(state) {
        heard.append(label)
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
    state >= 0 && places[state] >= 0 && states.labels[state] != 0 && states.labels[state] != Self.pause
  }
}

/// The Viterbi search of a path.
private struct LatticeSearch {
  private let graph: StateGraph
  /// The scores of all states after the last frame.
  private let scores: [Float]
  /// The score of other speech after the text.
  private let after: Float
  /// The choices of all states, frame by frame.
  private let choices: [UInt8]
  /// The state from which other speech after the text comes in each frame; -1 where it goes on.
  private let origins: [Int32]

  init(_ emissions: FrameEmissions, in lattice: PassageLattice) {
    let (graph, frames) = (lattice.states, emissions.count)
    let count = graph.count
    var scores = [Float](repeating: -.infinity, count: count)
    var (next, origins) = (scores, [Int32]())
    origins.reserveCapacity(frames)
    var (before, exit): (Float, StateGraph.Exit) = (0, StateGraph.Exit(score: -.infinity, state: -1))
    choices = Array(unsafeUninitializedCapacity: count * frames) { choices, initialised in
      guard let base = choices.baseAddress, count > 0 else { return }
      for frame in 0..<frames {
        let other = emissions[frame, FrameEmissions.other]
        exit = graph.bestExit(scores, orElse: StateGraph.Exit(score: exit.score, state: -1))
        emissions.withRow(frame) { graph.step(0..<count, scores, to: &next, base + frame * count, $0, before: before) }
        origins.append(exit.state)
        (exit.score, before) = (exit.score + other, before + other)
        swap(&scores, &next)
      }
      initialised = count * frames
    }
    (self.graph, self.scores, self.origins, after) = (graph, scores, origins, exit.score)
  }

  private func ending(_ state: Int) -> Float { graph.ending(state, scores[state]) }

  /// The score of the best path.
  var best: Float { scores.indices.reduce(after) { max($0, ending($1)) } }

  /// Returns the state of each frame, -1 for other speech.
  func path() -> [Int]? {
    var state = scores.indices.max { ending($0) < ending($1) } ?? -1
    guard state >= 0, best > -.infinity else { return nil }
    if after >= ending(state) { state = -1 }
    var path = [Int](repeating: -1, count: origins.count)
    for frame in origins.indices.reversed() {
      path[frame] = state
      if state < 0 {
        state = Int(origins[frame])
        continue
      }
      let choice = choices[frame * graph.count + state]
      if choice == StateGraph.entry { break }
      if choice > 0 { state = graph.origin(of: state, choice) }
    }
    return path
  }
}
