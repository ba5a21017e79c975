package import TilawaCore

/// A file with new segments.
package struct RecutFile: Hashable, Sendable {
  /// The measured file; its length tells whether it is still the stored one.
  package let file: AudioFile
  /// All segments of the file.
  package let segments: [NewSegment]

  package init(file: AudioFile, segments: [NewSegment]) {
    self.file = file
    self.segments = segments
  }
}
