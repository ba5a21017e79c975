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

  /// Why it cannot be one that this program stored; nil where nothing speaks against it.
  public func complaint(in structure: QuranStructure) -> String? {
    guard !spec.ranges.isEmpty else { return "it holds no range" }
    let refs = spec.ranges.flatMap { [$0.first, $0.last] } + [spec.start].compactMap(\.self)
    for ref in refs {
      if ref.counting != riwayah.counting { return "\(ref) is of another counting" }
      if let complaint = structure.complaint(about: ref) { return complaint }
    }
    let isForward = spec.ranges.allSatisfy { structure.ordinal(of: $0.first) <= structure.ordinal(of: $0.last) }
    guard isForward else { return "a range runs backwards" }
    let hasWords = spec.ranges.allSatisfy { range in
      guard let words = range.words else { return true }
      return range.first == range.last && words.lowerBound >= 1
        && words.upperBound <= structure.span(of: range.first).count
    }
    return hasWords ? nil : "an ayah does not have such words"
  }
}
