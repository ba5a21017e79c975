/// What became of something that was to be restored.
public enum Restoration: Hashable, Sendable {
  case restored
  /// The recording was there again; what the trash had marked in it was added.
  case merged
  /// All of it was there again.
  case known
}
