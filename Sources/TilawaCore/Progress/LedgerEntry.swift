/// What somebody did with a stretch of the text in one session, on one day, from one source: a line of the ledger.
///
/// The stretch is words of the Hafs text, so it stays what it is when the riwayah changes. However often it is repeated,
/// it is one entry whose counts grow.
public struct LedgerEntry: Hashable, Sendable {
  /// What was done; the raw values are stored and stand in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case heard
    /// Without sound, from a text.
    case read
  }

  /// Whose recitation it was.
  public struct Source: Hashable, Sendable {
    /// The reciter's id, also of one who is no longer in the library.
    public let reciter: String
    /// A teacher or somebody with a set of files.
    public let kind: Reciter.Kind
    /// The digest of the recording or file; nil where it is not known.
    public let sha256: String?

    public init(reciter: String, kind: Reciter.Kind, sha256: String?) {
      self.reciter = reciter
      self.kind = kind
      self.sha256 = sha256
    }
  }

  /// The session in which it was; runs of a script are one session each.
  public struct Occasion: Hashable, Sendable {
    /// Its name, the same on no other machine.
    public let session: String
    /// The script's name; nil for a session by itself.
    public let script: String?
    /// What the step of the script is, such as `review`; nil where nobody said so.
    public let step: String?

    public init(session: String, script: String? = nil, step: String? = nil) {
      self.session = session
      self.script = script
      self.step = step
    }
  }

  /// The ayat as the session named them.
  public struct Naming: Hashable, Sendable {
    /// "2:255", "2:1-2", words "2:255:1-7".
    public let ref: String
    /// In which they have these numbers.
    public let counting: VerseCounting
    /// What they were in the session.
    public let role: RepeatPlan.Role

    public init(ref: String, counting: VerseCounting, role: RepeatPlan.Role) {
      self.ref = ref
      self.counting = counting
      self.role = role
    }
  }

  /// What was done.
  public let kind: Kind
  /// In which session.
  public let occasion: Occasion
  /// Which words.
  public let words: WordRange
  /// How the session named them.
  public let naming: Naming
  /// What was recited.
  public let riwayah: Riwayah
  /// Nil where nobody recited.
  public let source: Source?
  /// When the first of it began.
  public let began: ZonedTime
  /// When the last of it ended, in seconds since 1970.
  public let ended: Int
  /// How often it was heard to its end.
  public let plays: Int
  /// For how long it sounded, also where it was left before its end; pauses and silences are not in it.
  public let heard: Duration
  /// The day that it belongs to, as whoever did it counts days.
  public let day: CalendarDay

  /// `day`: nil: that of the clock.
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

  /// The same where days begin at another time.
  public func living(by start: DayStart) -> LedgerEntry {
    LedgerEntry(
      kind: kind, occasion: occasion, words: words, naming: naming, riwayah: riwayah, source: source, began: began,
      ended: ended, plays: plays, heard: heard, day: start.day(of: began))
  }
}
