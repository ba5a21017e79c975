import TilawaCore

/// A part of a recording that is measured by itself and joined to the others. It begins with a whole second.
///
/// Where the parts are cut depends on the recording's length alone, so that what is found does not depend on how many
/// processors there were.
struct Stretch: Hashable {
  /// So long that what is decoded twice, a second or so, does not count.
  static let seconds = 60

  let file: AudioFile
  let frames: Range<Int>

  /// All of a file in one stretch.
  init(whole file: AudioFile) {
    self.file = file
    frames = 0..<file.frames
  }

  /// The stretch of this number; the last one ends with the file.
  init(_ index: Int, of file: AudioFile, seconds: Int = Stretch.seconds) {
    let length = seconds * file.rate
    self.file = file
    frames = index * length..<min(file.frames, (index + 1) * length)
  }

  /// How many stretches a file has.
  static func count(in file: AudioFile, seconds: Int = Stretch.seconds) -> Int {
    let length = seconds * file.rate
    return (file.frames + length - 1) / length
  }
}

extension Stretch {
  /// Those of some frames, of which the first is the file's `start`, that lie in `range`.
  func part(of samples: UnsafeBufferPointer<Float>, at start: Int, in range: Range<Int>) -> UnsafeBufferPointer<Float> {
    let wanted = range.clamped(to: start..<start + samples.count / file.channels)
    return UnsafeBufferPointer(
      rebasing: samples[(wanted.lowerBound - start) * file.channels..<(wanted.upperBound - start) * file.channels])
  }
}
