package import TilawaCore

/// A recording that is to be stored.
package struct NewRecording: Sendable {
  /// The title for people.
  package let title: String
  /// The name of the file that was imported, without its folder.
  package let originalName: String
  /// Seconds since 1970, where it is known.
  package let recordedAt: Int?
  /// The device; nil if it is not known.
  package let device: String?
  /// The passage that it should hold; nil if none was given.
  package let expected: WordRange?
  /// The labelled intervals; nil if none were marked. With nil, the existing segments of the same sound stay.
  package let intervals: [LabelledInterval]?

  package init(
    title: String, originalName: String, recordedAt: Int? = nil, device: String? = nil, expected: WordRange? = nil,
    intervals: [LabelledInterval]? = nil
  ) {
    self.title = title
    self.originalName = originalName
    self.recordedAt = recordedAt
    self.device = device
    self.expected = expected
    self.intervals = intervals
  }
}
