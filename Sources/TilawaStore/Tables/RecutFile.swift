public import TilawaCore

/// A file with new segments.
public struct RecutFile: Hashable, Sendable {
  /// The measured file; its length tells whether it is still the stored one.
  public let file: AudioFile
  /// All segments of the file.
  public let segments: [NewSegment]

  public init(file: AudioFile, segments: [NewSegment]) {
    self.file = file
    self.segments = segments
  }
}
