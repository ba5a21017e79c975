public import TilawaCore

/// A recording that is to be stored.
public struct NewRecording: Sendable {
  /// What people see.
  public let title: String
  /// The name of the file that was imported, without its folder.
  public let originalName: String
  /// Seconds since 1970, where it is known.
  public let recordedAt: Int?
  /// What it was recorded with, where that is known.
  public let device: String?
  /// The passage that it should hold, where somebody said so.
  public let expected: WordRange?
  /// What is marked in it; nil where nobody has marked anything. What is known of the same sound stays then.
  public let stretches: [LabelledStretch]?

  public init(
    title: String, originalName: String, recordedAt: Int? = nil, device: String? = nil, expected: WordRange? = nil,
    stretches: [LabelledStretch]? = nil
  ) {
    self.title = title
    self.originalName = originalName
    self.recordedAt = recordedAt
    self.device = device
    self.expected = expected
    self.stretches = stretches
  }
}
