/// What somebody has just read, or says to have read: a page, or ayat. One marking, which can be taken back as one.
public struct Reading: Hashable, Sendable {
  /// Words, and how they were named.
  public struct Part: Hashable, Sendable {
    /// Which words.
    public let words: WordRange
    /// In the counting of the riwayah: "2:1-20".
    public let ref: String
  }

  /// At least one.
  public let parts: [Part]
  /// What was read.
  public let riwayah: Riwayah
  /// When; its day is that of the reading.
  public let began: ZonedTime

  /// Nil where there is no such page.
  ///
  /// - Parameters:
  ///   - page: of the Madani mushaf, from 1.
  ///   - structure: knows its words.
  ///   - riwayah: which is shown.
  ///   - began: when it came into view.
  public init?(page: Int, of structure: QuranStructure, riwayah: Riwayah, began: ZonedTime) {
    guard let words = structure.span(of: .page, page) else { return nil }
    let ranges = structure.ranges(holding: [words], in: riwayah.counting)
    let ref = ranges.first.flatMap { first in ranges.last.map { "\(AyahRange(first.first, $0.last))" } }
    self.init(parts: [Part(words: words, ref: ref ?? "page:\(page)")], riwayah: riwayah, began: began)
  }

  /// Nil where there are no ayat.
  ///
  /// - Precondition: all are of the riwayah's counting.
  public init?(ayat ranges: [AyahRange], of structure: QuranStructure, riwayah: Riwayah, began: ZonedTime) {
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

  /// What the ledger has of it.
  ///
  /// - Parameter session: a name that no other marking has.
  public func entries(named session: String) -> [LedgerEntry] {
    parts.map { part in
      LedgerEntry(
        kind: .read, occasion: LedgerEntry.Occasion(session: session), words: part.words,
        naming: LedgerEntry.Naming(ref: part.ref, counting: riwayah.counting, role: .main), riwayah: riwayah,
        source: nil, began: began, ended: began.seconds, plays: 1, heard: .zero)
    }
  }
}

extension WordRange {
  /// The words with which nothing stays unread: where the basmalah of al-Fatihah is no ayah, it goes with the first.
  public func read(in counting: VerseCounting) -> WordRange {
    let isUncounted = ![.kufi, .makki].contains(counting)
    return isUncounted && start == QuranStructure.basmalah.end ? WordRange(0, end) : self
  }
}
