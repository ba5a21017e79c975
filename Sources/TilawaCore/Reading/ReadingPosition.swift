/// Where somebody reads on, under a name: there may be several, such as one for a khatm and one for what is learnt.
public struct ReadingPosition: Hashable, Sendable {
  /// The name of the one that reading keeps by itself.
  public static let last = "last"

  /// Unlike that of all others.
  public let name: String
  /// Where it is.
  public let passage: Passage
  /// What was read.
  public let riwayah: Riwayah
  /// When it was set.
  public let at: ZonedTime

  public init(name: String, passage: Passage, riwayah: Riwayah, at: ZonedTime) {
    self.name = name
    self.passage = passage
    self.riwayah = riwayah
    self.at = at
  }

  /// Why a name cannot be one; nil where it can.
  public static func fault(inName name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.count > 60 { return "has more than 60 characters" }
    if name.hasPrefix("-") { return "begins with a hyphen" }
    let isWrong = name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == " " || $0 == "/" }
    return isWrong ? "has a space, a slash or a control character in it" : nil
  }
}
