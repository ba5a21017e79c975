public import TilawaCore

/// A file that was cut anew.
public struct RecutFile: Hashable, Sendable {
  /// As it was measured; its length tells whether it is still the one that is stored.
  public let file: AudioFile
  /// All that it holds now.
  public let segments: [NewSegment]

  public init(file: AudioFile, segments: [NewSegment]) {
    self.file = file
    self.segments = segments
  }
}
