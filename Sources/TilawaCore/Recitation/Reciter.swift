/// Whoever can be asked for an ayah: a published reciter, or somebody whose recordings were imported.
public struct Reciter: Hashable, Sendable, Identifiable {
  /// A teacher with recordings of one's own, or somebody with a set of files.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable { case personal, reciter }

  /// Lower-case letters, digits and hyphens; what is typed after `--reciter`.
  public let id: String
  /// The name for people.
  public let name: String
  /// What is recited.
  public let riwayah: Riwayah
  /// The counting in which the numbers of its files and labels are read.
  public let counting: VerseCounting
  /// A teacher with recordings of one's own, or somebody with a set of files.
  public let kind: Kind

  public init(id: String, name: String, riwayah: Riwayah, counting: VerseCounting, kind: Kind) {
    self.id = id
    self.name = name
    self.riwayah = riwayah
    self.counting = counting
    self.kind = kind
  }
}
