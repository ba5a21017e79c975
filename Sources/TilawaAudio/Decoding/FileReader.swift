import TilawaCore

/// A reader of the frames of one file at a given rate and number of channels, from any place.
///
/// Places are frames of that rate counted from the file's start (`AudioFile.position(of:at:)`). The result at a place
/// does not depend on the previous position. A reader that is already there continues without a seek, so touching
/// slices make one run. Else decoding begins early enough, at an input frame that coincides exactly with an output
/// frame, and the frames before the place are dropped. For the same reason the resampler is fed beyond a slice's end.
///
/// Used by the decode thread alone; reading blocks on the disk.
struct FileReader: ~Copyable {
  let file: AudioFile
  /// The output frame of the next read.
  private(set) var position = 0
  private let decoder: any AudioDecoding
  private let map: ChannelMap
  private let decoded: SampleBuffer
  private var converter: RateConverter?

  init(_ file: AudioFile, format: AudioFormat, opening: DecoderOpening) throws(AudioError) {
    let opened = try opening(file)
    guard opened.rate == file.rate, opened.channels == file.channels else {
      throw AudioError(.unreadable, AudioSentences.cannotPlay, path: file.path, AudioSentences.changedSinceMeasured)
    }
    if file.rate != format.rate {
      converter = try RateConverter(from: file.rate, to: format.rate, channels: format.channels)
    } else {
      converter = nil
    }
    self.file = file
    decoder = format.channels == 1 && opened.channels > 1 ? MonoDecoder(opened) : opened
    map = ChannelMap(from: decoder.channels, to: format.channels)
    decoded = SampleBuffer(frames: 4096, channels: decoder.channels)
  }

  /// Moves to output frame `place`.
  mutating func move(to place: Int) throws(AudioError) {
    guard place != position else { return }
    if converter == nil {
      try decoder.seek(toFrame: place)
    } else if let start = try converter?.restart(before: place) {
      try decoder.seek(toFrame: start)
    }
    position = place
  }

  /// Fills `output` with the frames from `position` on.
  ///
  /// `end` is the slice's end in frames of the file: sound that is missing before it is an error, `.truncated`.
  mutating func read(into output: UnsafeMutableBufferPointer<Float>, sliceEnd end: Int) throws(AudioError) {
    let wanted = output.count / map.to
    var filled = 0
    while filled < wanted {
      let rest = UnsafeMutableBufferPointer(rebasing: output[(filled * map.to)...])
      let count = try readSome(into: rest, sliceEnd: end)
      guard count > 0 else { throw breaksOff(at: position) }
      filled += count
    }
  }

  /// Fills some of `output` and returns the number of frames; 0 only if nothing is left behind the slice.
  mutating func readSome(into output: UnsafeMutableBufferPointer<Float>, sliceEnd end: Int) throws(AudioError) -> Int {
    let count =
      try converter == nil ? readPlain(into: output, sliceEnd: end) : readConverted(into: output, sliceEnd: end)
    position += count
    return count
  }

  private func readPlain(into output: UnsafeMutableBufferPointer<Float>, sliceEnd end: Int) throws(AudioError) -> Int {
    let count: Int
    do throws(AudioError) {
      count = try map.from == map.to ? decoder.read(into: output) : decodeMapped(into: output)
    } catch {
      // Damage behind the slice does not concern it.
      guard position < end else { throw error }
      return 0
    }
    guard count > 0 || position >= end else { throw breaksOff(at: position) }
    return count
  }

  /// Decodes some frames and maps their channels.
  private func decodeMapped(into output: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let input = decoded.frames(min(decoded.capacity, output.count / map.to))
    let count = try decoder.read(into: input)
    if let source = input.baseAddress, let target = output.baseAddress {
      map.apply(source, frames: count, into: target)
    }
    return count
  }

  private mutating func readConverted(into output: UnsafeMutableBufferPointer<Float>, sliceEnd end: Int)
    throws(AudioError) -> Int
  {
    let source = decoder
    let map = map
    let file = file
    let input = decoded.frames(decoded.capacity)
    return try converter?.read(into: output) { (target, at) throws(AudioError) in
      let count: Int
      do throws(AudioError) {
        count = try source.read(
          into: UnsafeMutableBufferPointer(rebasing: input[..<(target.count / map.to * map.from)]))
      } catch {
        // Damage behind the slice does not concern it.
        guard at < end else { throw error }
        return 0
      }
      guard count > 0 || at >= end else {
        throw AudioError.breaksOff(file.path, AudioSentences.frameMissing(frame: "\(at)", frames: "\(file.frames)"))
      }
      if let from = input.baseAddress, let to = target.baseAddress { map.apply(from, frames: count, into: to) }
      return count
    } ?? 0
  }

  private func breaksOff(at frame: Int) -> AudioError {
    .breaksOff(file.path, AudioSentences.frameMissing(frame: "\(frame)", frames: "\(file.frames)"))
  }
}
