import Testing
import TilawaAudio
import TilawaCore
import TilawaFiles
import TilawaIntake
import TilawaTestSupport

/// The digest of a sound that other programs tag and copy (decision 0159).
@Suite(.enabled(if: EncodedSound.isPossible)) struct SoundDigestTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private static func sound(_ name: String) throws -> EncodedSound {
    try #require((EncodedSound.native + EncodedSound.foreign).first { $0.name == name })
  }

  private func ffmpeg(_ arguments: String, _ input: String, _ output: String) throws -> String {
    let path = folder.file(output)
    let words = arguments.split(separator: " ").map(String.init)
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", input] + words + [path])
    return path
  }

  private static let tags = "-c copy -metadata title=Lesson -metadata artist=Somebody"

  @Test(arguments: [
    ("vbr.mp3", "-id3v2_version 3 -write_id3v1 1"), ("bare.mp3", "-id3v2_version 4"), ("vorbis.ogg", ""),
    ("sound.opus", ""), ("sound.flac", ""), ("pcm.wav", ""), ("pcm.aiff", "-write_id3v2 1"), ("aac.m4a", ""),
    ("alac.m4a", ""), ("sound.wma", ""), ("flac.mka", ""), ("opus.webm", ""),
  ])
  func `a tag changes nothing`(name: String, options: String) throws {
    let original = try Self.sound(name).make(frames: 30_000, in: folder)
    let tagged = try ffmpeg("\(Self.tags) \(options)", original, "tagged-" + name)
    let digest = try #require(SoundDigest.read(original))
    #expect(Bytes.read(original) != Bytes.read(tagged))
    #expect(SoundDigest.read(tagged) == digest)
  }

  private static let covered: [(String, FileSink.Kind)] = [
    ("vbr.mp3", .mp3), ("sound.flac", .flac), ("aac.m4a", .m4a), ("vorbis.ogg", .ogg), ("sound.opus", .opus),
  ]

  @Test(arguments: SoundDigestTests.covered)
  func `a picture of the cover changes nothing`(name: String, kind: FileSink.Kind) throws {
    let original = try Self.sound(name).make(frames: 30_000, in: folder)
    let digest = try #require(SoundDigest.read(original))
    let picture = folder.file("cover.png")
    try Program.run(
      "ffmpeg", ["-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=size=64x64", "-frames:v", "1", picture])
    let cover = TaggedSound.Cover(png: Bytes.read(picture), size: 64)
    let tagged = TaggedSound(tags: [TaggedSound.Tag("title", "Lesson")], cover: cover, rate: 44_100)
    let path = folder.file("covered-" + name)
    try tagged.write(kind, from: original, to: try OutputTarget(path))
    #expect(SoundDigest.read(path) == digest)
  }

  @Test(arguments: [
    ("aac.m4a", "copy.mp4"), ("aac.m4a", "copy.mka"), ("aac.m4a", "copy.aac"), ("sound.aac", "copy.m4a"),
    ("fragments.mp4", "copy.m4a"), ("sound.ts", "copy.m4a"), ("sound.opus", "copy.mka"), ("sound.opus", "copy.webm"),
    ("opus.webm", "copy.opus"), ("vorbis.ogg", "copy.mka"), ("sound.flac", "copy.mka"), ("flac.mka", "copy.flac"),
    ("vbr.mp3", "copy.mka"), ("bare.mp3", "copy.mp4"), ("pcm.wav", "copy.mka"), ("alac.m4a", "copy.caf"),
  ])
  func `a copy into another container changes nothing`(name: String, output: String) throws {
    let original = try Self.sound(name).make(frames: 30_000, in: folder)
    let copy = try ffmpeg("-c copy", original, output)
    let digest = try #require(SoundDigest.read(original))
    #expect(SoundDigest.read(copy) == digest)
  }

  @Test(arguments: ["vbr.mp3", "vorbis.ogg", "sound.opus", "sound.flac", "pcm.wav", "aac.m4a"])
  func `a sound with one other second is another one`(name: String) throws {
    let sound = try Self.sound(name)
    let original = try SoundDigest.read(sound.make(frames: 88_200, in: folder))
    let changed = try SoundDigest.read(
      sound.make(frames: 88_200, in: folder, more: ["-af", "volume=0:enable='gt(t,1)'"]))
    #expect(original != nil && changed != nil && original != changed)
  }

  @Test func `a changed byte in the frames of a FLAC is another sound, though its header says the same`() throws {
    let path = try Self.sound("sound.flac").make(frames: 30_000, in: folder)
    let before = try #require(SoundDigest.read(path))
    var bytes = Bytes.read(path)
    bytes[bytes.count - 100] ^= 1
    Bytes.write(bytes, to: path)
    #expect(SoundDigest.read(path) != before)
  }

  @Test func `tags behind and between the frames of an mp3 are no sound`() throws {
    let path = try Self.sound("bare.mp3").make(frames: 30_000, in: folder)
    let before = try #require(SoundDigest.read(path))
    let id3v1 = Array("TAG".utf8) + [UInt8](repeating: 0x41, count: 125)
    let id3v2: [UInt8] = Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 128)
    var bytes = Bytes.read(path)
    bytes = id3v2 + bytes + id3v1
    Bytes.write(bytes, to: path)
    #expect(SoundDigest.read(path) == before)
  }

  @Test func `a file without sound has no digest`() throws {
    let path = folder.file("page.mp3")
    Bytes.write(Array("<html>not found</html>".utf8), to: path)
    #expect(SoundDigest.read(path) == nil)
  }
}
