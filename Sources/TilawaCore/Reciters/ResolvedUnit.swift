/// A unit of a session with its reciter: an ayah, neighbouring ayat that a source gives only together, or some words of
/// an ayah.
public struct ResolvedUnit: Hashable, Sendable {
  /// A reciter of a unit, with the slices of files.
  public struct Source: Hashable, Sendable {
    /// The reciter of the unit.
    public let reciter: Reciter
    /// The slices that are played one after the other; together they are exactly the unit.
    public let slices: [AudioSlice]
    /// The opening of the sound: plain, or a basmalah that cannot be cut off.
    public let opening: SourceSegment.Opening
  }

  /// A reciter who was asked earlier and does not recite the unit, with the reason.
  public struct Refusal: Hashable, Sendable {
    /// The id of the reciter who was passed over.
    public let reciter: String
    /// The reason.
    public let why: Reason
  }

  /// A reason why a reciter is passed over; the raw values are written to JSON.
  public enum Reason: String, Hashable, Sendable, CaseIterable, Codable {
    case noFile = "no-file"
    case unconfirmed
    /// Their recording of it goes on into ayat outside this stretch of the session.
    case coversMore = "covers-more"
    /// They have only a part of it.
    case incomplete
    case unreadable
    /// The file is not the one that was taken into the library.
    case changed
    case otherRiwayah = "other-riwayah"
    /// The session wants only some words, and their times in the recording are not known.
    case noWordTimes = "no-word-times"
    /// The file could be fetched, but fetching is not allowed.
    case notFetched = "not-fetched"
    /// The file has to be fetched, and the server does not answer.
    case unreachable
    /// The server does not have it.
    case absent
    /// The file could not be fetched for another reason.
    case notFetchable = "not-fetchable"
    /// The fetched file is not the expected recitation.
    case faulty

    /// The reason for people.
    package var words: Sentence { Sentence(name: rawValue) }
  }

  /// A basmalah or isti'adha before a unit, with its reciter.
  public struct Lead: Hashable, Sendable {
    /// The reciter of it.
    public let reciter: Reciter
    /// The slice of a file in which it is heard.
    public let slice: AudioSlice
  }

  /// The ayat of the unit, mostly one, or the words of one.
  public let ayat: AyahRange
  /// The words of the unit.
  public let span: WordRange
  /// The source of the sound; nil where no reciter has it.
  public let source: Source?
  /// The reciters who were asked earlier, in order, with their reasons. Where all take turns: the reciters who are left
  /// out.
  public internal(set) var trail: [Refusal]
  /// The surah that starts here with a basmalah; nil in mid-surah.
  public let opens: Int?
  /// The basmalah that can be played before the unit; nil where there is none or the ayah's sound holds it.
  public let basmalah: Lead?
  /// The position among the reciters who take turns with the same ayah; nil where only one recites it.
  public internal(set) var turn: RepeatPlan.Turn?
  /// Whether the source is the basmalah before the unit, and not the unit itself.
  var isBasmalahAlone = false
  /// The id of the reciter of this turn, whether or not they can be heard; nil where only one recites the ayah.
  var turnTaker: String?

  /// The same unit with the sound of its basmalah alone.
  var basmalahAlone: ResolvedUnit {
    var alone = ResolvedUnit(
      ayat: ayat, span: span,
      source: basmalah.map { Source(reciter: $0.reciter, slices: [$0.slice], opening: .plain) }, trail: trail,
      opens: opens, basmalah: basmalah)
    alone.isBasmalahAlone = true
    return alone
  }

  /// Whether some of the unit, or its basmalah, is in one of these files.
  func uses(_ paths: Set<String>) -> Bool {
    basmalah.map { paths.contains($0.slice.file.path) } == true
      || source?.slices.contains { paths.contains($0.file.path) } == true
  }

  /// The ref of the unit: "2:255", "2:1-2" for several ayat, "2:255:1-7" for words.
  public var ref: String { ayat.description }
}
