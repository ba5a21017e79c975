/// What of the trash is deleted for good.
public enum TrashAge: Hashable, Sendable {
  /// What was deleted more than 30 days ago, also by the days on which the library was used since.
  case expired
  case all
}
