import Foundation
import Testing
import TilawaAudio
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct SpectrumTests {
  private let parameters = AlignmentParameters()

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
    MelFilterbank(parameters).logEnergies(of: power, into: &energies)
    let sums = energies.map { exp($0) }
    #expect(sums.count { $0 > 1e-3 } == 2)
    #expect(abs(sums.reduce(0, +) - 1) < 1e-3)
  }

  @Test func `cepstra of a flat spectrum are nothing, and its mean is what it is`() {
    var row = [Float](repeating: 9, count: 13)
    CosineTransform(bands: 24, cepstra: 12).apply([Float](repeating: -3, count: 24), into: &row)
    #expect(row.dropLast().allSatisfy { abs($0) < 1e-5 })
    #expect(abs((row.last ?? 0) + 3) < 1e-5)
  }

  @Test func `cepstra of a cosine are one of them`() {
    let energies = (0..<24).map { Float(cos(Double.pi * 2 * (Double($0) + 0.5) / 24)) }
    var row = [Float](repeating: 9, count: 13)
    CosineTransform(bands: 24, cepstra: 12).apply(energies, into: &row)
    // sqrt(2 / 24) * Σ cos² = sqrt(2 / 24) * 12
    #expect(abs(row[1] - Float((2.0 / 24).squareRoot() * 12)) < 1e-4)
    #expect(row.enumerated().allSatisfy { $0 == 1 || abs($1) < 1e-4 })
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

  @Test func `the level of a tone is its mean square, whatever its pitch`() throws {
    for hertz in [300.0, 1000, 3000] {
      let tone = (0..<16_000).map { Float(0.5 * sin(2 * .pi * hertz * Double($0) / 16_000)) }
      let heard = try spectrum(of: tone)
      // 0.5² / 2 is −9.03 dB: 18 half decibels.
      #expect(heard.levels[20..<80].allSatisfy { abs(Int($0) - 18) <= 1 }, "\(hertz) Hz: \(heard.levels[50])")
    }
  }

  @Test func `pieces of any length give the same`() throws {
    let sound = Sound.glide(frames: 16_000)
    let whole = try spectrum(of: sound)
    var meter = try SpectrumMeter(from: 0, parameters)
    for start in stride(from: 0, to: sound.count, by: 777) {
      Array(sound[start..<min(sound.count, start + 777)]).withUnsafeBufferPointer { meter.add($0) }
    }
    #expect(meter.finish(at: 100) == whole)
    #expect(whole.count == 100)
  }

  @Test func `a stretch of a file is what the whole file has there`() throws {
    let folder = try ScratchFolder()
    let path = folder.file("glide.wav")
    try Sound.write(Sound.glide(frames: 44_100 * 70), rate: 44_100, channels: 1, to: path)
    let file = try AudioProbe.measure(path)
    let reader = SpectrumReader(parameters)
    let whole = try reader.read([[AudioSlice(whole: file)]])[0]
    let part = try reader.read([[AudioSlice(file: file, start: 44_100 * 20, end: 44_100 * 30)]])[0]
    #expect(whole.count == 7000)
    #expect(part.count == 1000)
    #expect(part.levels == Array(whole.levels[2000..<3000]))
    let width = 13
    let same = zip(part.values, whole.values[2000 * width..<3000 * width]).allSatisfy { abs($0 - $1) < 1e-2 }
    #expect(same)
  }

  private func spectrum(of sound: [Float]) throws -> VoiceSpectrum {
    var meter = try SpectrumMeter(from: 0, parameters)
    sound.withUnsafeBufferPointer { meter.add($0) }
    return meter.finish(at: sound.count / 160)
  }
}
