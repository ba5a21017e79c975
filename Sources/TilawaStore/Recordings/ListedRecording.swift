package import TilawaCore

/// A recording in a list, with the numbers of its segments and the state of its file.
package struct ListedRecording: Hashable, Sendable {
  /// The recording.
  package let recording: Recording
  /// The number of confirmed segments.
  package let confirmed: Int
  /// The number of segments that are only suggested.
  package let suggested: Int
  /// The state of its file.
  package let file: FileState
}
