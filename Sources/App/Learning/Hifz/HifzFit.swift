package import AppBase
import TilawaCore
import TilawaStore

/// The memory model fitted to the hearings of a memoriser, and whether it predicts better than the published one.
package struct HifzFit: Answer {
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
    guard let outcome else { return [.line("\(hearings) hearings are too few: \(HifzFit.need)")] }
    let rows = [
      ("your own numbers", outcome.fitted), ("the published numbers", outcome.published),
      ("the mean of your last hearings", outcome.average),
    ].map { [$0.0, HifzFit.rounded($0.1)] }
    return [
      .table(AnswerTable(rows, headings: ["prediction by", "error"], numbers: [1])), .line(words),
    ]
  }

  private static let need = "\(FSRSFitting.fewest) are needed, \(FSRSFitting.fewestWeak) of them weak"

  private var words: String {
    switch decision {
    case .tooFew: ""
    case .used: "your own numbers predict best, and the plan uses them from now on"
    case .better: "your own numbers predict best; to use them: tilawa hifz fit"
    case .notBetter: "your own numbers do not predict better than both others, so nothing changes"
    }
  }

  package var remarks: [String] {
    outcome.map {
      [
        "fitted on \($0.counts.fitted) hearings; "
          + "the error is that on the \($0.counts.leftOut) newest ones, which were left out"
      ]
    } ?? []
  }

  private static func rounded(_ value: Double) -> String {
    let thousandths = "\(Int((value * 1000).rounded()) + 1000)".suffix(3)
    return value.isFinite ? "\(Int(value + 0.0005)).\(thousandths)" : "–"
  }

  package var json: String {
    JSON.object([
      ("verdict", .string(decision.rawValue)), ("hearings", .int(hearings)),
      ("fitted_on", .optional(outcome?.counts.fitted, JSON.int)),
      ("left_out", .optional(outcome?.counts.leftOut, JSON.int)),
      ("loss_own", .optional(outcome?.fitted) { .number(HifzFit.rounded($0)) }),
      ("loss_published", .optional(outcome?.published) { .number(HifzFit.rounded($0)) }),
      ("loss_average", .optional(outcome?.average) { .number(HifzFit.rounded($0)) }),
      ("parameters", .optional(outcome?.parameters) { .array($0.map { .number("\($0)") }) }),
    ]).text
  }
}
