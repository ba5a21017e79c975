import Foundation
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

// T-F3.4
@Suite struct WaveformTests {
  private func waveform(_ samples: [Float], rate: Int = 1000, channels: Int = 1, pieces: Int = 777) -> Waveform {
    var meter = WaveformMeter(rate: rate, channels: channels)
    for start in stride(from: 0, to: samples.count, by: pieces * channels) {
      samples[start..<min(samples.count, start + pieces * channels)].withUnsafeBufferPointer { meter.add($0) }
    }
    return meter.finish()
  }

  /// Stored columns are exact to half a step of the loudest in their second.
  private func expectClose(_ columns: [ClosedRange<Float>], _ expected: [ClosedRange<Float>], within: Float = 0.009) {
    #expect(columns.count == expected.count)
    for (index, (one, other)) in zip(columns, expected).enumerated() {
      #expect(abs(one.lowerBound - other.lowerBound) <= within, "\(index): \(one), \(other)")
      #expect(abs(one.upperBound - other.upperBound) <= within, "\(index): \(one), \(other)")
    }
  }

  private func extremes(_ samples: ArraySlice<Float>) -> ClosedRange<Float> {
    samples.reduce(Float.infinity, min)...samples.reduce(-Float.infinity, max)
  }

  @Test(arguments: [1000, 11_025, 44_100])
  func `a column is the lowest and the highest of its hundredth`(rate: Int) {
    let samples = Sound.glide(frames: rate * 2 + rate / 3, seed: 5)
    let columns = waveform(samples, rate: rate).columns(200, over: 0..<2 * rate)
    let grid = TimeGrid(rate: rate, steps: 100)
    expectClose(columns, (0..<200).map { extremes(samples[grid.start(of: $0)..<grid.start(of: $0 + 1)]) })
  }

  @Test(arguments: [1, 2, 7, 30, 63])
  func `coarse columns hold all that is in them and nothing else`(count: Int) {
    let samples = (0..<630_000).map { (index: Int) -> Float in
      let level = Float((index * 7919) % 2001 - 1000)
      return level / Float(1001 + index / 400)
    }
    let columns = waveform(samples).columns(count, over: 0..<630_000)
    let length = 630_000 / count
    expectClose(columns, (0..<count).map { extremes(samples[$0 * length..<($0 + 1) * length]) })
  }

  @Test func `all channels are seen together`() {
    let columns = waveform([0.5, -0.25, 0.125, -0.75, 0, 0], rate: 100, channels: 2).columns(3, over: 0..<3)
    expectClose(columns, [-0.25...0.5, -0.75...0.125, 0...0])
  }

  @Test func `a quiet second is drawn as finely as a loud one`() {
    let loud: [Float] = (0..<1000).map { $0 % 2 == 0 ? 0.9 : -0.9 }
    let quiet: [Float] = (0..<1000).map { $0 % 2 == 0 ? 0.001 : -0.0005 }
    let columns = waveform(loud + quiet).columns(2, over: 0..<2000)
    expectClose([columns[1]], [-0.0005...0.001], within: 0.00002)
  }

  @Test func `what lies outside is silence, and parts shorter than a hundredth have its peaks`() {
    let samples = [Float](repeating: 0.5, count: 1000)
    let waveform = waveform(samples)
    let around = waveform.columns(4, over: -1000..<3000)
    #expect(around[0] == 0...0 && around[2] == 0...0 && around[3] == 0...0)
    #expect(abs(around[1].upperBound - 0.5) < 0.005)
    #expect(Set(waveform.columns(50, over: 500..<510)).count == 1)
  }

  @Test func `silence, what is no number, and what is beyond full scale are drawn`() {
    #expect(waveform([0, 0, 0, .nan], rate: 100).columns(1, over: 0..<4) == [0...0])
    expectClose(waveform([3, -2], rate: 100).columns(2, over: 0..<2), [1...1, -1 ... -1])
  }

  @Test func `how the frames arrive makes no difference`() {
    let samples = Sound.glide(frames: 5000, channels: 2)
    #expect(waveform(samples, channels: 2, pieces: 1) == waveform(samples, channels: 2, pieces: 5000))
  }
}

@Suite struct SoundOutlineTests {
  let outline: SoundOutline

  init() throws {
    let folder = try ScratchFolder()
    outline = try RecordingPass.outline(
      of: Sound.write(.wav, to: folder.file("a.wav"), frames: 100_003, rate: 16_000, channels: 2))
  }

  @Test func `it comes back from its bytes as it was`() throws {
    #expect(try SoundOutline(outline.bytes) == outline)
    #expect(outline.frames == 100_003)
    #expect(outline.envelope.values.count == 626)
  }

  @Test func `an hour takes less than a million bytes`() {
    let hour = 3600 * 44_100
    let values = [Int8](repeating: 0, count: 2 * 360_000)
    guard let base = WaveformBase(scales: Array(repeating: 0, count: 3600), values: values) else {
      Issue.record("it is one")
      return
    }
    let outline = SoundOutline(
      waveform: Waveform(rate: 44_100, frames: hour, base: base),
      envelope: Envelope(rate: 44_100, frames: hour, values: Array(repeating: 255, count: 360_000)))
    #expect(outline.bytes.count < 1_000_000)
  }

  @Test func `whatever byte is damaged, it is refused`() {
    let bytes = outline.bytes
    for place in stride(from: 0, to: bytes.count, by: 37) {
      var damaged = bytes
      damaged[place] ^= 0x10
      #expect(throws: AudioError.self, "byte \(place)") { try SoundOutline(damaged) }
    }
  }

  @Test func `however it is cut off or goes on, it is refused`() {
    for count in [0, 3, 19, 20, 21, outline.bytes.count - 1] {
      #expect(throws: AudioError.self) { try SoundOutline(Array(outline.bytes.prefix(count))) }
    }
    #expect(throws: AudioError.self) { try SoundOutline(outline.bytes + [0]) }
  }

  @Test func `one of a later version is refused with its number`() {
    var later = outline.bytes
    later[4] = 9
    #expect { try SoundOutline(later) } throws: { "\($0)".contains("version 9") }
  }
}
