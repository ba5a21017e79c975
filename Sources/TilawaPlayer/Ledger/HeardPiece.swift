import TilawaCore

/// A stretch of a session that sounded without a break: an ayah or unit, or a part of it.
struct HeardPiece: Hashable, Sendable {
  /// What sounded, and of whom.
  struct Subject: Hashable, Sendable {
    let unit: ResolvedUnit
    let role: RepeatPlan.Role
    let reciter: Reciter
    /// The first file of it.
    let path: String?
  }

  let subject: Subject
  /// When it began.
  let began: ZonedTime
  /// Since 1970, in seconds.
  let ended: Int
  /// Of listening.
  let length: Duration
  /// 1 where it was heard to its end.
  let plays: Int

  /// What can be one entry: the same subject on the same day.
  struct Group: Hashable {
    let subject: Subject
    let day: CalendarDay
  }

  var group: Group { Group(subject: subject, day: began.day) }

  /// Both as one.
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
