package import AppBase
package import TilawaCore
import TilawaMerging
import TilawaStore
import TilawaSync

/// The amount that this device has spent on buckets in this month, beside the budget that the user set.
package struct PlaceSpending: Encodable {
  /// Amounts in millionths of a USD; the budget is nil where none is set.
  private let (spent, budget): (Int, Int?)

  /// The part of a budget, in percent, from which on it is told.
  private static let near = 80

  init(_ spending: BucketSpending) { (spent, budget) = (spending.spent, spending.budget) }

  /// The file with the requests of this month beside the library, and the budget.
  ///
  /// - Parameter isOver: whether the budget may be passed.
  static func ofDevice(in context: AppContext, isOver: Bool = false) throws -> BucketSpending {
    let stored = isOver ? nil : try context.library(for: .reading).settings.value(of: .syncBudget)
    return BucketSpending(
      in: context.folders.data + "/sync-spending", budget: stored.flatMap { Budget($0) }.map(\.millionths))
  }

  /// A remark on the budget of a month where a place is a bucket and most of the budget is used; nil else.
  package static func remark(on address: String, in context: AppContext) throws -> Sentence? {
    guard case .bucket? = try? PlaceAddress(address) else { return nil }
    return PlaceSpending(try ofDevice(in: context)).remark
  }

  /// The words for people.
  var words: Sentence {
    let amount = PlaceCost.text(spent)
    return budget.map { SyncSentences.spentOf(amount: amount, budget: PlaceCost.text($0)) }
      ?? SyncSentences.spent(amount: amount)
  }

  /// A remark where most of the budget is used; nil before.
  var remark: Sentence? {
    guard let budget, spent >= budget / 100 * Self.near else { return nil }
    return SyncSentences.budgetNear(
      spent: PlaceCost.text(spent), budget: PlaceCost.text(budget),
      command: CommandHint("config", "set", "sync-budget", "AMOUNT"))
  }

  private enum CodingKeys: String, CodingKey {
    case spent = "spent_usd"
    case budget = "budget_usd"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(PlaceCost.number(spent), forKey: .spent)
    try container.encode(budget.map { PlaceCost.number($0) }, forKey: .budget)
  }
}
