/// The outcome of restoring an item of the trash.
package enum Restoration: Hashable, Sendable {
  case restored
  /// The recording existed again; the segments in the trash were merged into it.
  case merged
  /// Everything existed again; nothing changed.
  case known
}
