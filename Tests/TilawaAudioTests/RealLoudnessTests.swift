import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@Suite(
  .enabled(if: ReferenceData.audio != nil, "no reference data: set TILAWA_REFERENCE_DATA"),
  .enabled(if: FFmpegMeter.isInstalled, "ffmpeg is not installed"))
struct RealLoudnessTests {
  @Test func `the true peak of recitations is that of a search everywhere`() throws {
    for path in ReferenceData.files().enumerated().filter({ $0.offset % 40 == 7 }).map(\.element) {
      let found = try RecordingPass.survey(path, heard: { [0..<$0.frames] })
      let meter = try LoudnessMeter()
      let format = AudioFormat(rate: found.file.rate, channels: found.file.channels)
      try Sound.decode(path).withUnsafeBufferPointer { try meter.add($0, in: format) }
      let full = try #require(meter.loudness(extent: .whole))
      guard case .measured(let loudness) = found.loudness else {
        Issue.record("\(path) is not measured")
        continue
      }
      #expect(abs(loudness.truePeak - full.truePeak) < 0.1, "\(path)")
      #expect(abs(loudness.integrated - full.integrated) < 0.01, "\(path)")
    }
  }

  // Half of the last digit that FFmpeg prints comes on top of what may differ.
  @Test func `loudness and peaks of recitations are those that FFmpeg finds`() throws {
    let folder = try ScratchFolder()
    for path in ReferenceData.files().enumerated().filter({ $0.offset % 25 == 3 }).map(\.element) {
      let sound = try RecordingPass.survey(path, heard: { [0..<$0.frames] })
      let samples = folder.file("decoded.wav")
      try Sound.write(Sound.decode(path), rate: sound.file.rate, channels: sound.file.channels, to: samples)
      guard let theirs = try FFmpegMeter.measure(samples) else {
        #expect(sound.loudness.value == nil)
        continue
      }
      let ours = try #require(sound.loudness.value, "\(path)")
      #expect(abs(ours.integrated - theirs.integrated) <= 0.1 + 0.05, "\(path): \(ours), \(theirs)")
      #expect(abs(ours.truePeak - theirs.truePeak) <= 0.2 + 0.05, "\(path): \(ours), \(theirs)")
      // Their decoder of mp3 differs from ours in some granules: in the loudness that is nothing, in a peak it can be.
      let direct = try #require(try FFmpegMeter.measure(path))
      #expect(abs(ours.integrated - direct.integrated) <= 0.1 + 0.05, "\(path): \(ours), \(direct)")
    }
  }
}
