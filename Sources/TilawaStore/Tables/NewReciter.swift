package import TilawaCore

/// The place of a new reciter in the order in which reciters are asked.
package enum ReciterPlace: String, CaseIterable, Hashable, Sendable {
  /// The place before all others.
  case first
  /// The place before all others except the leading reciters with recordings of one's own.
  case own
  /// The place after all others.
  case last
}

/// A reciter who is to be stored; the library finds the id.
package struct NewReciter: Hashable, Sendable {
  /// The name for people.
  package let name: String
  /// The riwayah.
  package let riwayah: Riwayah
  /// The counting in which the files are numbered.
  package let counting: VerseCounting
  /// A teacher with recordings of one's own, or somebody with a set of files.
  package let kind: Reciter.Kind
  /// The id, if somebody gave one already; nil to make one from the name.
  package let id: String?
  /// The place in the order. Nil puts a set of files last, and recordings where the library's settings say. An existing
  /// reciter keeps the place.
  package let place: ReciterPlace?

  package init(
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
