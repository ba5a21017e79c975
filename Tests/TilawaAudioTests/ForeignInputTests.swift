import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

/// Files for FFmpeg's libraries that are not as they should be.
@Suite(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct ForeignInputTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  @Test(arguments: EncodedSound.foreign, [0.2, 0.5, 0.8, 0.999])
  func `a file that breaks off is refused`(_ sound: EncodedSound, share: Double) throws {
    let path = try sound.make(frames: 141_664, in: folder)
    let whole = try AudioProbe.measure(path)
    let all = Bytes.read(path)
    Bytes.write(all[..<Int(Double(all.count) * share)], to: path)
    if let found = codeOfMeasuring(path) {
      #expect(found == .truncated || found == .unreadable)
    } else {
      // What is missing is no sound, or the format has nothing to tell it by.
      let file = try AudioProbe.verify(path)
      #expect(sound.saysItsLength ? file.frames == whole.frames : file.frames <= whole.frames)
    }
  }

  @Test(arguments: EncodedSound.foreign.filter(\.saysItsLength))
  func `damage never makes fewer frames than were measured pass for the end`(_ sound: EncodedSound) throws {
    let path = try sound.make(frames: 141_664, in: folder)
    let all = Bytes.read(path)
    for seed in 0..<8 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var bytes = all
      for _ in 0..<20 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      Bytes.write(bytes, to: path)
      guard let file = try? AudioProbe.measure(path) else { continue }
      guard let samples = try? Sound.decode(path) else { continue }
      #expect(samples.count == file.frames * file.channels)
    }
  }

  @Test func `an MP4 without its index is refused in words`() throws {
    let path = try EncodedSound.foreign[0].make(frames: 50_000, in: folder)
    var bytes = Bytes.read(path)
    let index = bytes.indices.first { bytes.has("moov", at: $0) }
    try bytes.replaceSubrange(#require(index)..<(#require(index) + 4), with: "free".utf8)
    Bytes.write(bytes, to: path)
    let error = #expect(throws: AudioError.self) { try AudioProbe.measure(path) }
    #expect(error?.code == .truncated)
    #expect(error?.message == "the file breaks off: what says where its sound is is missing")
  }

  @Test func `a picture beside the sound changes nothing`() throws {
    let sound = EncodedSound.foreign[0]
    let plain = try Sound.decode(sound.make(frames: 50_000, in: folder))
    let picture = folder.file("cover.png")
    try Program.run(
      "ffmpeg", ["-v", "error", "-y", "-f", "lavfi", "-i", "color=green:s=64x64", "-frames:v", "1", picture])
    let source = try Sound.write(.wav, to: folder.file("source.wav"), frames: 50_000, channels: 2)
    let path = folder.file("covered.m4a")
    try Program.run(
      "ffmpeg",
      ["-v", "error", "-y", "-i", source, "-i", picture, "-map", "0", "-map", "1"]
        + ["-c:a", "aac", "-c:v", "png", "-disposition:v:0", "attached_pic", path])
    #expect(try Sound.decode(path) == plain)
  }

  @Test func `when a phone recorded it can be asked`() throws {
    let path = try EncodedSound.foreign[0].make(
      frames: 50_000, in: folder, more: ["-metadata", "creation_time=2024-03-11T05:10:00Z"])
    #expect(RecordingFacts.read(path).recorded == 1_710_133_800)
    #expect(try FFmpegDecoder(path: path, length: .counted).codec == "aac")
  }

  @Test func `a film without sound holds none`() throws {
    let path = folder.file("silent.mp4")
    try Program.run(
      "ffmpeg", ["-v", "error", "-y", "-f", "lavfi", "-i", "color=red:s=64x64:d=1", "-c:v", "mpeg4", path])
    #expect(codeOfMeasuring(path) == .unreadable)
  }

  @Test func `a list of other files is not followed`() throws {
    let sound = try EncodedSound.foreign[0].make(frames: 50_000, in: folder)
    let path = folder.file("list.m3u8")
    Bytes.write("#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:1,\n\(sound)\n#EXT-X-ENDLIST\n".utf8, to: path)
    #expect(codeOfMeasuring(path) == .unreadable)
    Bytes.write("ffconcat version 1.0\nfile '\(sound)'\n".utf8, to: path)
    #expect(codeOfMeasuring(path) == .unreadable)
  }
}

extension EncodedSound {
  var saysItsLength: Bool { !["sound.aac", "sound.ac3", "sound.ts"].contains(name) }
}
