import TilawaCore

/// A stretch of a session that sounded without a break: an ayah or unit, or a part of it.
struct HeardPiece: Hashable, Sendable {
  /// The unit that sounded, with its reciter.
  struct Subject: Hashable, Sendable {
    let unit: ResolvedUnit
    let role: RepeatPlan.Role
    let reciter: Reciter
    /// The path of its first file.
    let path: String?
  }

  let subject: Subject
  /// The time of its beginning.
  let began: ZonedTime
  /// The time of its end, in seconds since 1970.
  let ended: Int
  /// The time of listening.
  let length: Duration
  /// The number of complete plays: 1 if it was heard to its end, else 0.
  let plays: Int

  /// A key for pieces that form one entry: the same subject on the same day.
  struct Group: Hashable {
    let subject: Subject
    let day: CalendarDay
  }

  var group: Group { Group(subject: subject, day: began.day) }

  /// Returns both pieces as one.
  ///
  /// - Precondition: they are of one group.
  func joined(with later: HeardPiece) -> HeardPiece {
    HeardPiece(
      subject: subject, began: began, ended: max(ended, later.ended), length: length + later.length,
      plays: plays + later.plays)
  }

  func entry(_ occasion: LedgerEntry.Occasion, sha256: String?) -> LedgerEntry {
    LedgerEntry(
      occasion: occasion, words: subject.unit.span,
      naming: LedgerEntry.Naming(
        ref: subject.unit.ref, counting: subject.unit.ayat.counting, role: subject.role),
      riwayah: subject.reciter.riwayah,
      source: LedgerEntry.Source(reciter: subject.reciter.id, kind: subject.reciter.kind, sha256: sha256),
      began: began, ended: ended, plays: plays, heard: length)
  }
}
