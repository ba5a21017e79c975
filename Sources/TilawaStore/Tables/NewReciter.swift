public import TilawaCore

/// The place of a new reciter in the order in which reciters are asked.
public enum ReciterPlace: String, CaseIterable, Hashable, Sendable {
  /// Before all others.
  case first
  /// After the reciters with recordings of one's own who lead the order, before all others.
  case own
  /// Behind all others.
  case last
}

/// A reciter who is to be stored; the library finds the id.
public struct NewReciter: Hashable, Sendable {
  /// The name for people.
  public let name: String
  /// What is recited.
  public let riwayah: Riwayah
  /// The counting in which the files are numbered.
  public let counting: VerseCounting
  /// A teacher with recordings of one's own, or somebody with a set of files.
  public let kind: Reciter.Kind
  /// What it is to be called, where somebody gave it an id already; nil to make one from the name.
  public let id: String?
  /// Where he comes in the order; nil: a set of files last, recordings as the library's settings say. One who is there already
  /// keeps his place.
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
