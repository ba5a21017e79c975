package import TilawaCore

/// Published timings of a reciter's files.
package struct PublishedSet: Hashable, Sendable {
  /// Checked, with no ayah twice.
  package let timings: [AyahTiming]
  /// The origin of the timings, for people: the name of a file, or an address.
  package let origin: String

  /// Checked timings, and where they are from.
  package init(_ timings: [AyahTiming], from origin: String) {
    self.timings = timings
    self.origin = origin
  }
}
