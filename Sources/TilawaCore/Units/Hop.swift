/// A place in a recording, in hundredths of a second: the step of envelopes and of the features of recitation.
///
/// A hop has a type of its own, so that it cannot be confused with a frame of a file. A number of hops is an `Int`.
public struct Hop: Hashable, Sendable, Strideable {
  /// The number of hops in a second.
  public static let perSecond = 100
  /// The length of a hop in milliseconds.
  public static let milliseconds = 1000 / perSecond

  /// The number of hops before this one.
  public let index: Int

  /// Makes the hop with this number of hops before it.
  public init(_ index: Int) { self.index = index }

  /// Makes the hop that contains a frame: its place in hundredths of a second, rounded down.
  public init(containing frame: Int, rate: Int) { index = frame * Hop.perSecond / rate }

  /// Returns the first frame of the hop at a rate: the frame nearest to its place.
  public func firstFrame(rate: Int) -> Int { (index * rate + Hop.perSecond / 2) / Hop.perSecond }

  public func distance(to other: Hop) -> Int { other.index - index }
  public func advanced(by count: Int) -> Hop { Hop(index + count) }

  public static func < (one: Hop, other: Hop) -> Bool { one.index < other.index }
}

extension Range<Hop> {
  /// Makes a range of hops from their indices.
  public init(_ numbers: Range<Int>) { self = Hop(numbers.lowerBound)..<Hop(numbers.upperBound) }

  /// The indices of the hops.
  public var numbers: Range<Int> { lowerBound.index..<upperBound.index }
}
