import Foundation
import Testing
import TilawaCore

// Q-HZ5
@Suite struct HifzModelTests {
  private struct Line {
    let days: Int
    let grade: HifzGrade
    let stability: Double
    let difficulty: Double
    let interval: Int
  }

  private static let histories: [[Line]] = FSRSVectors.text.components(separatedBy: "\n\n").map { text in
    text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count == 5, let days = Int(fields[0]), let grade = HifzGrade(String(fields[1])),
        let stability = Double(fields[2]), let difficulty = Double(fields[3]), let interval = Int(fields[4])
      else { return nil }
      return Line(days: days, grade: grade, stability: stability, difficulty: difficulty, interval: interval)
    }
  }

  @Test func `memories and intervals are those of the published package`() {
    #expect(Self.histories.count == 30)
    let model = FSRS.standard
    for history in Self.histories {
      #expect(history.count == 12)
      var memory: FSRS.Memory?
      for line in history {
        let next = memory.map { model.next($0, after: line.days, line.grade) } ?? model.first(line.grade)
        #expect(abs(next.stability - line.stability) <= 1e-4 * max(1, line.stability))
        #expect(abs(next.difficulty - line.difficulty) <= 1e-4)
        #expect(model.interval(stability: next.stability, retention: 0.9) == line.interval)
        memory = next
      }
    }
  }

  @Test func `after one stability nine of ten are known`() {
    let memory = FSRS.Memory(stability: 10, difficulty: 5)
    #expect(abs(FSRS.standard.retention(of: memory, after: 10) - 0.9) < 1e-9)
  }

  @Test func `parameters out of bounds are refused`() {
    var parameters = FSRS.defaults
    parameters[20] = 0.05
    #expect(FSRS(parameters) == nil)
    #expect(FSRS([1, 2]) == nil)
  }
}
