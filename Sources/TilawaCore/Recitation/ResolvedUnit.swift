/// An ayah, or the few neighbouring ayat that a source can only give together, and who recites it.
public struct ResolvedUnit: Hashable, Sendable {
  public struct Source: Hashable, Sendable {
    public let reciter: Reciter
    public let slices: [AudioSlice]
    public let opening: SourceSegment.Opening
  }

  /// Somebody who was asked before the one who recites, and why it is not them.
  public struct Refusal: Hashable, Sendable {
    public let reciter: String
    public let why: Reason
  }

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
    public let reciter: Reciter
    public let slice: AudioSlice
  }

  public let ayat: AyahRange
  public let span: WordRange
  /// Nil where nobody has it.
  public let source: Source?
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
