package import AppBase
package import TilawaCore
import TilawaStore

/// The memory model fitted to the hearings of a memoriser, and whether it predicts better than the published one.
package struct HifzFit: ValueAnswer {
  /// The outcome of a fit.
  package enum Decision: String, Hashable, Sendable {
    /// Too few hearings.
    case tooFew = "too_few"
    /// The fitted numbers predict better and are used from now on.
    case used
    /// They predict better and were only looked at.
    case better
    /// They do not predict better.
    case notBetter = "not_better"
  }

  private let outcome: FSRSFitting.Outcome?
  private let hearings: Int
  private let decision: Decision

  /// Fits the model and notes its numbers if they are better.
  ///
  /// - Parameter keeps: whether better numbers are noted.
  package init(_ book: inout HifzBook, keeping keeps: Bool) throws {
    let histories = HifzReviews.all(in: try book.library.hifz.events(in: book.structure), pages: book.pages)
    hearings = histories.reduce(0) { $0 + $1.reviews.count }
    outcome = FSRSFitting(histories)?.outcome()
    guard let outcome else {
      decision = .tooFew
      return
    }
    guard outcome.isBetter else {
      decision = .notBetter
      return
    }
    decision = keeps ? .used : .better
    guard keeps else { return }
    // Six digits are more than the fit knows.
    let text = outcome.parameters.map { "\(($0 * 1e6).rounded() / 1e6)" }.joined(separator: ",")
    try book.note([.set(HifzPlan.Key.parameters.rawValue, text)])
  }

  package var text: [AnswerPart] {
    guard let outcome else {
      return [
        .line(
          LearningSentences.fitTooFew(
            hearings: hearings, fewest: FSRSFitting.fewest, weak: FSRSFitting.fewestWeak))
      ]
    }
    let rows = [
      (LearningSentences.fitOwn, outcome.fitted), (LearningSentences.fitPublished, outcome.published),
      (LearningSentences.fitMean, outcome.average),
    ].map { [$0.0.text, HifzFit.rounded($0.1)] }
    let headings = [LearningSentences.headingPrediction, LearningSentences.headingError]
    return [.table(AnswerTable(rows, headings: headings, numbers: [1]))] + (words.map { [.line($0)] } ?? [])
  }

  /// The decision in words; nil where there are too few hearings.
  private var words: Sentence? {
    switch decision {
    case .tooFew: nil
    case .used: LearningSentences.fitUsed
    case .better: LearningSentences.fitBetter(command: CommandHint("hifz", "fit"))
    case .notBetter: LearningSentences.fitNotBetter
    }
  }

  package var remarks: [Sentence] {
    outcome.map { [LearningSentences.fitCounts(hearings: $0.counts.fitted, left: $0.counts.leftOut)] } ?? []
  }

  private static func rounded(_ value: Double) -> String {
    let thousandths = "\(Int((value * 1000).rounded()) + 1000)".suffix(3)
    return value.isFinite ? "\(Int(value + 0.0005)).\(thousandths)" : "–"
  }

  package var value: Value {
    func loss(_ value: Double?) -> JSONNumber? { value.map { JSONNumber(digits: HifzFit.rounded($0)) } }
    return Value(
      verdict: decision.rawValue, hearings: hearings, fittedOn: outcome?.counts.fitted,
      leftOut: outcome?.counts.leftOut, lossOwn: loss(outcome?.fitted), lossPublished: loss(outcome?.published),
      lossAverage: loss(outcome?.average), parameters: outcome?.parameters)
  }

  /// The line for programs. All after the hearings is null where they are too few.
  package struct Value: Encodable {
    let verdict: String
    let hearings: Int
    @Nullable var fittedOn: Int?
    @Nullable var leftOut: Int?
    @Nullable var lossOwn: JSONNumber?
    @Nullable var lossPublished: JSONNumber?
    @Nullable var lossAverage: JSONNumber?
    @Nullable var parameters: [Double]?

    private enum CodingKeys: String, CodingKey {
      case verdict, hearings
      case fittedOn = "fitted_on"
      case leftOut = "left_out"
      case lossOwn = "loss_own"
      case lossPublished = "loss_published"
      case lossAverage = "loss_average"
      case parameters
    }
  }
}
