import Testing
import TilawaCore
import TilawaTestSupport

@Suite struct LevelsTests {
  /// A source by its loudness and true peak.
  struct Source: Sendable {
    let lufs: Double
    let peak: Double
    var extent = Loudness.Extent.whole
  }

  private func file(_ number: Int) -> AudioFile { AudioFile(path: "\(number)", rate: 1000, channels: 1, frames: 1) }

  private func levels(_ sources: [Source]) throws -> Levels {
    var known: [String: Loudness] = [:]
    for (number, source) in sources.enumerated() {
      let loudness = Loudness(integrated: source.lufs, truePeak: source.peak, extent: source.extent)
      known.updateValue(try #require(loudness), forKey: "\(number)")
    }
    return Levels(known)
  }

  /// Sources, and by hand what the rule makes of them.
  struct Case: Sendable {
    let sources: [Source]
    let target: Double
    let gains: [Double]

    init(_ sources: [Source], target: Double, gains: [Double]) {
      self.sources = sources
      self.target = target
      self.gains = gains
    }
  }

  @Test(arguments: [
    // A studio and a teacher who is 20 dB below: both reach −18, so that is the target.
    Case([Source(lufs: -14, peak: -1), Source(lufs: -34, peak: -20)], target: -18, gains: [-4, 16]),
    // The second has peaks 18 dB above its loudness: it reaches −19 and draws the first down to it.
    Case([Source(lufs: -14, peak: -1), Source(lufs: -34, peak: -16)], target: -19, gains: [-5, 15]),
    // Peaks above full scale, as lossy files have them, are brought under −1 dBTP too.
    Case([Source(lufs: -17, peak: 2)], target: -20, gains: [-3]),
    // Alone and louder than −18 it is lowered; softer and with room it is raised.
    Case([Source(lufs: -10, peak: -2)], target: -18, gains: [-8]),
    Case([Source(lufs: -25, peak: -12)], target: -18, gains: [7]),
    // Exactly at the target nothing is touched.
    Case([Source(lufs: -18, peak: -6)], target: -18, gains: [0]),
    // A sample's peak need not be the highest: 4 dB are kept free.
    Case([Source(lufs: -18, peak: -6, extent: .sampled)], target: -18, gains: [0]),
    Case([Source(lufs: -18, peak: -4, extent: .sampled)], target: -19, gains: [-1]),
    // E6: no more than 20 dB either way, whatever is stored.
    Case([Source(lufs: -60, peak: -50)], target: -18, gains: [20]),
    Case([Source(lufs: -70, peak: -100)], target: -18, gains: [20]),
    Case([Source(lufs: -12, peak: -1), Source(lufs: -45, peak: 0)], target: -46, gains: [-20, -1]),
    // Unless a peak would be above −1 dBTP.
    Case([Source(lufs: 10, peak: 30)], target: -21, gains: [-31]),
  ])
  func `the target is the lowest loudness that all reach, at most -18 LUFS`(table: Case) throws {
    let levels = try levels(table.sources)
    #expect(levels.target == table.target)
    #expect(table.sources.indices.map { levels.gain(of: file($0)).decibels } == table.gains)
  }

  @Test func `what stands by is brought to the target as far as it reaches, and changes it for nobody`() throws {
    let heard = try #require(Loudness(integrated: -14, truePeak: -1, extent: .whole))
    let soft = try #require(Loudness(integrated: -30, truePeak: -15, extent: .whole))
    let peaky = try #require(Loudness(integrated: -30, truePeak: -5, extent: .whole))
    let levels = Levels(["0": heard], standby: ["1": soft, "2": peaky])
    #expect(levels.target == -18)
    #expect((0...2).map { levels.gain(of: file($0)).decibels } == [-4, 12, 4])
  }

  @Test func `what was not measured is untouched, whatever the others are`() throws {
    let levels = try levels([Source(lufs: -10, peak: -2)])
    #expect(levels.gain(of: file(7)) == .none)
    #expect(Levels.untouched.gain(of: file(0)) == .none)
    #expect(Levels([:]).target == nil)
  }

  /// Measured sources sound equally loud in every mixture, and no peak passes −1 dBTP.
  @Test func `no source is above the others or above the ceiling`() throws {
    var random = SeededGenerator(seed: 16)
    for _ in 0..<1000 {
      let sources = (0..<3).map { _ in
        let lufs = Double.random(in: -28...(-8), using: &random)
        return Source(lufs: lufs, peak: lufs + Double.random(in: 5...20, using: &random))
      }
      let levels = try levels(sources)
      let target = try #require(levels.target)
      #expect(target <= -18)
      for (number, source) in sources.enumerated() {
        let gain = levels.gain(of: file(number)).decibels
        #expect(source.peak + gain <= -1 + 1e-9)
        #expect(abs(source.lufs + gain - target) < 1e-9)
      }
    }
  }

  @Test func `silence and what is no number is no loudness`() {
    let readings: [(lufs: Double, peak: Double)] = [
      (-.infinity, -20), (-71, -50), (.nan, -1), (-20, .nan), (-20, -.infinity),
    ]
    for reading in readings {
      #expect(Loudness(integrated: reading.lufs, truePeak: reading.peak, extent: .whole) == nil)
    }
  }
}
