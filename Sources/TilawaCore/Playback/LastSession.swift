/// The last session of a listener: the request, the decisions about it, and the place at which it was left.
public struct LastSession: Hashable, Sendable, Codable {
  /// The request.
  public let spec: SessionSpec
  /// The riwayah of the session.
  public let riwayah: Riwayah
  /// The ids of the reciters who were asked, in order; without those who only fill gaps.
  public let reciters: [String]
  /// The policy for ayat that no reciter has.
  public let missing: MissingPolicy
  /// The volume: the linear amplitude in percent.
  public let volume: Int
  /// The position at which the session was left.
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
