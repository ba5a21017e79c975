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
  ///
  /// - Parameters:
  ///   - name: the text.
  ///   - subject: what the sentence calls it.
  package static func fault(inName name: String, of subject: Sentence = CoreSentences.theName) -> Sentence? {
    if name.isEmpty { return CoreSentences.isEmpty(subject: subject) }
    if name.count > 60 { return CoreSentences.tooManyCharacters(subject: subject, limit: 60) }
    if name.hasPrefix("-") { return CoreSentences.beginsWithHyphen(subject: subject) }
    let isWrong = name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F || $0 == " " || $0 == "/" }
    return isWrong ? CoreSentences.hasSpace(subject: subject) : nil
  }
}
