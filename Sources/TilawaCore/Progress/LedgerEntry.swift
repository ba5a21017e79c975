/// An entry of the ledger: the listening to, or reading of, a stretch of the text in one session, on one day, from one
/// source.
///
/// The stretch is words of the Hafs text, so it stays the same when the riwayah changes. All repeats of a stretch are
/// one entry with growing counts.
public struct LedgerEntry: Hashable, Sendable {
  /// The kind of an entry; the raw values are stored and appear in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case heard
    /// Reading without sound, from a text.
    case read
  }

  /// The source of a recitation.
  public struct Source: Hashable, Sendable {
    /// The reciter's id, even if the reciter is no longer in the library.
    public let reciter: String
    /// The kind of the reciter: a teacher or a reciter with a set of files.
    public let kind: Reciter.Kind
    /// The digest of the recording or file; nil if it is not known.
    public let sha256: String?

    public init(reciter: String, kind: Reciter.Kind, sha256: String?) {
      self.reciter = reciter
      self.kind = kind
      self.sha256 = sha256
    }
  }

  /// The session of an entry; each script run is one session.
  public struct Occasion: Hashable, Sendable {
    /// The name of the session, unique across machines.
    public let session: String
    /// The script's name; nil for a session without a script.
    public let script: String?
    /// The kind of the script step, such as `review`; nil if the script does not name one.
    public let step: String?

    public init(session: String, script: String? = nil, step: String? = nil) {
      self.session = session
      self.script = script
      self.step = step
    }
  }

  /// The ayat as the session named them.
  public struct Naming: Hashable, Sendable {
    /// The reference: "2:255", "2:1-2", words "2:255:1-7".
    public let ref: String
    /// The counting of the reference.
    public let counting: VerseCounting
    /// The role of the ayat in the session.
    public let role: RepeatPlan.Role

    public init(ref: String, counting: VerseCounting, role: RepeatPlan.Role) {
      self.ref = ref
      self.counting = counting
      self.role = role
    }
  }

  /// The kind of the entry.
  public let kind: Kind
  /// The session of the entry.
  public let occasion: Occasion
  /// The words of the text.
  public let words: WordRange
  /// The reference that the session used for the words.
  public let naming: Naming
  /// The riwayah of the recitation or the text.
  public let riwayah: Riwayah
  /// The source of the recitation; nil for reading.
  public let source: Source?
  /// The time at which the first play began.
  public let began: ZonedTime
  /// The time at which the last play ended, in seconds since 1970.
  public let ended: Int
  /// The number of complete plays.
  public let plays: Int
  /// The time of sound, including incomplete plays, without pauses and silences.
  public let heard: Duration
  /// The day of the entry, by the reader's start of the day.
  public let day: CalendarDay

  /// Makes an entry.
  ///
  /// `day`: the day of the entry; nil: the day of the clock.
  public init(
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
  public func living(by start: DayStart) -> LedgerEntry {
    LedgerEntry(
      kind: kind, occasion: occasion, words: words, naming: naming, riwayah: riwayah, source: source, began: began,
      ended: ended, plays: plays, heard: heard, day: start.day(of: began))
  }
}
