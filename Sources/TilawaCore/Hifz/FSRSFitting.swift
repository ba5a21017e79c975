import Glibc

/// Personal parameters of the memory model, fitted to a ledger.
///
/// The older four fifths of the hearings are fitted; the newest fifth decides. Parameters are kept only where they
/// predict that fifth better than the published ones, and better than a plain moving average.
package struct FSRSFitting: Sendable {
  /// The mean loss of a prediction on the hearings left out, in nats.
  package struct Outcome: Hashable, Sendable {
    package let parameters: [Double]
    package let fitted: Double
    package let published: Double
    package let average: Double
    /// The number of hearings that were fitted, and of those left out.
    package let counts: (fitted: Int, leftOut: Int)

    /// Whether the fitted parameters are better than both.
    package var isBetter: Bool { fitted < published && fitted < average }

    package static func == (one: Outcome, other: Outcome) -> Bool {
      one.parameters == other.parameters && one.fitted == other.fitted && one.published == other.published
        && one.average == other.average && one.counts == other.counts
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(parameters) }
  }

  /// The fewest hearings, and the fewest weak ones, from which anything is fitted.
  package static let (fewest, fewestWeak) = (400, 20)
  /// The newest hearings that are used.
  private static let most = 20_000
  private static let window = 50
  /// The weight of the distance from the published parameters: with few hearings, these are the better guess.
  private static let caution = 10.0
  /// The parameters of hearings on the same day, which count as one here, are not fitted.
  private static let fitted = Array(0...16) + [20]

  private let histories: [HifzReviews]
  /// The first day of the hearings left out.
  private let split: CalendarDay

  /// - Returns: nil where there are too few hearings.
  package init?(_ histories: [HifzReviews]) {
    let reviews = histories.flatMap(\.reviews)
    guard reviews.count >= FSRSFitting.fewest,
      reviews.count(where: { $0.grade == .weak }) >= FSRSFitting.fewestWeak
    else { return nil }
    let days = reviews.map(\.day).sorted()
    let split = days[days.count * 4 / 5]
    guard days.contains(where: { $0 < split }) else { return nil }
    self.split = split
    let from = days[max(0, days.count - FSRSFitting.most)]
    self.histories = histories.filter { ($0.reviews.last?.day).map { $0 >= from } ?? false }
  }

  /// Fits the parameters by gradient descent (Adam) with numeric gradients.
  ///
  /// - Parameter steps: the number of steps.
  package func outcome(steps: Int = 60) -> Outcome {
    var values = FSRS.defaults
    var (mean, spread) = ([Double](repeating: 0, count: 21), [Double](repeating: 0, count: 21))
    for step in 1...max(1, steps) {
      let gradients = gradients(at: values)
      // Long steps first, short ones at the end.
      let rate = 0.08 * (1 + cos(.pi * Double(step - 1) / Double(max(1, steps)))) / 2
      for (index, gradient) in zip(FSRSFitting.fitted, gradients) {
        mean[index] = 0.9 * mean[index] + 0.1 * gradient
        spread[index] = 0.99 * spread[index] + 0.01 * gradient * gradient
        let (m, v) = (mean[index] / (1 - pow(0.9, Double(step))), spread[index] / (1 - pow(0.99, Double(step))))
        values[index] = clamped(values[index] - rate * scale(index) * m / (v.squareRoot() + 1e-8), index)
      }
    }
    let leftOut = loss(FSRS.standard, .leftOut)
    return Outcome(
      parameters: values, fitted: FSRS(values).map { loss($0, .leftOut).mean } ?? .infinity, published: leftOut.mean,
      average: averageLoss(), counts: (loss(FSRS.standard, .fitted).count, leftOut.count))
  }

  /// The slopes of the loss by each fitted parameter, in units of the parameter's own size.
  private func gradients(at values: [Double]) -> [Double] {
    let loss = penalised(values)
    return FSRSFitting.fitted.map { index in
      let width = max(abs(FSRS.defaults[index]) * 1e-3, 1e-5)
      var moved = values
      moved[index] = clamped(values[index] + width, index)
      if moved[index] == values[index] { moved[index] = clamped(values[index] - width, index) }
      return (penalised(moved) - loss) / (moved[index] - values[index]) * scale(index)
    }
  }

  private func scale(_ index: Int) -> Double { max(abs(FSRS.defaults[index]), 0.05) }

  private func clamped(_ value: Double, _ index: Int) -> Double {
    min(max(value, FSRS.bounds[index].lowerBound), FSRS.bounds[index].upperBound)
  }

  private enum Part { case fitted, leftOut }

  /// The loss on the fitted hearings, and a penalty for the distance from the published parameters.
  private func penalised(_ values: [Double]) -> Double {
    guard let model = FSRS(values) else { return .infinity }
    let (mean, count) = loss(model, .fitted)
    let distance = FSRSFitting.fitted.reduce(0.0) { sum, index in
      let relative = (values[index] - FSRS.defaults[index]) / scale(index)
      return sum + relative * relative
    }
    return mean + FSRSFitting.caution * distance / Double(max(1, count))
  }

  private func loss(_ model: FSRS, _ part: Part) -> (mean: Double, count: Int) {
    var (sum, weight, count) = (0.0, 0.0, 0)
    for history in histories {
      var memory =
        switch history.start {
        case .learned(let grade): model.first(grade)
        case .entered(let memory): memory
        }
      var last = history.first
      for review in history.reviews {
        let days = last.distance(to: review.day)
        if (review.day >= split) == (part == .leftOut) {
          sum += review.weight * FSRSFitting.loss(model.retention(of: memory, after: days), review.grade)
          weight += review.weight
          count += 1
        }
        memory = memory.moved(to: model.next(memory, after: days, review.grade), by: review.weight)
        last = review.day
      }
    }
    return (weight > 0 ? sum / weight : .infinity, count)
  }

  /// The loss of predicting each hearing left out by the mean of the fifty before it.
  private func averageLoss() -> Double {
    let reviews = histories.flatMap(\.reviews).sorted { $0.day < $1.day }
    var window: [Double] = []
    var (sum, weight) = (0.0, 0.0)
    for review in reviews {
      if review.day >= split {
        let mean = (window.reduce(0, +) + 0.9) / Double(window.count + 1)
        sum += review.weight * FSRSFitting.loss(mean, review.grade)
        weight += review.weight
      }
      window.append(review.grade > .weak ? 1 : 0)
      if window.count > FSRSFitting.window { window.removeFirst() }
    }
    return weight > 0 ? sum / weight : .infinity
  }

  private static func loss(_ retention: Double, _ grade: HifzGrade) -> Double {
    let known = min(max(retention, 1e-4), 1 - 1e-4)
    return grade > .weak ? -log(known) : -log(1 - known)
  }
}
