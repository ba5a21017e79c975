import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// Files that were joined byte by byte, as `cat` does. // A1
@Suite struct JoinedFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Writes a sound of its own for each number, at a rate that each format has.
  private func piece(
    _ container: SoundContainer, _ number: Int, rate: Int = 48_000, channels: Int = 1, frames: Int = 40_000
  ) throws -> String {
    let path = folder.file("\(number).\(container)")
    let samples = Sound.glide(frames: frames + 1000 * number, channels: channels, seed: UInt64(number))
    try Sound.write(samples, container, to: path, rate: rate, channels: channels)
    return path
  }

  private func join(_ paths: [String], between tags: [UInt8] = []) -> String {
    let path = folder.file("joined")
    Bytes.write(paths.map(Bytes.read).reduce(into: []) { $0 += ($0.isEmpty ? [] : tags) + $1 }, to: path)
    return path
  }

  private func expectAllSeeksFit(_ path: String, tolerance: Float) throws {
    let file = try AudioProbe.measure(path)
    let whole = try Sound.decode(path)
    let decoder = try AudioProbe.openDecoder(file)
    for share in [0.9, 0.1, 0.34, 0.33, 0.66, 0.67, 0] {
      let frame = Int(Double(file.frames) * share)
      try decoder.seek(toFrame: frame)
      let piece = try Sound.read(decoder, frames: 3000)
      let expected = whole[(frame * file.channels)...].prefix(3000 * file.channels)
      #expect(piece.count == expected.count)
      let difference = zip(piece, expected).map { abs($0 - $1) }.max() ?? 1
      #expect(difference <= tolerance, "frame \(frame): \(difference)")
    }
  }

  @Test(arguments: SoundContainer.allCases)
  func `of a joined file all pieces are decoded, one after the other`(_ container: SoundContainer) throws {
    let pieces = try (1...3).map { try piece(container, $0) }
    let path = join(pieces)
    let frames = try pieces.map { try AudioProbe.measure($0).frames }.reduce(0, +)
    #expect(try AudioProbe.measure(path).frames == frames)
    #expect(try Sound.decode(path) == pieces.flatMap { try Sound.decode($0) })
    #expect(try AudioProbe.verify(path).frames == frames)
  }

  @Test(arguments: SoundContainer.allCases)
  func `a seek in a joined file gives what reading through gives`(_ container: SoundContainer) throws {
    try expectAllSeeksFit(join((1...3).map { try piece(container, $0) }), tolerance: container.seekTolerance)
  }

  private static let id3 = Array("ID3".utf8) + [4, 0, 0, 0, 0, 2, 0] + [UInt8](repeating: 0, count: 256)
  private static let id3v1 = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 125)
  private static let ape =
    Array("APETAGEX".utf8) + [0xD0, 7, 0, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80] + [UInt8](repeating: 0, count: 8)
    + [UInt8](repeating: 7, count: 10) + Array("APETAGEX".utf8) + [UInt8](repeating: 1, count: 24)

  @Test(arguments: [id3, id3v1, ape, id3v1 + id3, [UInt8](repeating: 0, count: 5000), Array("no tag of any kind".utf8)])
  func `tags and other bytes between pieces of mp3 are left out`(_ tags: [UInt8]) throws {
    let pieces = try (1...3).map { try piece(.mp3, $0) }
    #expect(try Sound.decode(join(pieces, between: tags)) == pieces.flatMap { try Sound.decode($0) })
  }

  @Test func `pieces of mp3 without headers that count their frames are one run`() throws {
    let pieces = try (1...3).map { number in
      let path = try piece(.mp3, number)
      let all = Bytes.read(path)
      let run = try #require(MpegWalk(FileDescriptor(reading: path), from: 0).runs.last)
      Bytes.write(all[run.bytes], to: path)
      return path
    }
    let frames = try pieces.map { try AudioProbe.measure($0).frames }
    let path = join(pieces)
    #expect(try AudioProbe.measure(path).frames == frames.reduce(0, +))
    #expect(try Sound.decode(path).count == frames.reduce(0, +))
  }

  @Test(arguments: [SoundContainer.mp3, .flac, .opus, .vorbis, .wav])
  func `a change of rate and channels is heard at the rate and with the channels of the first piece`(
    _ container: SoundContainer
  ) throws {
    let rates = container == .opus ? (48_000, 24_000) : (44_100, 22_050)
    let first = try piece(container, 1, rate: rates.0)
    let second = try piece(container, 2, rate: rates.1, channels: 2)
    let path = join([first, second])
    let file = try AudioProbe.measure(path)
    let (one, two) = (try AudioProbe.measure(first), try AudioProbe.measure(second))
    #expect((file.rate, file.channels) == (one.rate, 1))
    #expect(file.frames == one.frames + two.position(of: two.frames, at: one.rate))
    #expect(try Sound.decode(path).count == file.frames)
    try expectAllSeeksFit(path, tolerance: max(container.seekTolerance, 1e-5))
  }

  @Test func `an Info header that states too few frames hides nothing`() throws {
    let path = try piece(.mp3, 1)
    let whole = try Sound.decode(path)
    var bytes = Bytes.read(path)
    let place = try #require(bytes.indices.first { bytes.has("Info", at: $0) || bytes.has("Xing", at: $0) })
    bytes.replaceSubrange((place + 8)..<(place + 12), with: [0, 0, 0, 9])
    Bytes.write(bytes, to: path)
    let found = try Sound.decode(path)
    #expect(found.count >= whole.count)
    #expect(found.prefix(whole.count).elementsEqual(whole))
  }

  @Test func `labels set in a joined file are times of its sound`() throws {
    let pieces = try (1...2).map { try piece(.mp3, $0) }
    let file = try AudioProbe.measure(join(pieces))
    let start = try AudioProbe.measure(pieces[0]).frames
    let decoder = try AudioProbe.openDecoder(file)
    try decoder.seek(toFrame: start)
    #expect(try Sound.read(decoder, frames: 2000) == Array(Sound.decode(pieces[1]).prefix(2000)))
  }

  @Test(arguments: [SoundContainer.opus, .vorbis])
  func `positions with gaps leave nothing out, and that is said`(_ container: SoundContainer) throws {
    let rate = 48_000
    let path = try piece(container, 1, frames: 200_000)
    let whole = try Sound.decode(path)
    // A program that joins packets may count the silence between the pieces.
    try renumber(path) { $0 + ($1 ? 2 * rate : 0) }
    let opened = try AudioProbe.opened(path, demanding: .whole)
    #expect(opened.remark?.hasPrefix("its time stamps leave out 2") == true)
    #expect(try Sound.decode(path) == whole)
    try expectAllSeeksFit(path, tolerance: container.seekTolerance)
  }

  /// Changes the positions on all pages; the second value is whether a page is in the second half.
  private func renumber(_ path: String, _ change: (Int, Bool) -> Int) throws {
    let bytes = Bytes.read(path)
    var changed = bytes
    var offset = 0
    while let page = OggPage(bytes[offset...], at: offset) {
      if page.granule > 0 {
        let granule = change(page.granule, offset > bytes.count / 2)
        let patch = page.patch(
          bytes[offset..<(offset + page.length)], granule: granule, sequence: page.sequence, isLast: page.isLast)
        changed.replaceSubrange(patch.offset..<(patch.offset + patch.bytes.count), with: patch.bytes)
      }
      offset += page.length
    }
    Bytes.write(changed, to: path)
  }
}

/// The same with formats that only other programs write.
@Suite(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct JoinedForeignFileTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: EncodedSound.foreign.filter { ["aac.m4a", "end.mp4", "sound.aac", "opus.webm"].contains($0.name) })
  func `of a joined file of FFmpeg's formats all is decoded`(_ sound: EncodedSound) throws {
    let one = try sound.make(frames: 60_000, in: folder)
    let frames = try AudioProbe.measure(one).frames
    let path = folder.file("joined")
    Bytes.write(Bytes.read(one) + Bytes.read(one), to: path)
    let file = try AudioProbe.measure(path)
    // Frames of bare AAC follow each other like those of one file; its decoder drops none at the border.
    #expect(abs(file.frames - 2 * frames) <= (sound.name == "sound.aac" ? 1024 : 0))
    #expect(try Sound.decode(path).count == file.frames * file.channels)
  }

  @Test(arguments: EncodedSound.native)
  func `a walk finds as many frames as another program decodes`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: 70_000, in: folder)
    let found = try AudioProbe.measure(path)
    let elsewhere = try EncodedSound.decodedElsewhere(path, in: folder).count / found.channels
    // FFmpeg leaves in what was added at the start where no header says it, and the last samples of some.
    #expect(abs(found.frames - elsewhere) <= 1152 * 2, "\(found.frames) and \(elsewhere)")
  }

  @Test(arguments: [("small.mp3", "libmp3lame -q:a 5"), ("sound.oga", "flac"), ("sound.spx", "libspeex")])
  func `a seek gives what reading through gives, also with small frames and in Ogg of all codecs`(
    name: String, codec: String
  ) throws {
    let path = folder.file(name)
    let source = "sine=440:r=22050:d=3.2,aeval=val(0)*0.5+random(0)*0.01|val(0)*0.3"
    let words =
      ["-v", "error", "-y", "-f", "lavfi", "-i", source, "-c:a"] + codec.split(separator: " ").map(String.init)
    try Program.run("ffmpeg", words + [path])
    let file = try AudioProbe.measure(path)
    let whole = try Sound.decode(path)
    let decoder = try AudioProbe.openDecoder(file)
    for share in [0.9, 0.1, 0.66, 0.34] {
      let frame = Int(Double(file.frames) * share)
      try decoder.seek(toFrame: frame)
      let expected = whole[(frame * file.channels)...].prefix(2000 * file.channels)
      let difference = zip(try Sound.read(decoder, frames: 2000), expected).map { abs($0 - $1) }.max() ?? 1
      #expect(difference <= 1e-6, "frame \(frame): \(difference)")
    }
  }
}
