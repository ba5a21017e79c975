public import TilawaCore

/// A recording in a list, with the numbers of its segments and the state of its file.
public struct ListedRecording: Hashable, Sendable {
  /// The recording.
  public let recording: Recording
  /// The number of confirmed segments.
  public let confirmed: Int
  /// The number of segments that are only suggested.
  public let suggested: Int
  /// The state of its file.
  public let file: FileState
}
