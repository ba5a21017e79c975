import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite struct DecoderTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func make(_ container: SoundContainer, frames: Int = 100_000, rate: Int = 48_000) throws -> String {
    try Sound.write(container, to: folder.file("sound"), frames: frames, rate: rate, channels: 2)
  }

  @Test(arguments: SoundContainer.allCases)
  func `measuring says exactly how many frames decoding gives`(_ container: SoundContainer) throws {
    let path = try make(container)
    let file = try AudioProbe.measure(path)
    #expect(file.rate == 48_000)
    #expect(file.channels == 2)
    #expect(try Sound.decode(path).count == file.frames * 2)
    #expect(try AudioProbe.verify(path) == file)
  }

  @Test(arguments: [SoundContainer.wav, .flac, .aiff, .caf, .vorbis, .opus])
  func `no frame is added or lost by formats that say their length`(_ container: SoundContainer) throws {
    #expect(try AudioProbe.measure(make(container)).frames == 100_000)
  }

  @Test(arguments: SoundContainer.allCases)
  func `what follows a seek is what reading through gives`(_ container: SoundContainer) throws {
    let path = try make(container)
    let whole = try Sound.decode(path)
    let decoder = try AudioProbe.openDecoder(AudioProbe.measure(path))
    for frame in [0, 1, 1151, 5000, 33_333, 70_000, 99_000, 12, 60_001] {
      try decoder.seek(toFrame: frame)
      let piece = try Sound.read(decoder, frames: 4000)
      let expected = Array(whole[(frame * 2)...].prefix(8000))
      #expect(piece.count == expected.count)
      let difference = zip(piece, expected).map { abs($0 - $1) }.max() ?? 1
      #expect(difference <= container.seekTolerance, "frame \(frame): \(difference)")
    }
  }

  @Test(arguments: SoundContainer.allCases)
  func `slices that touch give the decoded whole back`(_ container: SoundContainer) async throws {
    let path = try make(container)
    let file = try AudioProbe.measure(path)
    let cuts = [0, 777, 20_000, 20_001, 64_000, file.frames]
    let contents = zip(cuts, cuts.dropFirst()).map {
      SessionSegment.Content.sound([AudioSlice(file: file, start: $0, end: $1)])
    }
    let (samples, _) = try await AudioSession.play(contents, format: AudioFormat(rate: 48_000, channels: 2))
    #expect(try samples == Sound.decode(path))
  }

  @Test func `an mp3 without a header that counts its frames is measured exactly`() throws {
    let path = try make(.mp3)
    let all = Bytes.read(path)
    // The first frame is the Info frame; without it only counting helps.
    let second = all.indices.dropFirst(4).first { all[$0] == 0xFF && all[$0 + 1] == all[0 + 1] && $0 + 4 < all.count }
    try Bytes.write(all[#require(second)...], to: path)
    let file = try AudioProbe.measure(path)
    #expect(file.frames % 1152 == 0)
    #expect(try Sound.decode(path).count == file.frames * 2)
  }

  @Test func `tags around an mp3 change nothing`() throws {
    let path = try make(.mp3)
    let plain = try Sound.decode(path)
    let id3 = Array("ID3".utf8) + [4, 0, 0, 0, 0, 2, 0] + [UInt8](repeating: 0, count: 256)
    let trailer = Array("TAG".utf8) + [UInt8](repeating: 32, count: 125)
    Bytes.write(id3 + Bytes.read(path) + trailer, to: path)
    #expect(try Sound.decode(path) == plain)
  }
}

extension SoundContainer {
  /// The greatest error of a sample after a seek.
  var seekTolerance: Float {
    switch self {
    case .wav, .flac, .aiff, .caf: 0
    case .mp3, .vorbis: 1e-6
    // Its decoder carries state from far back: the position is exact, the samples nearly.
    case .opus: 0.02
    }
  }
}

@Suite struct BadInputTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test func `a file that is not there is not found`() {
    #expect(codeOfMeasuring(folder.file("none.mp3")) == .notFound)
  }
  @Test func `a folder is not read`() { #expect(codeOfMeasuring(folder.path) == .unreadable) }
  @Test func `a device is not read`() { #expect(codeOfMeasuring("/dev/null") == .unreadable) }

  @Test(arguments: SoundContainer.allCases)
  func `an empty file is not sound`(_ container: SoundContainer) {
    Bytes.write([], to: folder.file("empty.\(container)"))
    #expect(codeOfMeasuring(folder.file("empty.\(container)")) == .unreadable)
  }

  @Test(arguments: SoundContainer.allCases)
  func `random bytes are not sound, whatever the name`(_ container: SoundContainer) {
    let path = folder.file("random.\(container)")
    for seed in 0..<20 as Range<UInt64> {
      var state = seed
      Bytes.write(
        (0..<50_000).map { _ in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return UInt8(state >> 56)
        }, to: path)
      #expect(codeOfMeasuring(path) == .unreadable)
    }
  }

  @Test func `a text named mp3 is not sound`() {
    let path = folder.file("text.mp3")
    Bytes.write(String(repeating: "not a recitation\n", count: 500).utf8, to: path)
    #expect(codeOfMeasuring(path) == .unreadable)
  }

  @Test(arguments: SoundContainer.allCases, [0.2, 0.5, 0.8, 0.999])
  func `a file that breaks off is refused`(_ container: SoundContainer, share: Double) throws {
    let path = try Sound.write(
      container, to: folder.file("cut.\(container)"), frames: 50_000, rate: 48_000, channels: 2)
    let all = Bytes.read(path)
    Bytes.write(all[..<Int(Double(all.count) * share)], to: path)
    #expect(codeOfMeasuring(path) == .truncated)
  }

  @Test func `an mp3 that breaks off at a frame is betrayed by its header`() throws {
    let path = try Sound.write(.mp3, to: folder.file("cut.mp3"), frames: 50_000)
    let all = Bytes.read(path)
    let frames = all.indices.filter {
      $0 + 1 < all.count && all[$0] == 0xFF && all[$0 + 1] == all[1] && $0 > all.count / 2
    }
    try Bytes.write(all[..<#require(frames.first)], to: path)
    #expect(codeOfMeasuring(path) == .truncated)
  }

  @Test func `damage in the middle of a flac is found by decoding it`() throws {
    let path = try Sound.write(.flac, to: folder.file("hole.flac"), frames: 100_000)
    var all = Bytes.read(path)
    for index in (all.count / 2)..<(all.count / 2 + 20_000) { all[index] = 0 }
    Bytes.write(all, to: path)
    #expect(throws: AudioError.self) { try AudioProbe.verify(path) }
  }
}
