public import TilawaCore

/// The result of an alignment: the places of the ayat in a recording, their confidence, and the flags.
public struct PassageAlignment: Hashable, Sendable {
  /// A reason to look at a take; the raw values are used in JSON.
  public enum Flag: String, CaseIterable, Hashable, Sendable, Codable {
    /// Another place for one of its ends is about as likely.
    case margin = "low-margin"
    /// The length differs much from the pace of the other takes.
    case length = "strange-length"
    /// The take does not sound like its ayah.
    case match = "poor-match"
    /// Ayat between the take before and this one were not found.
    case skip = "after-skip"
    /// The ayah is recited more than once, and another take of it is better.
    case again = "repeat"
    /// Something else is heard within it, or before or after it without a pause.
    case speech = "beside-speech"
    /// All words fit, but the end of the ayah is not heard.
    case broken = "broken-off"
    /// Another voice than that of most ayat recites.
    case voice = "other-voice"
  }

  /// The beginning or the end of a take. Adjacent takes without a jump share the mark between them.
  public struct Mark: Hashable, Sendable {
    /// The place of the mark.
    public internal(set) var hop: Hop
    /// The pause around the mark; empty where two takes follow each other without a pause.
    public internal(set) var pause: Range<Hop>
    /// The probability that the take begins or ends within half a second of the mark, from 0 to 1.
    public internal(set) var confidence: Double
  }

  /// An ayah or a part of it, or an opening basmalah that is no ayah, recited once.
  public struct Take: Hashable, Sendable {
    /// The index of the ayah in the passage; for an opening basmalah, the index of the ayah after it.
    public let ayah: Int
    /// Whether it is an opening basmalah.
    public let isOpening: Bool
    /// The beginning.
    public let start: Mark
    /// The end; where the next take follows, the beginning of that one.
    public let end: Mark
    /// The end of its speech; `soundEnd` where that is not known.
    package let speechEnd: Hop
    /// The end of its sound as it fades, with a short tail. The silence between it and the next take belongs to neither.
    public let soundEnd: Hop
    /// The part of the ayah that is recited, as fractions of its words; 0 to 1 for all of it.
    public let part: ClosedRange<Double>
    /// The mean advantage of its words over other speech, in nats a frame; below 0 for something else.
    public let match: Float
    /// The ratio of its length to that of its text; only ratios of paces count.
    public let pace: Double
    /// The reasons to look at it.
    public package(set) var flags: Set<Flag>
    /// The odds, as a natural logarithm, that the ayah was said to its end; greatest where that is not known.
    package internal(set) var endOdds = Double.greatestFiniteMagnitude
    /// The evidence of its end; nil where that is not known.
    var ending: TakeEnd?
    /// The flags that come from its pace and its end alone.
    var paceFlags: Set<Flag> = []
    /// Its words where each was heard.
    package internal(set) var words: [Range<Hop>] = []
    /// The first of its words, counted from the first one of the ayah, and the number of words of the ayah.
    package internal(set) var firstWord = 0
    package internal(set) var ayahWords = 0

    /// Whether it was said to its end if the next ayah follows, although little is heard of that end.
    package var goesOnIfFollowed: Bool {
      let (parameters, seems) = (DecodingParameters(), isWhole && flags.contains(.broken) && !flags.contains(.again))
      return seems && endOdds >= parameters.leastEndOdds - parameters.goingOnOdds
    }

    /// Whether it is the whole ayah.
    public var isWhole: Bool { part == 0...1 }
    /// The interval, which may be empty.
    public var hops: Range<Hop> { start.hop..<max(start.hop, end.hop) }
    /// The probability of two facts together: both ends are within half a second of the marks, and the ayah is the
    /// right one.
    public var confidence: Double { min(start.confidence, end.confidence) }
  }

  /// The takes in the order of the recording; they do not overlap.
  public let takes: [Take]
  /// The opening basmalahs in the order of the recording, between the takes; only whole ones with a sufficient match.
  public let openings: [Take]
  /// The number of ayat of the passage.
  public let count: Int
  /// The intervals of speech that is not of the passage (talk, an isti'adha, other ayat) in order.
  public let asides: [Range<Hop>]
  /// Whether the passage is in the recording at all; otherwise nothing may be suggested.
  public let isCredible: Bool

  /// The ayat without a take, in order.
  public var skipped: [Int] {
    let found = Set(takes.map(\.ayah))
    return (0..<count).filter { !found.contains($0) }
  }

  /// Returns the intervals of speech that is not of the passage.
  static func asides(of speech: [Range<Int>], beside takes: [Take]) -> [Range<Hop>] {
    var asides: [Range<Hop>] = []
    var last = 0
    for take in takes.map(\.hops.numbers) + [Int.max..<Int.max] {
      let inside = speech.filter { $0.lowerBound < take.lowerBound && $0.upperBound > last }
      if let first = inside.first, let end = inside.last {
        asides.append(Range<Hop>(max(last, first.lowerBound)..<min(end.upperBound, take.lowerBound)))
      }
      last = max(last, take.upperBound)
    }
    return asides
  }
}
