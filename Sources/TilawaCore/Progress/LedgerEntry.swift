/// An entry of the ledger: the listening to, or reading of, a stretch of the text in one session, on one day, from one
/// source.
///
/// The stretch is words of the Hafs text, so it stays the same when the riwayah changes. All repeats of a stretch are
/// one entry with growing counts.
package struct LedgerEntry: Hashable, Sendable {
  /// The kind of an entry; the raw values are stored and appear in JSON.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case heard
    /// Reading without sound, from a text.
    case read
  }

  /// The source of a recitation.
  package struct Source: Hashable, Sendable {
    /// The reciter's id, even if the reciter is no longer in the library.
    package let reciter: String
    /// The kind of the reciter: a teacher or a reciter with a set of files.
    package let kind: Reciter.Kind
    /// The digest of the recording or file; nil if it is not known.
    package let sha256: String?

    package init(reciter: String, kind: Reciter.Kind, sha256: String?) {
      self.reciter = reciter
      self.kind = kind
      self.sha256 = sha256
    }
  }

  /// The session of an entry; each script run is one session.
  package struct Occasion: Hashable, Sendable {
    /// The name of the session, unique across machines.
    package let session: String
    /// The script's name; nil for a session without a script.
    package let script: String?
    /// The kind of the script step, such as `review`; nil if the script does not name one.
    package let step: String?

    package init(session: String, script: String? = nil, step: String? = nil) {
      self.session = session
      self.script = script
      self.step = step
    }
  }

  /// The ayat as the session named them.
  package struct Naming: Hashable, Sendable {
    /// The reference: "2:255", "2:1-2", words "2:255:1-7".
    package let ref: String
    /// The counting of the reference.
    package let counting: VerseCounting
    /// The role of the ayat in the session.
    package let role: RepeatPlan.Role

    package init(ref: String, counting: VerseCounting, role: RepeatPlan.Role) {
      self.ref = ref
      self.counting = counting
      self.role = role
    }
  }

  /// The kind of the entry.
  package let kind: Kind
  /// The session of the entry.
  package let occasion: Occasion
  /// The words of the text.
  package let words: WordRange
  /// The reference that the session used for the words.
  package let naming: Naming
  /// The riwayah of the recitation or the text.
  package let riwayah: Riwayah
  /// The source of the recitation; nil for reading.
  package let source: Source?
  /// The time at which the first play began.
  package let began: ZonedTime
  /// The time at which the last play ended, in seconds since 1970.
  package let ended: Int
  /// The number of complete plays.
  package let plays: Int
  /// The time of sound, including incomplete plays, without pauses and silences.
  package let heard: Duration
  /// The day of the entry, by the reader's start of the day.
  package let day: CalendarDay

  /// Makes an entry.
  ///
  /// `day`: the day of the entry; nil: the day of the clock.
  package init(
    kind: Kind = .heard, occasion: Occasion, words: WordRange, naming: Naming, riwayah: Riwayah, source: Source?,
    began: ZonedTime, ended: Int, plays: Int, heard: Duration, day: CalendarDay? = nil
  ) {
    self.kind = kind
    self.occasion = occasion
    self.words = words
    self.naming = naming
    self.riwayah = riwayah
    self.source = source
    self.began = began
    self.ended = ended
    self.plays = plays
    self.heard = heard
    self.day = day ?? began.day
  }

  /// Returns the entry with its day by another start of the day.
  package func living(by start: DayStart) -> LedgerEntry {
    LedgerEntry(
      kind: kind, occasion: occasion, words: words, naming: naming, riwayah: riwayah, source: source, began: began,
      ended: ended, plays: plays, heard: heard, day: start.day(of: began))
  }
}
