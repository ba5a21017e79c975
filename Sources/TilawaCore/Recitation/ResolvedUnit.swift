/// An ayah, the few neighbouring ayat that a source can only give together, or some words of an ayah, and who recites it.
public struct ResolvedUnit: Hashable, Sendable {
  /// Who recites a unit, and where that stands in files.
  public struct Source: Hashable, Sendable {
    /// Who recites it.
    public let reciter: Reciter
    /// What is played, one after the other; together exactly the unit.
    public let slices: [AudioSlice]
    /// Whether the sound begins with a basmalah that cannot be cut off.
    public let opening: SourceSegment.Opening
  }

  /// Somebody who was asked before the one who recites, and why it is not them.
  public struct Refusal: Hashable, Sendable {
    /// The id of the reciter who was passed over.
    public let reciter: String
    /// Why.
    public let why: Reason
  }

  /// Why a reciter is passed over; the raw values stand in JSON.
  public enum Reason: String, Hashable, Sendable, CaseIterable, Codable {
    case noFile = "no-file"
    case unconfirmed
    /// Their recording of it goes on into ayat that this stretch of the session does not have.
    case coversMore = "covers-more"
    /// They have a part of it only.
    case incomplete
    case unreadable
    /// The file is not the one that was taken into the library.
    case changed
    case otherRiwayah = "other-riwayah"
    /// Only some words are wanted, and where they begin and end in the recording is not known.
    case noWordTimes = "no-word-times"
    /// It could be fetched, and nothing is to be fetched.
    case notFetched = "not-fetched"
    /// It is to be fetched from a server that does not answer.
    case unreachable
    /// The server does not have it.
    case absent
    /// It could not be fetched for another reason.
    case notFetchable = "not-fetchable"
    /// What was fetched is not the recitation that it should be.
    case faulty
  }

  /// A basmalah or isti'adha that goes before, and whose it is.
  public struct Lead: Hashable, Sendable {
    /// Who recites it.
    public let reciter: Reciter
    /// Where it stands in a file.
    public let slice: AudioSlice
  }

  /// The ayat of which it consists, mostly one, or the words of one.
  public let ayat: AyahRange
  /// Its words.
  public let span: WordRange
  /// Nil where nobody has it.
  public let source: Source?
  /// Who was asked before and why it is not them, in order; where all take turns, who is left out.
  public internal(set) var trail: [Refusal]
  /// The surah that starts here and that a basmalah opens; nil in mid-surah.
  public let opens: Int?
  /// The basmalah that can be played before it; nil where there is none or where it sounds within the ayah.
  public let basmalah: Lead?
  /// Its place among those who take turns with the same ayah; nil where only one recites it.
  public internal(set) var turn: RepeatPlan.Turn?
  /// Whose turn it is, whether or not they can be heard; nil where only one recites it.
  var turnTaker: String?

  /// Whether some of it, or its basmalah, is in one of these files.
  func uses(_ paths: Set<String>) -> Bool {
    basmalah.map { paths.contains($0.slice.file.path) } == true
      || source?.slices.contains { paths.contains($0.file.path) } == true
  }

  /// "2:255", or "2:1-2" for several; "2:255:1-7" for words.
  public var ref: String { ayat.description }
}
