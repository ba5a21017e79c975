import ArgumentParser

/// The option that lets an exchange pass the budget of the month.
package struct SpendingOptions: ParsableArguments {
  @Flag(help: "Go on although the budget of this month for buckets is used up (sync-budget in config).")
  package var overBudget = false

  package init() {}
}
