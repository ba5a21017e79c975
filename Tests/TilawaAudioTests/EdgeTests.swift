import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// The beginning and end of a file's sound; no piece of it depends on the seeks before.
@Suite(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct EdgeTests {
  static let all = EncodedSound.native + EncodedSound.foreign
  /// No multiple of any codec's packet.
  static let frames = 141_664
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: all)
  func `the sound is what its encoder was given, no frame more or less`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: Self.frames, in: folder)
    let file = try AudioProbe.measure(path)
    #expect(file.rate == sound.rate)
    #expect(file.channels == sound.channels)
    #expect(try AudioProbe.verify(path) == file)
    let decoded = try Sound.decode(path)
    let original = try sound.original(frames: Self.frames)
    switch sound.likeness {
    case .exact: #expect(decoded == original)
    case .sameLength:
      #expect(file.frames == Self.frames)
      #expect(Alignment.delay(of: decoded, behind: original, channels: sound.channels) == 0)
    case .asDecoded: #expect(file.frames >= Self.frames - 4096)
    }
  }

  @Test(arguments: all)
  func `another program decodes the same samples`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: Self.frames, in: folder)
    let ours = try Sound.decode(path)
    let theirs = try EncodedSound.decodedElsewhere(path, in: folder)
    // ffmpeg itself keeps what AAC's encoder added at the end, and rounds some ends to milliseconds.
    #expect(abs(ours.count - theirs.count) <= 1100 * sound.channels)
    let worst = Alignment.greatestDifference(ours[...], theirs[...])
    // FFmpeg has a decoder of Opus of its own.
    #expect(worst <= (sound.isExact ? 0 : sound.name == "sound.opus" ? 2e-3 : 1e-4), "\(worst)")
  }

  @Test(arguments: all)
  func `a piece is the same whether read alone or in its place`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: Self.frames, in: folder)
    let file = try AudioProbe.measure(path)
    let whole = try Sound.decode(path)
    #expect(whole.count == file.frames * file.channels)
    let cuts = [0, 1, 777, 20_000, 20_001, 64_000, 65_024, 100_003, 141_000, file.frames]
    for (start, end) in zip(cuts, cuts.dropFirst()).shuffled() {
      let decoder = try AudioProbe.openDecoder(file)
      try decoder.seek(toFrame: start)
      let piece = try Sound.read(decoder, frames: end - start)
      let expected = whole[(start * file.channels)..<(end * file.channels)]
      #expect(piece.count == expected.count)
      let worst = Alignment.greatestDifference(piece[...], expected)
      #expect(worst <= sound.seekTolerance, "from \(start): \(worst)")
      guard end - start > 1000 else { continue }
      #expect(Alignment.isInPlace(piece, Array(expected), channels: file.channels), "from \(start)")
    }
  }

  @Test(arguments: all)
  func `touching slices give the decoded whole back through the engine`(_ sound: EncodedSound) async throws {
    let path = try sound.make(frames: Self.frames, in: folder)
    let file = try AudioProbe.measure(path)
    let cuts = [0, 777, 20_000, 20_001, 64_000, file.frames]
    let contents = zip(cuts, cuts.dropFirst()).map {
      SessionSegment.Content.sound([AudioSlice(file: file, start: $0, end: $1)])
    }
    let (samples, _) = try await AudioSession.play(
      contents, format: AudioFormat(rate: file.rate, channels: file.channels))
    #expect(try samples == Sound.decode(path))
  }
}

extension EncodedSound {
  /// The greatest error of a sample after a seek.
  var seekTolerance: Float {
    if isExact { return 0 }
    if name.hasSuffix("mp3") || name.contains("vorbis") || name.hasSuffix("ogg") { return 1e-6 }
    // Their decoders carry state from far back, or fill bands with noise that is never the same: the position is exact,
    // the samples nearly.
    return 0.02
  }
}

enum Alignment {
  /// Over the frames that both have.
  static func greatestDifference(_ sound: ArraySlice<Float>, _ other: ArraySlice<Float>) -> Float {
    sound.withUnsafeBufferPointer { sound in
      other.withUnsafeBufferPointer { other in
        var greatest: Float = 0
        var index = 0
        while index < min(sound.count, other.count) {
          greatest = max(greatest, abs(sound[index] - other[index]))
          index += 1
        }
        return greatest
      }
    }
  }

  /// Whether two stretches agree best as they stand, and not one frame earlier or later.
  static func isInPlace(_ sound: [Float], _ original: [Float], channels: Int) -> Bool {
    let errors = [0, -1, 1].map { lag in
      stride(from: channels, to: sound.count - channels, by: channels).reduce(Float(0)) { sum, at in
        let difference = sound[at + lag * channels] - original[at]
        return sum + difference * difference
      }
    }
    return errors[0] < errors[1] && errors[0] < errors[2]
  }

  /// Returns the frames by which `sound` lags behind `original`, from the best of the lags within 3000 frames.
  static func delay(of sound: [Float], behind original: [Float], channels: Int) -> Int {
    let start = 30_000
    let length = 8000
    var best = (lag: Int.min, error: Float.infinity)
    for lag in -3000...3000 {
      var error: Float = 0
      for frame in stride(from: start, to: start + length, by: 7) where error < best.error {
        let at = (frame + lag) * channels
        guard at < sound.count else { break }
        let difference = sound[at] - original[frame * channels]
        error += difference * difference
      }
      if error < best.error { best = (lag, error) }
    }
    return best.lag
  }
}
