import Foundation
import Testing
import TilawaAudio
import TilawaTestSupport

/// The libraries that decode have much to say of damaged files; none of it may reach the terminal.
@Suite(.enabled(if: EncodedSound.isPossible, "ffmpeg is not installed"))
struct QuietDecoderTests {
  static let sounds = (EncodedSound.native + EncodedSound.foreign).filter { sound in
    ["cbr.mp3", "bare.mp3", "vorbis.ogg", "sound.opus", "sound.flac", "aac.m4a", "alac.m4a", "opus.webm", "sound.wma"]
      .contains(sound.name)
  }

  @Test(arguments: sounds)
  func `damaged sound is told in one line of ours, or not at all`(_ sound: EncodedSound) throws {
    let command = try CommandFixture()
    let scratch = try ScratchFolder()
    let made = try sound.make(frames: 100_000, in: scratch)
    let ending = sound.name.drop { $0 != "." }
    let path = "\(try command.folder.write("", to: "a/x").dropLast(1))002002\(ending)"
    Bytes.write(Bytes.read(made), to: path)
    #expect(try command.run("reciters", "add", "a", "\(command.folder.path)/a").code == 0)
    for seed in 0..<6 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var bytes = Bytes.read(made)
      for _ in 0..<40 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      Bytes.write(bytes, to: path)
      let rendered = try command.run(
        "render", "2:2", "-o", "\(command.folder.path)/out.wav", "--json", "--force")
      let added = try command.run("reciters", "add", "b", "\(command.folder.path)/a")
      for line in rendered.complaints + added.complaints { #expect(line.hasPrefix("tilawa: "), "\(line)") }
    }
  }
}
