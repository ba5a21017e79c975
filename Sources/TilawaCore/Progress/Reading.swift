/// A reading that was just done or is reported later: a page, or ayat. It is one marking, which can be taken back as
/// one.
package struct Reading: Hashable, Sendable {
  /// Words, and their reference.
  package struct Part: Hashable, Sendable {
    /// The words of the part.
    package let words: WordRange
    /// The reference in the counting of the riwayah: "2:1-20".
    package let ref: String
  }

  /// The parts; at least one.
  package let parts: [Part]
  /// The riwayah of the text.
  package let riwayah: Riwayah
  /// The time of the reading; its day is the day of the reading.
  package let began: ZonedTime

  /// Makes the reading of a page; nil if there is no such page.
  ///
  /// - Parameters:
  ///   - page: the page of the Madani mushaf, from 1.
  ///   - structure: the source of the page's words.
  ///   - riwayah: the riwayah that is shown.
  ///   - began: the time at which the page came into view.
  package init?(page: Int, of structure: QuranStructure, riwayah: Riwayah, began: ZonedTime) {
    guard let words = structure.span(of: .page, page) else { return nil }
    let ranges = structure.ranges(holding: [words], in: riwayah.counting)
    let ref = ranges.first.flatMap { first in ranges.last.map { "\(AyahRange(first.first, $0.last))" } }
    self.init(parts: [Part(words: words, ref: ref ?? "page:\(page)")], riwayah: riwayah, began: began)
  }

  /// Makes the reading of some ayat; nil if there are none.
  ///
  /// - Precondition: All ranges are of the riwayah's counting.
  package init?(ayat ranges: [AyahRange], of structure: QuranStructure, riwayah: Riwayah, began: ZonedTime) {
    guard !ranges.isEmpty else { return nil }
    precondition(ranges.allSatisfy { $0.counting == riwayah.counting }, "the ayat are numbered as the riwayah has them")
    self.init(
      parts: ranges.map { Part(words: structure.span(of: $0), ref: "\($0)") }, riwayah: riwayah, began: began)
  }

  private init(parts: [Part], riwayah: Riwayah, began: ZonedTime) {
    self.parts = parts
    self.riwayah = riwayah
    self.began = began
  }

  /// Returns the entries of the ledger for this reading.
  ///
  /// - Parameter session: a name that no other marking has.
  package func entries(named session: String) -> [LedgerEntry] {
    parts.map { part in
      LedgerEntry(
        kind: .read, occasion: LedgerEntry.Occasion(session: session), words: part.words,
        naming: LedgerEntry.Naming(ref: part.ref, counting: riwayah.counting, role: .main), riwayah: riwayah,
        source: nil, began: began, ended: began.seconds, plays: 1, heard: .zero)
    }
  }
}

extension WordRange {
  /// Returns the words of a reading with the basmalah of al-Fatihah before its first ayah, if the basmalah is no ayah
  /// of the counting; so no word stays unread.
  package func read(in counting: VerseCounting) -> WordRange {
    let isUncounted = ![.kufi, .makki].contains(counting)
    return isUncounted && start == QuranStructure.basmalah.end ? WordRange(0, end) : self
  }
}
