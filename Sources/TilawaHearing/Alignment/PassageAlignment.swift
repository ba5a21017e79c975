/// Where the ayat of a passage were recited in a recording, how sure that is, and what somebody should look at.
public struct PassageAlignment: Hashable, Sendable {
  /// Why a take should be looked at; the raw values stand in JSON.
  public enum Flag: String, CaseIterable, Hashable, Sendable, Codable {
    /// Two references put an end of it at different places.
    case references = "references-disagree"
    /// Another place for an end of it is about as good.
    case margin = "low-margin"
    /// It is much longer or shorter than the pace of the others makes it.
    case length = "strange-length"
    /// It sounds no more like the reference's ayah than like others.
    case match = "poor-match"
    /// Ayat between the take before and this one were not found.
    case skip = "after-skip"
    /// It goes back behind what was recited before.
    case again = "repeat"
    /// Something else than the passage is heard just before or after it, or within.
    case speech = "beside-speech"
  }

  /// Where a take begins or ends. Takes that follow each other without a jump share the mark between them.
  public struct Mark: Hashable, Sendable {
    /// Where it stands, in hops of 10 ms.
    public internal(set) var hop: Int
    /// The pause that it lies in, in hops; empty where two takes run into each other.
    public internal(set) var pause: Range<Int>
    /// How likely the take begins or ends within half a second of it, from 0 to 1.
    public internal(set) var confidence: Double
  }

  /// An ayah, or some of it, as it was recited once.
  public struct Take: Hashable, Sendable {
    /// Which ayah of the passage, from 0.
    public let ayah: Int
    /// Where it begins.
    public let start: Mark
    /// Where it ends.
    public let end: Mark
    /// How much of the ayah it is: from and up to which part of its speech, by the reference; 0 to 1 for all of it.
    public let part: ClosedRange<Double>
    /// By how much its frames are nearer to the reference than by chance, in the mean; near 0 for something else.
    public let match: Float
    /// How many times longer it is than the reference's.
    public let pace: Double
    /// What should be looked at.
    public internal(set) var flags: Set<Flag>

    /// Whether it is all of the ayah.
    public var isWhole: Bool { part == 0...1 }
    /// Where it lies, in hops of 10 ms; may be empty.
    public var hops: Range<Int> { start.hop..<max(start.hop, end.hop) }
    /// What it is worth at most for what is heard in it and beside it.
    var most = 1.0
    /// How likely both of its ends are within half a second, and it is this ayah.
    public var confidence: Double { min(most, start.confidence, end.confidence) }
  }

  /// A basmalah that is no ayah, where it was recited once.
  public struct Opening: Hashable, Sendable {
    /// Before which ayah of the passage it belongs, from 0.
    public let ayah: Int
    /// Where it begins.
    public let start: Mark
    /// Where it ends; behind the beginning.
    public let end: Mark
    /// By how much its frames are nearer to the reference than by chance, in the mean.
    public let match: Float
    /// What should be looked at.
    public internal(set) var flags: Set<Flag>

    /// Where it lies, in hops of 10 ms; not empty.
    public var hops: Range<Int> { start.hop..<end.hop }
    /// What it is worth at most for what is heard in it and beside it.
    var most = 1.0
    /// How likely both of its ends are within half a second, and it is one.
    public var confidence: Double { min(most, start.confidence, end.confidence) }
  }

  /// In the order of the recording; they do not overlap.
  public let takes: [Take]
  /// In the order of the recording, between the takes; only those that are whole and sound like it.
  public let openings: [Opening]
  /// How many ayat the passage has.
  public let count: Int
  /// Where something else is heard than the passage: talk, an isti'adha, other ayat. In hops, in order.
  public let asides: [Range<Int>]
  /// Whether the passage is there at all: what is not may not be suggested.
  public let isCredible: Bool

  /// The ayat of which nothing was found, in order.
  public var skipped: [Int] {
    let found = Set(takes.map(\.ayah))
    return (0..<count).filter { !found.contains($0) }
  }
}
