import CViterbi
import TilawaCore

/// The states of a Viterbi search, as `CViterbi` takes them, and the steps of the search.
///
/// Every way comes from a state of a lower index; each state also stays without cost.
struct StateGraph {
  /// A way into a state: the state before, and its cost.
  typealias Way = cviterbi_arc
  /// The best state from which paths end, and their score.
  typealias Exit = cviterbi_exit

  /// The choice of a path that begins with a state; 0 is that of a path that stays.
  static let entry = UInt8(CVITERBI_ENTRY)

  /// The place of each state in the table of a frame.
  private(set) var labels: [UInt8] = []
  /// The costs to begin and to end with a state; infinite where that is not possible.
  private var entries: [Float] = []
  private var exits: [Float] = []
  /// The costs of the ways from the state before and from the one before that; infinite where there is none.
  private var steps: [Float] = []
  private var skips: [Float] = []
  /// The states with other ways.
  private var joins: [cviterbi_join] = []
  private var ways: [Way] = []
  /// The number of ways of the states until now.
  private var joined = 0

  /// The number of states.
  var count: Int { labels.count }

  /// Removes all states, and keeps their memory.
  mutating func removeAll() {
    labels.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    exits.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    skips.removeAll(keepingCapacity: true)
    joins.removeAll(keepingCapacity: true)
    ways.removeAll(keepingCapacity: true)
    joined = 0
  }

  /// Adds a way into the state that is added next.
  mutating func addWay(from state: Int32, cost: Float) { ways.append(Way(from: state, cost: cost)) }

  /// Adds a state that is reached by the ways that were added for it.
  mutating func appendJoined(_ label: UInt8, entry: Float = .infinity, exit: Float = .infinity) {
    append(label, entry, exit)
    guard ways.count > joined else { return }
    joins.append(cviterbi_join(state: Int32(count - 1), first: Int32(joined), end: Int32(ways.count)))
    joined = ways.count
  }

  /// Adds a state.
  mutating func append(_ label: UInt8, from ways: [Way], entry: Float = .infinity, exit: Float = .infinity) {
    self.ways += ways
    appendJoined(label, entry: entry, exit: exit)
  }

  /// Adds a state that is reached from the last one, and from the one before that too where it can be skipped.
  mutating func appendNext(
    _ label: UInt8, canSkip: Bool = false, entry: Float = .infinity, exit: Float = .infinity
  ) {
    append(label, entry, exit)
    steps[count - 1] = 0
    if canSkip { skips[count - 1] = 0 }
  }

  private mutating func append(_ label: UInt8, _ entry: Float, _ exit: Float) {
    labels.append(label)
    entries.append(entry)
    exits.append(exit)
    steps.append(.infinity)
    skips.append(.infinity)
  }

  /// Returns the states before some states, each once for every way.
  func origins(of states: Range<Int>) -> [Int] {
    states.flatMap { state -> [Int] in
      if let join = join(state) { return ways[Int(join.first)..<Int(join.end)].map { Int($0.from) } }
      return (steps[state] < .infinity ? [state - 1] : []) + (skips[state] < .infinity ? [state - 2] : [])
    }
  }

  /// Returns the state before a state whose choice is a way.
  func origin(of state: Int, _ choice: UInt8) -> Int {
    join(state).map { Int(ways[Int($0.first) + Int(choice) - 1].from) } ?? state - Int(choice)
  }

  private func join(_ state: Int) -> cviterbi_join? {
    let place = joins.partitioningIndex { $0.state >= state }
    return place < joins.count && joins[place].state == state ? joins[place] : nil
  }

  /// The score of ending with a state that has some score.
  func ending(_ state: Int, _ score: Float) -> Float { score - exits[state] }

  /// Returns the best of all states for paths that end before the next frame, the last of equals; `best` where none is better.
  func bestExit(_ scores: UnsafePointer<Float>, orElse best: Exit) -> Exit {
    withGraph { graph in cviterbi_best_exit(&graph, 0, count, scores, best) }
  }

  /// Goes on by one frame for some states.
  ///
  /// - Parameters:
  ///   - scores: those of all states before the frame.
  ///   - next: receives the scores after it; other memory.
  ///   - choices: receives the choices of these states.
  ///   - table: the score of each label in the frame.
  ///   - before: the score of paths that begin now.
  func step(
    _ states: Range<Int>, _ scores: UnsafePointer<Float>, to next: UnsafeMutablePointer<Float>,
    _ choices: UnsafeMutablePointer<UInt8>, _ table: UnsafePointer<Float>, before: Float = -.infinity
  ) {
    withGraph { graph in
      cviterbi_step(&graph, states.lowerBound, states.upperBound, scores, next, choices, table, before)
    }
  }

  /// Returns the greatest of some scores.
  static func greatest(_ scores: [Float], _ states: Range<Int>) -> Float {
    scores.withUnsafeBufferPointer { scores in
      scores.baseAddress.map { cviterbi_greatest($0 + states.lowerBound, states.count) } ?? -.infinity
    }
  }

  /// Calls `body` with the graph for C; its memory stays until then.
  @inline(__always)
  private func withGraph<Result>(_ body: (inout cviterbi_graph) -> Result) -> Result {
    labels.withUnsafeBufferPointer { labels in
      steps.withUnsafeBufferPointer { steps in
        skips.withUnsafeBufferPointer { skips in
          entries.withUnsafeBufferPointer { entries in
            exits.withUnsafeBufferPointer { exits in
              ways.withUnsafeBufferPointer { ways in
                joins.withUnsafeBufferPointer { joins in
                  var graph = cviterbi_graph(
                    labels: labels.baseAddress, steps: steps.baseAddress, skips: skips.baseAddress,
                    entries: entries.baseAddress, exits: exits.baseAddress, arcs: ways.baseAddress,
                    joins: joins.baseAddress, join_count: joins.count)
                  return body(&graph)
                }
              }
            }
          }
        }
      }
    }
  }
}
