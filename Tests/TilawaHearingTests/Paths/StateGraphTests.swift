import CViterbi
import TilawaTestSupport
import Testing

@testable import TilawaHearing

@Suite struct StateGraphTests {
  /// A state by its definition: its label, its ways, and the costs to begin and to end with it.
  private struct State {
    let label: UInt8
    let ways: [(from: Int, cost: Float)]
    let entry: Float
    let exit: Float
  }

  private static let labels = 9

  /// Returns a graph of random states, and the same states by themselves. Scores are often equal, so that the order of choices is tested.
  private func random(_ count: Int, _ generator: inout SeededGenerator) -> (graph: StateGraph, states: [State]) {
    var (graph, states) = (StateGraph(), [State]())
    func cost(_ generator: inout SeededGenerator) -> Float {
      Int.random(in: 0..<3, using: &generator) == 0 ? .infinity : Float(Int.random(in: 0...3, using: &generator))
    }
    for state in 0..<count {
      let label = UInt8.random(in: 0..<UInt8(Self.labels), using: &generator)
      let (entry, exit) = (cost(&generator), cost(&generator))
      if state >= 2, Int.random(in: 0..<5, using: &generator) > 0 {
        let canSkip = Bool.random(using: &generator)
        graph.appendNext(label, canSkip: canSkip, entry: entry, exit: exit)
        let ways: [(from: Int, cost: Float)] = (canSkip ? [state - 1, state - 2] : [state - 1]).map { ($0, 0) }
        states.append(State(label: label, ways: ways, entry: entry, exit: exit))
      } else {
        let ways: [(from: Int, cost: Float)] = (0..<(state > 0 ? Int.random(in: 0...4, using: &generator) : 0)).map {
          _ in
          (Int.random(in: 0..<state, using: &generator), Float(Int.random(in: 0...3, using: &generator)))
        }
        graph.append(
          label, from: ways.map { StateGraph.Way(from: Int32($0.from), cost: $0.cost) }, entry: entry, exit: exit)
        states.append(State(label: label, ways: ways, entry: entry, exit: exit))
      }
    }
    return (graph, states)
  }

  @Test(arguments: [1, 2, 3, 15, 16, 17, 18, 19, 33, 150])
  func `steps, choices and exits are those of the definition`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for _ in 0..<20 {
      let (graph, states) = random(count, &generator)
      let scores = states.map { _ in
        Bool.random(using: &generator) ? -Float.infinity : Float(Int.random(in: 0...4, using: &generator))
      }
      let table = (0..<Self.labels).map { _ in Float(Int.random(in: -3...0, using: &generator)) }
      let before = Float(Int.random(in: 0...4, using: &generator))
      let first = Int.random(in: 0..<count, using: &generator)
      var next = [Float](repeating: 7, count: count)
      var choices = [UInt8](repeating: 77, count: count)
      graph.step(first..<count, scores, to: &next, &choices, table, before: before)
      for state in first..<count {
        var (best, choice) = (scores[state], UInt8(0))
        if before - states[state].entry > best { (best, choice) = (before - states[state].entry, StateGraph.entry) }
        for (number, way) in states[state].ways.enumerated() where scores[way.from] - way.cost > best {
          (best, choice) = (scores[way.from] - way.cost, UInt8(number + 1))
        }
        #expect(next[state] == best + table[Int(states[state].label)])
        #expect(choices[state - first] == choice)
        if choice > 0, choice != StateGraph.entry {
          #expect(graph.origin(of: state, choice) == states[state].ways[Int(choice) - 1].from)
        }
      }
      #expect(next[..<first].allSatisfy { $0 == 7 })
      #expect(choices[(count - first)...].allSatisfy { $0 == 77 })
      #expect(StateGraph.greatest(scores, first..<count) == scores[first...].max())
      let ends = states.indices.map { scores[$0] - states[$0].exit }
      let exit = graph.bestExit(scores, orElse: StateGraph.Exit(score: 1, state: -1))
      let greatest = ends.max() ?? 0
      #expect(exit.score == max(1, greatest))
      #expect(Int(exit.state) == (greatest > 1 ? ends.lastIndex(of: greatest) : -1))
    }
  }

  @Test func `the states before some states are told`() {
    var graph = StateGraph()
    graph.append(1, from: [])
    graph.appendNext(0)
    graph.appendNext(2, canSkip: true)
    graph.append(3, from: [StateGraph.Way(from: 0, cost: 2), StateGraph.Way(from: 2, cost: 0)])
    #expect(graph.origins(of: 0..<4) == [0, 1, 0, 0, 2])
  }
}
