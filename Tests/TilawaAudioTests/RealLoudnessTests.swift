import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: FFmpegMeter.isInstalled, "ffmpeg is not installed"))
struct RealLoudnessTests {
  // Half of the last digit that FFmpeg prints comes on top of what may differ.
  @Test func `loudness and peaks of recitations are those that FFmpeg finds`() throws {
    let folder = try ScratchFolder()
    for path in ReferenceData.files().enumerated().filter({ $0.offset % 25 == 3 }).map(\.element) {
      let sound = try AudioProbe.verify(path, measuring: { [0..<$0.frames] })
      let samples = folder.file("decoded.wav")
      try Sound.write(Sound.decode(path), rate: sound.file.rate, channels: sound.file.channels, to: samples)
      guard let theirs = try FFmpegMeter.measure(samples) else {
        #expect(sound.loudness == nil)
        continue
      }
      let ours = try #require(sound.loudness, "\(path)")
      #expect(abs(ours.integrated - theirs.integrated) <= 0.1 + 0.05, "\(path): \(ours), \(theirs)")
      #expect(abs(ours.truePeak - theirs.truePeak) <= 0.2 + 0.05, "\(path): \(ours), \(theirs)")
      // Their decoder of mp3 differs from ours in some granules: in the loudness that is nothing, in a peak it can be.
      let direct = try #require(try FFmpegMeter.measure(path))
      #expect(abs(ours.integrated - direct.integrated) <= 0.1 + 0.05, "\(path): \(ours), \(direct)")
    }
  }
}
