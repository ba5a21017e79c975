import Glibc

/// The memory model FSRS-6: how long a passage stays known, and what a hearing changes.
///
/// The formulas and the defaults are those published by Open Spaced Repetition, release 6.3.2 of its Python package
/// (decision 0120). Times are whole days. A value without state; all its functions are pure.
package struct FSRS: Hashable, Sendable {
  /// The memory of one passage.
  package struct Memory: Hashable, Sendable {
    /// The days after which nine of ten such passages are still known.
    package var stability: Double
    /// The difficulty, 1 to 10.
    package var difficulty: Double

    package init(stability: Double, difficulty: Double) {
      self.stability = stability
      self.difficulty = difficulty
    }
  }

  /// The 21 published parameters.
  package static let defaults: [Double] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// The published bounds of each parameter.
  package static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5, 0...0.8,
    0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]

  /// The model with the published parameters.
  package static let standard = FSRS(checked: defaults)

  /// The parameters, 21 of them.
  package let parameters: [Double]
  /// The factor that makes the retention after one stability 90 per cent.
  private let factor: Double

  /// Makes a model; nil for another number of parameters, or for one outside its bounds.
  package init?(_ parameters: [Double]) {
    guard parameters.count == FSRS.bounds.count, zip(parameters, FSRS.bounds).allSatisfy({ $1.contains($0) }) else {
      return nil
    }
    self.init(checked: parameters)
  }

  private init(checked parameters: [Double]) {
    self.parameters = parameters
    factor = pow(0.9, -1 / parameters[20]) - 1
  }

  // MARK: - Forgetting

  /// Returns the probability that a passage is known after some days, 0 to 1.
  package func retention(of memory: Memory, after days: Int) -> Double {
    pow(1 + factor * Double(max(0, days)) / memory.stability, -parameters[20])
  }

  /// Returns the days after which the retention has fallen to a share, as a fraction of days.
  package func exactInterval(stability: Double, retention: Double) -> Double {
    stability / factor * (pow(retention, -1 / parameters[20]) - 1)
  }

  /// Returns the same in whole days, 1 or more.
  package func interval(stability: Double, retention: Double, atMost longest: Int = 36_500) -> Int {
    let days = exactInterval(stability: stability, retention: retention).rounded(.toNearestOrEven)
    return days.isFinite ? Int(min(max(days, 1), Double(longest))) : longest
  }

  // MARK: - Hearings

  /// Returns the memory after the first hearing.
  package func first(_ grade: HifzGrade) -> Memory {
    Memory(
      stability: max(parameters[grade.rawValue - 1], FSRS.least), difficulty: clamped(initialDifficulty(grade)))
  }

  /// Returns the memory after a hearing.
  ///
  /// - Parameter days: the days since the hearing before; 0: the same day.
  package func next(_ memory: Memory, after days: Int, _ grade: HifzGrade) -> Memory {
    let stability =
      days < 1
      ? sameDayStability(memory.stability, grade)
      : grade == .weak
        ? lapsedStability(memory, retention(of: memory, after: days))
        : keptStability(memory, retention(of: memory, after: days), grade)
    return Memory(stability: max(stability, FSRS.least), difficulty: nextDifficulty(memory.difficulty, grade))
  }

  private static let least = 0.001

  private func clamped(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }

  private func initialDifficulty(_ grade: HifzGrade) -> Double {
    parameters[4] - exp(parameters[5] * Double(grade.rawValue - 1)) + 1
  }

  private func nextDifficulty(_ difficulty: Double, _ grade: HifzGrade) -> Double {
    let change = -parameters[6] * Double(grade.rawValue - 3)
    let damped = difficulty + (10 - difficulty) * change / 9
    return clamped(parameters[7] * initialDifficulty(.excellent) + (1 - parameters[7]) * damped)
  }

  private func sameDayStability(_ stability: Double, _ grade: HifzGrade) -> Double {
    let growth =
      exp(parameters[17] * (Double(grade.rawValue - 3) + parameters[18])) * pow(stability, -parameters[19])
    return stability * (grade == .weak ? growth : max(growth, 1))
  }

  private func lapsedStability(_ memory: Memory, _ retention: Double) -> Double {
    let long =
      parameters[11] * pow(memory.difficulty, -parameters[12]) * (pow(memory.stability + 1, parameters[13]) - 1)
      * exp((1 - retention) * parameters[14])
    return min(long, memory.stability / exp(parameters[17] * parameters[18]))
  }

  private func keptStability(_ memory: Memory, _ retention: Double, _ grade: HifzGrade) -> Double {
    let hard = grade == .fair ? parameters[15] : 1
    let easy = grade == .excellent ? parameters[16] : 1
    let growth =
      exp(parameters[8]) * (11 - memory.difficulty) * pow(memory.stability, -parameters[9])
      * (exp((1 - retention) * parameters[10]) - 1) * hard * easy
    return memory.stability * (1 + growth)
  }
}
