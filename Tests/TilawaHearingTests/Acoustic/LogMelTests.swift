import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct LogMelTests {
  @Test func `log energies are those of the definition`() throws {
    let sound = Sound.glide(frames: 1000)
    let found = try hops(of: sound)
    #expect(found.count == 4 * 64)
    for hop in 0..<4 { #expect(difference(Array(found[hop * 64..<hop * 64 + 64]), definition(sound, hop)) < 1e-3) }
  }

  @Test func `silence is the floor, and so is what is no number`() throws {
    for value: Float in [0, .nan, .infinity] {
      let found = try hops(of: Array(repeating: value, count: 560))
      #expect(found.count == 2 * 64)
      #expect(difference(found, Array(repeating: log(1e-5), count: 128)) < 1e-4)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (399, 1), (400, 1), (559, 1), (560, 2), (16_000, 98)])
  func `a hop has a whole window, or is the only one`(samples: Int, count: Int) throws {
    #expect(try hops(of: Sound.glide(frames: samples)).count == count * 64)
  }

  @Test(arguments: [1, 159, 401, 5000]) func `pieces of any length give the same`(length: Int) throws {
    let sound = Sound.glide(frames: 8000)
    #expect(try hops(of: sound, length) == hops(of: sound))
  }

  // The mean by hand: hops of 0, 1, 2 ... in all bands.
  @Test(arguments: [
    (3, 0, 5, [-1.0, 0, 1, 1, 1]), (3, 1, 5, [-1.0, 0, 0, 0, 1]), (9, 4, 5, [-2.0, -1, 0, 1, 2]),
    (1, 0, 3, [0.0, 0, 0]),
  ])
  func `the mean of a window that moves is subtracted`(window: Int, ahead: Int, count: Int, expected: [Double]) {
    let hops = (0..<count).flatMap { [Float](repeating: Float($0), count: 64) }
    let found = normalised(hops, window, ahead, piece: count)
    #expect(difference(found, expected.flatMap { [Double](repeating: $0 / 3, count: 64) }) < 1e-6)
  }

  @Test(arguments: [1, 7, 100]) func `the mean does not depend on pieces`(piece: Int) {
    let hops = noise(400)
    #expect(normalised(hops, 50, 20, piece: piece) == normalised(hops, 50, 20, piece: 400))
  }

  @Test(arguments: [50, 400]) func `zeros around a sound do not change how it is heard`(padding: Int) throws {
    let silence = try hops(of: [Float](repeating: 0, count: padding * 160))
    let sound = noise(100)
    let padded = normalised(silence + sound + silence, 6000, 3000, piece: 64)
    let found = Array(padded[silence.count..<silence.count + sound.count])
    let expected = normalised(sound, 6000, 3000, piece: 64).map { Double($0) }
    #expect(difference(found, expected) < 1e-5)
    let nothing = normalised(silence, 6000, 3000, piece: 64)
    #expect(nothing.allSatisfy { $0 == 0 })
  }

  private func normalised(_ hops: [Float], _ window: Int, _ ahead: Int, piece: Int) -> [Float] {
    var normaliser = MeanNormaliser(window: window, ahead: ahead)
    var found: [Float] = []
    for start in stride(from: 0, to: hops.count, by: piece * 64) {
      normaliser.add(Array(hops[start..<min(hops.count, start + piece * 64)]), to: &found)
    }
    normaliser.finish(to: &found)
    return found
  }

  private func hops(of sound: [Float], _ piece: Int = 16_384) throws -> [Float] {
    var extractor = try LogMelExtractor()
    var found: [Float] = []
    for start in stride(from: 0, to: sound.count, by: piece) {
      Array(sound[start..<min(sound.count, start + piece)]).withUnsafeBufferPointer { extractor.add($0, to: &found) }
    }
    extractor.finish(to: &found)
    return found
  }

  /// ln(Σ_k w_bk |X_k|² + 1e-5) by sums, with the triangles from the mel scale itself.
  private func definition(_ sound: [Float], _ hop: Int) -> [Double] {
    let power = (0...256).map { bin in
      var (real, imaginary) = (0.0, 0.0)
      for n in 0..<400 {
        let value = Double(sound[hop * 160 + n]) * (0.5 - 0.5 * cos(2 * .pi * Double(n) / 399))
        real += value * cos(2 * .pi * Double(bin * n) / 512)
        imaginary -= value * sin(2 * .pi * Double(bin * n) / 512)
      }
      return real * real + imaginary * imaginary
    }
    func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
    let edges = (0...65).map { index in
      700 * (pow(10, (mel(20) + (mel(8000) - mel(20)) * Double(index) / 65) / 2595) - 1)
    }
    return (0..<64).map { band in
      let energy = power.indices.reduce(0.0) { sum, bin in
        let hertz = Double(bin) * 31.25
        let rising = (hertz - edges[band]) / (edges[band + 1] - edges[band])
        let falling = (edges[band + 2] - hertz) / (edges[band + 2] - edges[band + 1])
        return sum + max(0, min(rising, falling)) * power[bin]
      }
      return log(energy + 1e-5)
    }
  }
}
