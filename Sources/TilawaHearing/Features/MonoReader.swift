package import TilawaAudio
package import TilawaCore

/// Reads a file mixed to one channel and resampled, from any frame on. Used by one thread.
package final class MonoReader {
  private let reader: FrameReader
  /// The file as it is read.
  private let file: AudioFile
  private var converter: RateConverter?
  /// The frame of the file that comes next.
  private var next: Int

  /// Opens a file that was measured before.
  ///
  /// - Parameter first: the first frame to be read, at `rate`.
  /// - Throws: `.unreadable` where the file has changed since.
  convenience init(opening file: AudioFile, at rate: Int, from first: Int) throws(AudioError) {
    let decoder = try AudioProbe.openDecoder(file)
    guard decoder.rate == file.rate, decoder.channels == file.channels, decoder.frames == file.frames else {
      throw AudioError(
        .unreadable, HearingSentences.cannotRead, path: file.path, HearingSentences.changedSinceMeasured)
    }
    try self.init(decoder, of: file, at: rate, from: first)
  }

  /// - Parameter first: the first frame to be read, at `rate`.
  init(_ decoder: any AudioDecoding, of file: AudioFile, at rate: Int, from first: Int) throws(AudioError) {
    self.file = AudioFile(path: file.path, rate: file.rate, channels: 1, frames: file.frames)
    reader = FrameReader(decoder.channels > 1 ? MonoDecoder(decoder) : decoder, of: self.file, frames: 4096)
    next = first
    guard rate != file.rate else {
      if first > 0 { try reader.seek(to: min(first, file.frames)) }
      return
    }
    converter = try RateConverter(from: file.rate, to: rate, channels: 1)
    next = try converter?.restart(before: first) ?? first
    if next > 0 { try reader.seek(to: min(next, file.frames)) }
  }

  /// Fills the beginning of `output` and returns the number of frames, which is never 0. Frames behind the end of the file are
  /// silent.
  func read(into output: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let (reader, file) = (reader, file)
    var place = next
    defer { next = place }
    func more(_ target: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
      let wanted = min(place + target.count, file.frames)
      guard place < wanted else { return 0 }
      let samples = try reader.read(at: place, to: wanted)
      guard samples.count > 0 else { throw reader.missing(place) }
      _ = target.update(fromContentsOf: samples)
      place += samples.count
      return samples.count
    }
    if converter != nil {
      return try converter?.read(into: output) { (target, _) throws(AudioError) in try more(target) } ?? 0
    }
    let count = try more(output)
    if count == 0 { output.update(repeating: 0) }
    return count == 0 ? output.count : count
  }

  /// Returns all samples of a slice at another rate, mixed to one channel.
  ///
  /// - Throws: `AudioError` if the file cannot be read.
  package static func samples(of slice: AudioSlice, at rate: Int) throws(AudioError) -> [Float] {
    let range = slice.range(at: rate)
    let reader = try MonoReader(opening: slice.file, at: rate, from: range.lowerBound)
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: max(1, range.count))
    defer { buffer.deallocate() }
    var count = 0
    while count < range.count {
      let read = try reader.read(into: UnsafeMutableBufferPointer(rebasing: buffer[count..<range.count]))
      guard read > 0 else { break }
      count += read
    }
    return Array(buffer[..<count])
  }
}
