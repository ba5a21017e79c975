public import TilawaCore

/// Published timings of a reciter's files.
public struct PublishedSet: Hashable, Sendable {
  /// Checked, with no ayah twice.
  public let timings: [AyahTiming]
  /// Where they are from, for people: the name of a file, an address.
  public let origin: String

  /// Checked timings, and where they are from.
  public init(_ timings: [AyahTiming], from origin: String) {
    self.timings = timings
    self.origin = origin
  }
}
