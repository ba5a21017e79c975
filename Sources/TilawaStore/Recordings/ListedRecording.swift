public import TilawaCore

/// A recording in a list: with how much is marked in it, and whether its sound is where it should be.
public struct ListedRecording: Hashable, Sendable {
  /// The recording.
  public let recording: Recording
  /// How many segments may be played or looked at.
  public let confirmed: Int
  /// How many segments nobody has vouched for yet.
  public let suggested: Int
  /// What became of its file.
  public let file: FileState
}
