import Foundation
import Testing

@testable import TilawaHearing

@Suite struct SpectrumTests {
  // mel(f) = 2595 log10(1 + f / 700), worked out by hand: mel(100) = 150.489, mel(3800) = 2097.306; steps of 77.873.
  @Test func `bands lie evenly on the mel scale`() {
    let edges = MelFilterbank.edges(24, from: 100, to: 3800)
    #expect(edges.count == 26)
    let expected = [0: 100.0, 1: 157.2, 12: 1132.9, 24: 3499.6, 25: 3800]
    for (place, hertz) in expected { #expect(abs(edges[place] - hertz) < 1, "edge \(place) is \(edges[place])") }
  }

  @Test func `a bin gives its energy to two bands, in all once`() {
    // 1000 Hz is bin 32 of 512 at 16 kHz.
    var power = [Float](repeating: 0, count: 257)
    power[32] = 1
    var energies = [Float](repeating: 0, count: 24)
    MelFilterbank(bands: 24, from: 100, to: 3800, rate: 16_000, transform: 512).energies(of: power, into: &energies)
    #expect(energies.count { $0 > 1e-3 } == 2)
    #expect(abs(energies.reduce(0, +) - 1) < 1e-3)
  }

  @Test func `a transform is that of its definition`() throws {
    let samples = (0..<16).map { Float(sin(Double($0) * 0.7) + 0.3 * Double($0 % 3)) }
    var power = [Float](repeating: 0, count: 9)
    try FourierTransform(size: 16).power(of: samples, into: &power)
    for bin in 0...8 {
      var (real, imaginary) = (0.0, 0.0)
      for (n, sample) in samples.enumerated() {
        real += Double(sample) * cos(2 * .pi * Double(bin * n) / 16)
        imaginary -= Double(sample) * sin(2 * .pi * Double(bin * n) / 16)
      }
      #expect(abs(Double(power[bin]) - (real * real + imaginary * imaginary)) < 1e-3)
    }
  }
}
