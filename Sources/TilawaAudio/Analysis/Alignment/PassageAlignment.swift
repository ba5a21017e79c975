/// Where the ayat of a passage begin and end in a recording, how sure that is, and what somebody should look at.
public struct PassageAlignment: Hashable, Sendable {
  /// Why a boundary or an ayah should be looked at; the raw values stand in JSON.
  public enum Flag: String, CaseIterable, Hashable, Sendable, Codable {
    /// Two references put it at different places.
    case references = "references-disagree"
    /// Another place is about as good.
    case margin = "low-margin"
    /// The ayah is much longer or shorter than the pace of the others makes it.
    case length = "strange-length"
    /// It sounds no more like the reference's ayah than like others.
    case match = "poor-match"
  }

  /// Where an ayah ends and the next begins, or where the passage begins or ends.
  public struct Mark: Hashable, Sendable {
    /// Where it stands, in hops of 10 ms.
    public internal(set) var hop: Int
    /// The pause that it lies in, in hops; empty where the ayat run into each other.
    public internal(set) var pause: Range<Int>
    /// How likely the boundary is within half a second of it, from 0 to 1.
    public internal(set) var confidence: Double
    /// The frame of speech before which it stands.
    var frame: Int
  }

  /// An ayah as it was found.
  public struct Ayah: Hashable, Sendable {
    /// By how much its frames are nearer to the reference than by chance, in the mean; near 0 for something else.
    public let match: Float
    /// How many times longer it is than the reference's.
    public let pace: Double
    /// What should be looked at.
    public internal(set) var flags: Set<Flag>
  }

  /// One more than there are ayat, ascending: the beginning, what lies between, the end.
  public let marks: [Mark]
  /// In the order of the passage.
  public let ayat: [Ayah]

  /// Whether the passage is there at all: what is not may not be suggested.
  public let isCredible: Bool
}
