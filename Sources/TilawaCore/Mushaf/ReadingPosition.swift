/// A named position at which a user continues to read. There may be several, such as one for a khatm and one for
/// memorising.
package struct ReadingPosition: Hashable, Sendable {
  /// The name of the position that is kept automatically while reading.
  package static let last = "last"

  /// The name, different from that of all others.
  package let name: String
  /// The place in the text.
  package let passage: Passage
  /// The riwayah that was read.
  package let riwayah: Riwayah
  /// The time at which it was set.
  package let at: ZonedTime

  package init(name: String, passage: Passage, riwayah: Riwayah, at: ZonedTime) {
    self.name = name
    self.passage = passage
    self.riwayah = riwayah
    self.at = at
  }

  /// Returns why a text cannot be a name; nil where it can.
  package static func fault(inName name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.count > 60 { return "has more than 60 characters" }
    if name.hasPrefix("-") { return "begins with a hyphen" }
    let isWrong = name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == " " || $0 == "/" }
    return isWrong ? "has a space, a slash or a control character" : nil
  }
}
