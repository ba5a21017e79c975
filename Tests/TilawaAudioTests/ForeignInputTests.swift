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
      // The missing bytes hold no sound, or the format cannot tell that they are missing.
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
    #expect(
      error?.message
        == "the file ends too early: the part that says where its sound is is missing; no sound can be taken from it")
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
    #expect(try FFmpegDecoder(SoundBytes(path), length: .counted).codec == "aac")
  }

  @Test(arguments: ["stts", "stsz", "stsc", "stco", "elst", "mdhd", "mvhd", "tkhd", "stsd"])
  func `absurd numbers in the tables of an MP4 end in an error or in sound`(box: String) throws {
    let path = try EncodedSound.foreign[0].make(frames: 50_000, in: folder)
    let all = Bytes.read(path)
    let place = try #require(all.indices.first { all.has(box, at: $0) })
    let patterns: [[UInt8]] = [
      Array(repeating: 0xFF, count: 8), [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF],
      [0x80, 0, 0, 0, 0x80, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1],
    ]
    for pattern in patterns {
      for offset in stride(from: 4, through: 28, by: 4) {
        var bytes = all
        for (index, byte) in pattern.enumerated() where place + offset + index < bytes.count {
          bytes[place + offset + index] = byte
        }
        Bytes.write(bytes, to: path)
        if let file = try? AudioProbe.verify(path) { #expect(file.frames > 0) }
      }
    }
  }

  @Test func `pieces that a phone joined are decoded without the silence between their time stamps, and that is said`()
    throws
  {
    for (name, tone) in [("first.m4a", "330"), ("second.m4a", "440")] {
      try Program.run(
        "ffmpeg",
        ["-v", "error", "-y", "-f", "lavfi", "-i", "sine=\(tone):d=1.3", "-c:a", "aac", folder.file(name)])
    }
    let list =
      "ffconcat version 1.0\nfile \(folder.file("first.m4a"))\nduration 3.5\nfile \(folder.file("second.m4a"))\n"
    Bytes.write(list.utf8, to: folder.file("list"))
    let (path, sound) = (folder.file("joined.m4a"), folder.file("joined.wav"))
    try Program.run(
      "ffmpeg", ["-v", "error", "-y", "-f", "concat", "-safe", "0", "-i", folder.file("list"), "-c", "copy", path])
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", path, "-c:a", "pcm_f32le", sound])
    let survey = try RecordingPass.survey(path) { [0..<$0.frames] }
    #expect(survey.file.frames == (try AudioProbe.measure(sound)).frames)
    #expect(survey.remark?.hasPrefix("its time stamps leave out 2.1") == true)
    #expect(try Sound.decode(path).count == survey.file.frames)
    let decoder = try FFmpegDecoder(SoundBytes(path), length: .measured(survey.file.frames))
    let all = try Sound.decode(path)
    try decoder.seek(toFrame: 90_000)
    // AAC is exact in position, and nearly so in samples.
    let difference = zip(try Sound.read(decoder, frames: 1000), all[90_000..<91_000]).map { abs($0 - $1) }.max() ?? 1
    #expect(difference < 0.03)
  }

  @Test func `a part of an index whose sound is gone is still missed`() throws {
    let path = try EncodedSound.foreign[0].make(frames: 141_664, in: folder)
    let all = Bytes.read(path)
    Bytes.write(all[..<(all.count / 2)], to: path)
    #expect(codeOfMeasuring(path) == .truncated)
  }

  @Test func `MPEG audio of layer II has as many frames as were encoded, read anywhere`() throws {
    let path = folder.file("old.mp2")
    let source = try Sound.write(.wav, to: folder.file("source.wav"), frames: 50_000, channels: 2)
    try Program.run("ffmpeg", ["-v", "error", "-y", "-i", source, "-c:a", "mp2", "-b:a", "96k", "-f", "mp2", path])
    let file = try AudioProbe.measure(path)
    #expect(file.frames == (try MpegWalk(FileDescriptor(reading: path), from: 0).runs.reduce(0) { $0 + $1.frames }))
    let all = try Sound.decode(path)
    #expect(all.count == 2 * file.frames)
    let decoder = try AudioProbe.openDecoder(file)
    #expect(decoder is FFmpegDecoder)
    try decoder.seek(toFrame: 30_000)
    #expect(try Sound.read(decoder, frames: 500) == Array(all[60_000..<61_000]))
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
