public import TilawaCore

/// Sound that has one loudness: all that a published reciter recites, or one imported recording.
public struct LoudnessSource: Hashable, Sendable {
  /// Whose recitation it is.
  public let reciter: Reciter
  /// The file of the recording; nil for all files of the reciter.
  public let recording: String?
  /// Nil as long as nobody measured it.
  public let loudness: Loudness?
  let key: Key

  struct Key: Hashable, Sendable {
    let reciter: Int64
    let file: Int64?
  }
}

/// A source, and what there is to hear of it.
public struct LoudnessTask: Hashable, Sendable {
  /// What is measured.
  public let source: LoudnessSource
  /// What may be played of it, in the order of its files.
  public let slices: [AudioSlice]
  /// The newest of its segments; their numbers are never used again, so another one means other segments.
  let version: Int64
}
