import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

// T-F2.2
@Suite struct TimeStretcherTests {
  static let speeds = Speed.tried.filter { $0 != .normal }
  static let rate = 16_000

  @Test(arguments: speeds, [0, 1, 2, 3, 999, 1024, 4097, 30_001])
  func `a stream has exactly the frames that are due`(speed: Speed, frames: Int) throws {
    #expect(try stretch(Self.tone(frames: frames), at: speed).count == speed.frames(frames))
  }

  @Test(arguments: speeds)
  func `two channels keep their frames together`(speed: Speed) throws {
    let mono = Self.tone(frames: 20_000)
    let both = try stretch(mono.flatMap { [$0, $0] }, at: speed, channels: 2)
    #expect(both.count == 2 * speed.frames(20_000))
    #expect(stride(from: 0, to: both.count, by: 2).allSatisfy { abs(both[$0] - both[$0 + 1]) < 1e-4 })
  }

  @Test(arguments: speeds)
  func `how sound comes in changes nothing`(speed: Speed) throws {
    let sound = clicks(in: 30_001)
    let whole = try stretch(sound, at: speed)
    var random = SeededGenerator(seed: 1)
    let pieces = try stretch(sound, at: speed, chunk: { Int.random(in: 1...3000, using: &random) })
    #expect(whole == pieces)
  }

  @Test(arguments: speeds)
  func `a stretcher that was cleared is a new one`(speed: Speed) throws {
    let sound = clicks(in: 20_000)
    var stretcher = try TimeStretcher(speed: speed, rate: Self.rate, channels: 1)
    let first = try run(&stretcher, sound)
    try stretcher.clear()
    let second = try run(&stretcher, sound)
    #expect(first == second)
  }

  @Test(arguments: speeds)
  func `silence stays silence`(speed: Speed) throws {
    let output = try stretch([Float](repeating: 0, count: 30_000), at: speed)
    #expect(output.allSatisfy { $0 == 0 })
  }

  @Test(arguments: speeds, [110.0, 203.0, 380.0])
  func `a tone keeps its pitch and its level`(speed: Speed, pitch: Double) throws {
    let sound = Self.tone(frames: 64_000, pitch: pitch)
    let output = try stretch(sound, at: speed)
    let middle = Array(output[4000..<(output.count - 4000)])
    #expect(abs(frequency(of: middle) / pitch - 1) < 0.005)
    #expect(abs(20 * log10(level(of: middle) / level(of: sound))) < 0.5)
  }

  /// A millisecond is a step at the end; nothing else is lost of it.
  @Test(arguments: speeds, [16_000, 16_777, 20_123])
  func `sound goes on to its last millisecond`(speed: Speed, frames: Int) throws {
    let sound = Self.tone(frames: frames)
    let output = try stretch(sound, at: speed)
    let period = Self.rate / 203
    let last = Array(output.dropLast(Self.rate / 1000).suffix(period))
    #expect(abs(20 * log10(level(of: last) / level(of: sound))) < 1.5)
  }

  /// T-F2.2: a boundary stands at round(position ÷ speed), to within 2 ms of the sound.
  @Test(arguments: speeds)
  func `ten minutes on, sound still begins where it is due`(speed: Speed) throws {
    let output = try stretch(Self.tenMinutes.sound, at: speed, rate: Self.tenMinutes.rate)
    for start in Self.tenMinutes.starts {
      let due = speed.frames(start)
      let onset = try #require(((due - 800)..<(due + 800)).first { abs(output[$0]) > 0.1 })
      #expect(abs(onset - due) <= Self.tenMinutes.rate / 500, "\(start): \(onset - due)")
    }
  }

  /// Noise that is repeated or dropped must not carry the onset with it.
  @Test(arguments: speeds)
  func `an onset in noise stands where it is due`(speed: Speed) throws {
    var random = SeededGenerator(seed: 7)
    var sound = (0..<320_000).map { _ in Float.random(in: -0.002...0.002, using: &random) }
    let starts = (1..<19).map { $0 * 16_000 + $0 * 317 }
    for start in starts { Self.place(Self.tone(frames: 4000), at: start, in: &sound) }
    let output = try stretch(sound, at: speed)
    // Beside the normal speed a period is dropped or repeated rarely, and an onset may wait for one (decision 0169).
    let limit = abs(speed.twentieths - 20) == 1 ? Self.rate / 250 : Self.rate / 500
    for start in starts {
      let due = speed.frames(start)
      let onset = try #require(((due - 800)..<(due + 800)).first { abs(output[$0]) > 0.1 })
      #expect(abs(onset - due) <= limit, "\(start): \(onset - due)")
    }
  }

  @Test(arguments: speeds)
  func `sound beyond full scale is not cut off`(speed: Speed) throws {
    let sound = Self.tone(frames: 16_000).map { $0 * 6 }
    let output = try stretch(sound, at: speed)
    #expect(abs(20 * log10(level(of: output) / level(of: sound))) < 0.5)
  }

  @Test(arguments: speeds, [Float.greatestFiniteMagnitude, -1e30, .leastNonzeroMagnitude])
  func `whatever comes in, what goes out is finite, and the end is as it was`(speed: Speed, sample: Float) throws {
    let wild = [Float](repeating: sample, count: 2000) + [Float](repeating: 0, count: 30_000)
    let output = try stretch(wild, at: speed)
    #expect(output.allSatisfy { $0.isFinite })
    #expect(output.suffix(4000).allSatisfy { abs($0) < 0.01 })
  }

  // MARK: - Made sound

  /// A second of one tone or another, two of silence, and so on; `starts` are what is looked for.
  private static let tenMinutes: (sound: [Float], starts: [Int], rate: Int) = {
    let rate = 8000
    let starts = [1.003, 60.5, 599.107].map { Int($0 * Double(rate)) }
    var sound = [Float](repeating: 0, count: 601 * rate)
    for second in stride(from: 2, to: 599, by: 3) where second != 59 {
      place(tone(frames: rate, pitch: Double(90 + second)), at: second * rate, in: &sound)
    }
    for start in starts { place(tone(frames: 2000), at: start, in: &sound) }
    return (sound, starts, rate)
  }()

  private static func tone(frames: Int, pitch: Double = 203) -> [Float] {
    (0..<frames).map { Float(0.25 * cos(2 * .pi * pitch * Double($0) / Double(rate))) }
  }

  private func clicks(in frames: Int) -> [Float] {
    (0..<frames).map { $0 % 1777 == 5 ? 0.9 : Float(($0 &* 7919) % 211) / 4000 }
  }

  private static func place(_ sound: [Float], at start: Int, in target: inout [Float]) {
    target.replaceSubrange(start..<(start + sound.count), with: sound)
  }

  // MARK: - Measures

  private func level(of sound: [Float]) -> Double {
    (sound.reduce(0) { $0 + Double($1) * Double($1) } / Double(sound.count)).squareRoot()
  }

  /// Count from the first to the last time that the sound rises through zero.
  private func frequency(of sound: [Float]) -> Double {
    let rises = sound.indices.dropFirst().filter { sound[$0 - 1] < 0 && sound[$0] >= 0 }
    guard let first = rises.first, let last = rises.last, last > first else { return 0 }
    return Double(rises.count - 1) * Double(Self.rate) / Double(last - first)
  }

  // MARK: - Running

  private func stretch(
    _ sound: [Float], at speed: Speed, rate: Int = Self.rate, channels: Int = 1, chunk: () -> Int = { 4096 }
  ) throws -> [Float] {
    var stretcher = try TimeStretcher(speed: speed, rate: rate, channels: channels)
    return try run(&stretcher, sound, chunk: chunk)
  }

  private func run(_ stretcher: inout TimeStretcher, _ sound: [Float], chunk: () -> Int = { 4096 }) throws -> [Float] {
    var output: [Float] = []
    var room = [Float](repeating: 0, count: 4096)
    var position = 0
    while true {
      let next = min(sound.count, position + chunk() * stretcher.channels)
      let (taken, given) = try sound[position..<next].withUnsafeBufferPointer { input in
        try room.withUnsafeMutableBufferPointer { room in
          try stretcher.process(position == sound.count ? nil : input, into: room)
        }
      }
      output += room[..<(given * stretcher.channels)]
      guard given > 0 || position < sound.count else { return output }
      position += taken * stretcher.channels
    }
  }
}

extension Speed {
  /// The quarters, and speeds next to those at which the stretcher does something else.
  static let tried = ["0.5", "0.55", "0.75", "0.95", "1", "1.05", "1.25", "1.5", "1.75", "1.95", "2"].compactMap {
    Speed($0)
  }
}
