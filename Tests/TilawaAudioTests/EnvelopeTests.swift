import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct EnvelopeTests {
  @Test(arguments: [(1000.0, -9.0), (440, -6), (2500, -9), (50, -40), (20, -60)])
  func `what is in the band of the voice is measured, hum is not`(frequency: Double, decibels: Double) {
    let tone = sine(frequency, rate: 44_100, seconds: 1)
    let envelope = envelope(of: tone, rate: 44_100, channels: 1)
    let level = envelope.decibels(of: Hop(50))
    if frequency < 100 { #expect(level < decibels) } else { #expect(abs(level - decibels) < 3.5) }
  }

  @Test(arguments: [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000, 96_000])
  func `a second has a hundred hops, and a tone is as loud at each rate`(rate: Int) {
    let envelope = envelope(of: sine(700, rate: rate, seconds: 1.234), rate: rate, channels: 1)
    #expect(envelope.values.count == 124)
    #expect(envelope.frames == Int(1.234 * Double(rate)))
    #expect(abs(envelope.decibels(of: Hop(60)) + 9) <= 2)
  }

  @Test func `a voice on one of two channels that are each other's opposite is heard`() {
    let tone = sine(700, rate: 16_000, seconds: 0.5)
    let opposite = envelope(of: tone.flatMap { [$0, -$0] }, rate: 16_000, channels: 2)
    #expect(opposite.values == envelope(of: tone, rate: 16_000, channels: 1).values)
  }

  @Test(arguments: [1, 2, 3, 6], [16_000, 22_050, 44_100])
  func `stretches joined are the same as the whole, to the bit`(channels: Int, rate: Int) {
    let sound = noise(rate * 3 * channels)
    let whole = envelope(of: sound, rate: rate, channels: channels)
    let cuts = [0, 71, 72, 200, 300]
    let stretches = zip(cuts, cuts.dropFirst()).map { from, to in
      let meter = EnvelopeMeter(rate: rate, channels: channels, from: Hop(from))
      let end = Hop(to).firstFrame(rate: rate)
      return envelope(
        of: Array(sound[(meter.firstFrame * channels)..<(end * channels)]), with: meter, piece: 777 * channels)
    }
    #expect(Envelope.joined(stretches) == whole)
  }

  @Test func `how sound is cut into pieces changes nothing`() {
    let sound = noise(44_100)
    let whole = envelope(of: sound, rate: 44_100, channels: 2)
    for piece in [1, 13, 4096, 10_000] {
      let meter = EnvelopeMeter(rate: 44_100, channels: 2)
      #expect(envelope(of: sound, with: meter, piece: piece * 2) == whole)
    }
  }

  @Test func `what is no number does not stop the measurement`() {
    let sound = [Float](repeating: .nan, count: 1000) + [.infinity] + sine(700, rate: 16_000, seconds: 1)
    let envelope = envelope(of: sound, rate: 16_000, channels: 1)
    #expect(envelope.values.first == 0)
    #expect(abs(envelope.decibels(of: Hop(60)) + 9) <= 2)
  }

  @Test func `digital silence is the lowest value`() {
    let envelope = envelope(of: [Float](repeating: 0, count: 16_001), rate: 16_000, channels: 1)
    #expect(envelope.values == [UInt8](repeating: 255, count: 101))
  }

  @Test func `the hops of a rate that no hundred divides cover every frame once`() {
    let envelope = Envelope(rate: 11_025, frames: 11_025, values: [UInt8](repeating: 0, count: 100))
    #expect((0..<100).flatMap { envelope.frames(of: Hop($0)) } == Array(0..<11_025))
  }
}

private func envelope(of sound: [Float], rate: Int, channels: Int) -> Envelope {
  envelope(of: sound, with: EnvelopeMeter(rate: rate, channels: channels), piece: sound.count)
}

private func envelope(of sound: [Float], with meter: EnvelopeMeter, piece: Int) -> Envelope {
  sound.withUnsafeBufferPointer { sound in
    for start in stride(from: 0, to: sound.count, by: max(1, piece)) {
      meter.add(UnsafeBufferPointer(rebasing: sound[start..<min(sound.count, start + piece)]))
    }
  }
  return meter.finish()
}

private func sine(_ frequency: Double, rate: Int, seconds: Double) -> [Float] {
  (0..<Int(seconds * Double(rate))).map { 0.5 * Float(sin(2 * .pi * frequency * Double($0) / Double(rate))) }
}

private func noise(_ count: Int) -> [Float] {
  var state: UInt64 = 1
  return (0..<count).map { _ in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Float(Int32(truncatingIfNeeded: state >> 32)) / 4_294_967_296
  }
}
