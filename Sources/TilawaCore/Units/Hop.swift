/// A place in a recording, in hundredths of a second: the step of envelopes and of the features of recitation.
///
/// Frames of a file and hops are both counted, and one is easily taken for the other; so a hop is a type. A number of hops is an
/// `Int`.
public struct Hop: Hashable, Sendable, Strideable {
  /// Hops in a second.
  public static let perSecond = 100
  /// Length of a hop in milliseconds.
  public static let milliseconds = 1000 / perSecond

  /// Hops before this one.
  public let index: Int

  public init(_ index: Int) { self.index = index }

  /// The hop that contains a frame: its place in hundredths of a second, rounded down.
  public init(containing frame: Int, rate: Int) { index = frame * Hop.perSecond / rate }

  /// The first frame of the hop at a rate: the nearest to its place.
  public func firstFrame(rate: Int) -> Int { (index * rate + Hop.perSecond / 2) / Hop.perSecond }

  public func distance(to other: Hop) -> Int { other.index - index }
  public func advanced(by count: Int) -> Hop { Hop(index + count) }

  public static func < (one: Hop, other: Hop) -> Bool { one.index < other.index }
}

extension Range<Hop> {
  /// Hops by their indices.
  public init(_ numbers: Range<Int>) { self = Hop(numbers.lowerBound)..<Hop(numbers.upperBound) }

  /// The indices of the hops as numbers.
  public var numbers: Range<Int> { lowerBound.index..<upperBound.index }
}
