/// Whoever can be asked for an ayah: a published reciter, or somebody whose recordings were imported.
public struct Reciter: Hashable, Sendable, Identifiable {
  public enum Kind: String, Hashable, Sendable, Codable { case personal, reciter }

  /// Lower-case letters, digits and hyphens; what is typed after `--reciter`.
  public let id: String
  public let name: String
  public let riwayah: Riwayah
  /// The counting in which the numbers of its files and labels are read.
  public let counting: VerseCounting
  public let kind: Kind

  public init(id: String, name: String, riwayah: Riwayah, counting: VerseCounting, kind: Kind) {
    self.id = id
    self.name = name
    self.riwayah = riwayah
    self.counting = counting
    self.kind = kind
  }
}
