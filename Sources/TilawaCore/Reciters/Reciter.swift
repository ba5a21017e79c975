/// A source of ayat with a name: a published reciter, or a person whose recordings were imported.
public struct Reciter: Hashable, Sendable, Identifiable {
  /// A kind of reciter: a teacher with the user's own recordings, or a reciter with a set of files.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable { case personal, reciter }

  /// The id: lower-case letters, digits and hyphens. It is typed after `--reciter`.
  public let id: String
  /// The name for people.
  public let name: String
  /// The riwayah of the recitation.
  public let riwayah: Riwayah
  /// The counting in which the numbers of files and labels are read.
  public let counting: VerseCounting
  /// The kind: a teacher with the user's own recordings, or a reciter with a set of files.
  public let kind: Kind

  public init(id: String, name: String, riwayah: Riwayah, counting: VerseCounting, kind: Kind) {
    self.id = id
    self.name = name
    self.riwayah = riwayah
    self.counting = counting
    self.kind = kind
  }
}
