/// The choice of items that are deleted from the trash for good.
package enum TrashAge: Hashable, Sendable {
  /// Items deleted more than 30 days ago, measured also by the days on which the library was used since.
  case expired
  case all
}
