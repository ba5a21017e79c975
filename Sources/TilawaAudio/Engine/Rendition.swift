import TilawaCore

/// How a session sounds until the listener changes it: its format and its speed.
struct Rendition: Hashable, Sendable {
  let format: AudioFormat
  var speed: Speed

  /// Where a slice lies in output frames, counted from its file's start.
  func range(of slice: AudioSlice) -> Range<Int> { slice.range(at: format.rate, speed: speed) }

  /// How long a slice is, in output frames.
  func frames(of slice: AudioSlice) -> Int { range(of: slice).count }

  /// How long a whole file is, in output frames.
  func end(of file: AudioFile) -> Int { file.position(of: file.frames, at: format.rate, speed: speed) }
}
