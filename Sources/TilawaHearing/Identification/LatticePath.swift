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

  /// - Parameter least: the lead that a path must have; the search ends early where none can.
  /// - Returns: nil where other speech alone is likelier, or no path has that lead.
  init?(
    _ emissions: FrameEmissions, in lattice: PassageLattice, atLeast least: Float = -.infinity,
    _ room: inout LatticeRoom
  ) {
    guard let search = LatticeSearch(emissions, in: lattice.states, atLeast: least, &room),
      let states = search.path(room), let first = states.firstIndex(where: { lattice.isOfText($0) }),
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

/// Memory that one search after the other uses.
struct LatticeRoom {
  /// The scores of all states before a frame and after it.
  fileprivate var scores: [Float] = []
  fileprivate var next: [Float] = []
  /// The choices of all states, frame by frame.
  fileprivate var choices: [UInt8] = []
  /// The state from which other speech after the text comes in each frame; -1 where it goes on.
  fileprivate var origins: [Int32] = []

  /// Makes room for some states.
  fileprivate mutating func begin(states: Int, frames: Int) {
    if scores.count < states { (scores, next) = ([Float](repeating: 0, count: states), scores) }
    if next.count < states { next = Array(repeating: 0, count: states) }
    if choices.count < states * frames { choices = Array(repeating: 0, count: states * frames) }
    for state in 0..<states { scores[state] = -.infinity }
    origins.removeAll(keepingCapacity: true)
  }
}

/// The Viterbi search of a path.
private struct LatticeSearch {
  /// The frames after which the search asks whether it can still reach its lead.
  private static let step = 32

  private let graph: StateGraph
  /// The score of other speech after the text.
  private let after: Float
  /// The score of the best path.
  let best: Float
  /// The last state of the best of all paths that end with the text, and its score.
  private let last: (state: Int, score: Float)

  /// - Returns: nil where no path leads over other speech by `least` or more.
  init?(_ emissions: FrameEmissions, in graph: StateGraph, atLeast least: Float, _ room: inout LatticeRoom) {
    let (count, frames) = (graph.count, emissions.count)
    room.begin(states: count, frames: frames)
    // The arrays are the only ones of their memory while they change.
    var (scores, next, choices) = ([Float](), [Float](), [UInt8]())
    swap(&scores, &room.scores)
    swap(&next, &room.next)
    swap(&choices, &room.choices)
    defer {
      swap(&scores, &room.scores)
      swap(&next, &room.next)
      swap(&choices, &room.choices)
    }
    var (before, exit): (Float, StateGraph.Exit) = (0, StateGraph.Exit(score: -.infinity, state: -1))
    for frame in 0..<frames {
      if frame % Self.step == 0, least > -.infinity {
        let top = max(before, exit.score, StateGraph.greatest(scores, 0..<count))
        guard top - before + emissions.leadAhead(of: frame) >= least else { return nil }
      }
      let other = emissions[frame, FrameEmissions.other]
      exit = graph.bestExit(scores, orElse: StateGraph.Exit(score: exit.score, state: -1))
      choices.withUnsafeMutableBufferPointer { choices in
        guard let base = choices.baseAddress else { return }
        emissions.withRow(frame) { graph.step(0..<count, scores, to: &next, base + frame * count, $0, before: before) }
      }
      room.origins.append(exit.state)
      (exit.score, before) = (exit.score + other, before + other)
      swap(&scores, &next)
    }
    var last = (state: -1, score: -Float.infinity)
    for state in 0..<count {
      let score = graph.ending(state, scores[state])
      if last.state < 0 || score > last.score { last = (state, score) }
    }
    (self.graph, after, self.last, best) = (graph, exit.score, last, max(exit.score, last.score))
  }

  /// Returns the state of each frame, -1 for other speech.
  func path(_ room: LatticeRoom) -> [Int]? {
    guard last.state >= 0, best > -.infinity else { return nil }
    var state = after >= last.score ? -1 : last.state
    var path = [Int](repeating: -1, count: room.origins.count)
    for frame in path.indices.reversed() {
      path[frame] = state
      if state < 0 {
        state = Int(room.origins[frame])
        continue
      }
      let choice = room.choices[frame * graph.count + state]
      if choice == StateGraph.entry { break }
      if choice > 0 { state = graph.origin(of: state, choice) }
    }
    return path
  }
}
