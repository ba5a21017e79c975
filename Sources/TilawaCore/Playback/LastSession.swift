/// What somebody listened to last: what was asked for, what was decided about it, and where it was left.
public struct LastSession: Hashable, Sendable, Codable {
  /// What was asked for.
  public let spec: SessionSpec
  /// The riwayah of the session.
  public let riwayah: Riwayah
  /// Ids of those who were asked, in order; without those who only fill gaps.
  public let reciters: [String]
  /// What was settled about ayat that nobody has.
  public let missing: MissingPolicy
  /// Linear amplitude in percent.
  public let volume: Int
  /// Where it was left.
  public var position: SessionPosition

  public init(
    spec: SessionSpec, riwayah: Riwayah, reciters: [String], missing: MissingPolicy, volume: Int,
    position: SessionPosition
  ) {
    self.spec = spec
    self.riwayah = riwayah
    self.reciters = reciters
    self.missing = missing
    self.volume = volume
    self.position = position
  }
}
