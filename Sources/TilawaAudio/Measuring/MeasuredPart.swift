import TilawaCore

/// A part of a recording that is measured separately and joined to the others. It begins with a whole second.
///
/// The division depends on the recording's length alone, so that the result does not depend on the number of
/// processors.
struct MeasuredPart: Hashable {
  /// The length in seconds; the second or so of repeated decoding does not matter at this length.
  static let seconds = 60

  let file: AudioFile
  let frames: Range<Int>

  /// Makes a part of a whole file.
  init(whole file: AudioFile) {
    self.file = file
    frames = 0..<file.frames
  }

  /// Makes the part of an index; the last one ends with the file.
  init(_ index: Int, of file: AudioFile, seconds: Int = MeasuredPart.seconds) {
    let length = seconds * file.rate
    self.file = file
    frames = index * length..<min(file.frames, (index + 1) * length)
  }

  /// Returns the number of parts of a file.
  static func count(in file: AudioFile, seconds: Int = MeasuredPart.seconds) -> Int {
    let length = seconds * file.rate
    return (file.frames + length - 1) / length
  }
}

extension MeasuredPart {
  /// Returns the part of `samples` inside `range`; `start` is the number of the first frame in the file.
  func part(of samples: UnsafeBufferPointer<Float>, at start: Int, in range: Range<Int>) -> UnsafeBufferPointer<Float> {
    let wanted = range.clamped(to: start..<start + samples.count / file.channels)
    return UnsafeBufferPointer(
      rebasing: samples[(wanted.lowerBound - start) * file.channels..<(wanted.upperBound - start) * file.channels])
  }
}
