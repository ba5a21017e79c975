import TilawaCore

/// The present sound of a session: its format and its speed, until the listener changes them.
struct Rendition: Hashable, Sendable {
  let format: AudioFormat
  var speed: Speed

  /// Returns the range of a slice in output frames, counted from its file's start.
  func range(of slice: AudioSlice) -> Range<Int> { slice.range(at: format.rate, speed: speed) }

  /// Returns the length of a slice in output frames.
  func frames(of slice: AudioSlice) -> Int { range(of: slice).count }

  /// Returns the length of a whole file in output frames.
  func end(of file: AudioFile) -> Int { file.position(of: file.frames, at: format.rate, speed: speed) }
}
