package import TilawaCore
package import TilawaFiles

/// The conversion of a whole sound file for programs that cannot play every format.
package enum SoundConversion {
  private static let chunk = 16_384

  /// Whether a file is AAC in an MP4 file of sound, which every browser plays and in which it finds each place exactly.
  package static func isPlayedByBrowsers(_ file: AudioFile, named name: String) -> Bool {
    guard name.lowercased().hasSuffix(".m4a") else { return false }
    let decoder = try? AudioProbe.openDecoder(file)
    return (decoder as? FFmpegDecoder)?.codec == "aac"
  }

  /// Writes the sound as a file of a kind, frame for frame at the nearest rate that the kind has.
  ///
  /// - Parameters:
  ///   - file: the measured file.
  ///   - kind: the kind of the new file.
  ///   - target: the new file.
  ///   - progress: called with the number of frames that are read.
  /// - Throws: `AudioError` of reading or writing; `.unsupported` for more than two channels.
  package static func write(
    _ file: AudioFile, as kind: FileSink.Kind, to target: OutputTarget, progress: (Int) -> Void = { _ in }
  ) throws(AudioError) {
    guard file.channels <= 2 else {
      throw AudioError(
        .unsupported, AudioSentences.cannotConvert, path: file.path, AudioSentences.hasChannels(count: file.channels))
    }
    let decoder = try AudioProbe.openDecoder(file)
    let rate = kind.nearestRate(to: file.rate)
    let writer = try SoundWriter(
      target, container: kind.container, encoding: .int16, format: AudioFormat(rate: rate, channels: file.channels))
    if rate == file.rate {
      try copy(file, decoder, writer, progress)
    } else {
      try resample(file, to: rate, decoder, writer, progress)
    }
    try writer.complete()
  }

  private static func copy(
    _ file: AudioFile, _ decoder: any AudioDecoding, _ writer: SoundWriter, _ progress: (Int) -> Void
  ) throws(AudioError) {
    let reader = FrameReader(decoder, of: file, frames: chunk)
    var frame = 0
    while true {
      let samples = try reader.read(at: frame)
      guard !samples.isEmpty else { break }
      try writer.write(ArraySlice(samples))
      frame += samples.count / file.channels
      progress(frame)
    }
    guard frame == file.frames else { throw reader.missing(frame) }
  }

  private static func resample(
    _ file: AudioFile, to rate: Int, _ decoder: any AudioDecoding, _ writer: SoundWriter, _ progress: (Int) -> Void
  ) throws(AudioError) {
    var converter = try RateConverter(from: file.rate, to: rate, channels: file.channels)
    _ = try converter.restart(before: 0)
    let buffer = SampleBuffer(frames: chunk, channels: file.channels)
    let total = file.frames * rate / file.rate
    var done = 0
    while done < total {
      let target = buffer.frames(min(chunk, total - done))
      let count = try converter.read(into: target) { (input, _) throws(AudioError) in
        try decoder.read(into: input)
      }
      try writer.write(ArraySlice(target[..<(count * file.channels)]))
      done += count
      progress(done * file.rate / rate)
    }
  }
}
