import CFFmpeg

/// The packets of a sound as FFmpeg's libraries take them out of a container.
enum ForeignPackets {
  /// The function that takes the packets, for the time of the walk.
  private final class Taker {
    let take: SoundPackets.Taking
    var count = 0
    init(_ take: @escaping SoundPackets.Taking) { self.take = take }
  }

  /// - Throws: `.unsupported` if FFmpeg's libraries are not installed; the errors of reading the file.
  static func walk(_ file: borrowing FileDescriptor, _ take: SoundPackets.Taking) throws(AudioError) {
    try FFmpegDecoder.load(for: file.path)
    var failure = cffmpeg_failure()
    let (number, size) = (file.number, Int64(file.size))
    let (result, count) = withoutActuallyEscaping(take) { take in
      let taker = Taker(take)
      let result = withExtendedLifetime(taker) {
        cffmpeg_packets(
          number, size,
          { bytes, count, context in
            guard let bytes, count > 0, let context else { return }
            let taker = Unmanaged<Taker>.fromOpaque(context).takeUnretainedValue()
            taker.take(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            taker.count += Int(count)
          }, Unmanaged.passUnretained(taker).toOpaque(), &failure)
      }
      return (result, taker.count)
    }
    guard result == 0 else { throw FFmpegDecoder.error(AudioSentences.cannotRead, file.path, &failure) }
    guard count > 0 else {
      throw AudioError(.unreadable, AudioSentences.cannotRead, path: file.path, AudioSentences.noSound)
    }
  }
}
