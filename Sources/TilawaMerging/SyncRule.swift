/// The rule for changes to one thing that were made without knowledge of each other.
package enum SyncRule: Hashable, Sendable {
  /// The latest change by the clocks holds.
  case latest
  /// All are kept, and a person decides. Until then a confirmed one holds before a suggested one, and no clock counts.
  case person
}
