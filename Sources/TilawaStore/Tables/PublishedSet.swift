public import TilawaCore

/// Published timings of a reciter's files.
public struct PublishedSet: Hashable, Sendable {
  /// Checked, with no ayah twice.
  public let timings: [AyahTiming]
  /// The origin of the timings, for people: the name of a file, or an address.
  public let origin: String

  /// Checked timings, and where they are from.
  public init(_ timings: [AyahTiming], from origin: String) {
    self.timings = timings
    self.origin = origin
  }
}
