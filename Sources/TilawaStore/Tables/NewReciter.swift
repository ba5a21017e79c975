public import TilawaCore

/// The place of a new reciter in the order in which reciters are asked.
public enum ReciterPlace: String, CaseIterable, Hashable, Sendable {
  /// The place before all others.
  case first
  /// The place before all others except the leading reciters with recordings of one's own.
  case own
  /// The place after all others.
  case last
}

/// A reciter who is to be stored; the library finds the id.
public struct NewReciter: Hashable, Sendable {
  /// The name for people.
  public let name: String
  /// The riwayah.
  public let riwayah: Riwayah
  /// The counting in which the files are numbered.
  public let counting: VerseCounting
  /// A teacher with recordings of one's own, or somebody with a set of files.
  public let kind: Reciter.Kind
  /// The id, if somebody gave one already; nil to make one from the name.
  public let id: String?
  /// The place in the order. Nil puts a set of files last, and recordings where the library's settings say. An existing
  /// reciter keeps the place.
  public let place: ReciterPlace?

  public init(
    name: String, riwayah: Riwayah, counting: VerseCounting, kind: Reciter.Kind, id: String? = nil,
    place: ReciterPlace? = nil
  ) {
    self.id = id
    self.place = place
    self.name = name
    self.riwayah = riwayah
    self.counting = counting
    self.kind = kind
  }
}
