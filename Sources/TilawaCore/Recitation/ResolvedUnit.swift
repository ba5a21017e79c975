/// An ayah, or the few neighbouring ayat that a source can only give together, and who recites it.
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
  public enum Reason: String, Hashable, Sendable, Codable {
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
  }

  /// A basmalah or isti'adha that goes before, and whose it is.
  public struct Lead: Hashable, Sendable {
    /// Who recites it.
    public let reciter: Reciter
    /// Where it stands in a file.
    public let slice: AudioSlice
  }

  /// The ayat of which it consists; mostly one.
  public let ayat: AyahRange
  /// Its words.
  public let span: WordRange
  /// Nil where nobody has it.
  public let source: Source?
  /// Who was asked before and why it is not them, in order.
  public let trail: [Refusal]
  /// The surah that starts here and that a basmalah opens; nil in mid-surah.
  public let opens: Int?
  /// The basmalah that can be played before it; nil where there is none or where it sounds within the ayah.
  public let basmalah: Lead?

  /// Whether some of it, or its basmalah, is in the file at `path`.
  func uses(_ path: String) -> Bool {
    basmalah?.slice.file.path == path || source?.slices.contains { $0.file.path == path } == true
  }

  /// "2:255", or "2:1-2" for several.
  public var ref: String { ayat.description }
}
