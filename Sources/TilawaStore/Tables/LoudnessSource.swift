package import TilawaCore

/// Sound that has one loudness: all that a published reciter recites, or one imported recording.
package struct LoudnessSource: Hashable, Sendable {
  /// The reciter.
  package let reciter: Reciter
  /// The file of the recording; nil for all files of the reciter.
  package let recording: String?
  /// The loudness; nil if it was never measured.
  package let loudness: Loudness?
  let key: Key

  struct Key: Hashable, Sendable {
    let reciter: Int64
    let file: Int64?
  }
}

/// A source, and what there is to hear of it.
package struct LoudnessTask: Hashable, Sendable {
  /// The source to measure.
  package let source: LoudnessSource
  /// The slices that may be played, in the order of their files.
  package let slices: [AudioSlice]
  /// The newest of its segments; their numbers are never used again, so another one means other segments.
  let version: Int64
}
