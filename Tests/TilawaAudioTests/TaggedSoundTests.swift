import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct TaggedSoundTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// A PNG of one pixel.
  private static let pixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0,
    0,
    0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0x0F, 0, 1, 1, 1, 0,
    0x18,
    0xDD, 0x8D, 0xB0, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private func source(_ kind: FileSink.Kind, frames: Int, channels: Int = 1) throws -> String {
    let tone = try Sound.write(.wav, to: folder.file("in.wav"), frames: frames, rate: 48_000, channels: channels)
    let path = folder.file("plain.\(kind)")
    try SoundConversion.write(try AudioProbe.measure(tone), as: kind, to: try OutputTarget(path))
    return path
  }

  private let tagged = TaggedSound(
    tags: [
      TaggedSound.Tag("title", "Al-Baqara 255"), TaggedSound.Tag("artist", "الشيخ \"A\""),
      TaggedSound.Tag("track", "2/3"),
    ],
    chapters: [
      TaggedSound.Chapter(start: 0, end: 24_000, title: "ٱللَّهُ"),
      TaggedSound.Chapter(start: 24_000, end: 50_001, title: "two"),
    ], cover: TaggedSound.Cover(png: TaggedSoundTests.pixel, size: 1), rate: 48_000)

  @Test(arguments: FileSink.Kind.allCases, [1, 2])
  func `tags leave every frame of the sound as it was`(kind: FileSink.Kind, channels: Int) throws {
    let plain = try source(kind, frames: 50_001, channels: channels)
    let path = folder.file("tagged.\(kind)")
    try tagged.write(kind, from: plain, to: try OutputTarget(path))
    #expect(try AudioProbe.verify(path).frames == 50_001)
    #expect(try Sound.decode(path) == Sound.decode(plain))
    let tags = try FileTags.read(path)
    func value(_ name: String) -> String? { tags.first { $0.name.lowercased() == name }?.value }
    #expect(value("title") == "Al-Baqara 255")
    #expect(value("artist") == "الشيخ \"A\"")
    #expect(value("track") == "2/3")
    #expect(try folder.names().allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test(arguments: FileSink.Kind.allCases.filter { $0 != .wav })
  func `other programs find the cover and the chapters`(kind: FileSink.Kind) throws {
    try #require(EncodedSound.isPossible, "ffmpeg is not installed")
    let path = folder.file("tagged.\(kind)")
    try tagged.write(kind, from: try source(kind, frames: 50_001), to: try OutputTarget(path))
    let (facts, cover) = (folder.file("facts.txt"), folder.file("cover.png"))
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", path, "-f", "ffmetadata", facts])
    let text = String(decoding: Bytes.read(facts), as: UTF8.self)
    #expect(text.contains("title=ٱللَّهُ"))
    #expect(text.contains("title=two"))
    try Program.run(
      "ffmpeg", ["-v", "error", "-y", "-i", path, "-map", "0:v", "-c", "copy", "-f", "image2pipe", cover])
    #expect(Array(Bytes.read(cover)) == Self.pixel)
  }

  @Test(arguments: [44_100, 22_050, 11_025, 96_000])
  func `MP4 holds as many frames as went in`(rate: Int) throws {
    let tone = try Sound.write(.flac, to: folder.file("in.flac"), frames: rate / 3 + 7, rate: rate, channels: 2)
    let path = folder.file("out.m4a")
    try SoundConversion.write(try AudioProbe.measure(tone), as: .m4a, to: try OutputTarget(path))
    let file = try AudioProbe.verify(path)
    #expect(file.rate == min(rate, 48_000))
    #expect(file.frames == (rate / 3 + 7) * file.rate / rate)
    #expect(SoundConversion.isPlayedByBrowsers(file, named: "lesson.M4A"))
    #expect(!SoundConversion.isPlayedByBrowsers(file, named: "lesson.mp4"))
  }

  @Test func `a full disk is told, and leaves no file`() throws {
    let plain = try source(.mp3, frames: 50_001)
    #expect(throws: AudioError.self) { try tagged.write(.mp3, from: plain, to: try OutputTarget("/dev/full")) }
    #expect(try folder.names().allSatisfy { !$0.hasSuffix(".part") })
  }
}
