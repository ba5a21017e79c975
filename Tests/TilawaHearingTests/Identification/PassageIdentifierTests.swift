import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct PassageIdentifierTests {
  private let parameters = IdentificationParameters()
  /// A hundred sung ayat, of 2.8 s each; made once, for it takes a while.
  private static let made = Result {
    var acousticIndex = AcousticIndex()
    acousticIndex.append(
      try (1...100).map { try spectrum(SungAyat.pause(0.1) + SungAyat().ayah($0) + SungAyat.pause(0.2)) },
      IdentificationParameters())
    return acousticIndex
  }
  private let acousticIndex: AcousticIndex

  init() throws { acousticIndex = try Self.made.get() }

  private func find(_ sound: [Float]) throws -> [FoundStretch] {
    try PassageIdentifier(acousticIndex).find(in: spectrum(sound))
  }

  // T-F3.6
  @Test(arguments: [0.17, 0.2, 0.27])
  func `the ayat of a recitation of another pace and voice are found`(pace: Double) throws {
    let sound = SungAyat(pace: pace, height: 1.04).recording([31, 32, 33, 34, 35]).sound
    let found = try #require(try find(sound).first)
    #expect(found.pieces.pieces == 30..<35)
    #expect(found.pieces.first == .whole)
    #expect(found.pieces.last == .whole)
    #expect(found.confidence >= parameters.sure)
  }

  // T-F3.6
  @Test func `a clip that begins and ends inside ayat says so`() throws {
    let sound = SungAyat(height: 1.04).recording([40, 41, 42, 43, 44]).sound
    // From the middle of the first to the middle of the last.
    let found = try #require(try find(Array(sound[Int(2.2 * 16_000)..<sound.count - Int(2.2 * 16_000)])).first)
    #expect(found.pieces.pieces == 39..<44)
    #expect(found.pieces.first == .partial)
    #expect(found.pieces.last == .partial)
  }

  // T-F3.6
  @Test func `several passages with something else between come in their order`() throws {
    let voice = SungAyat(height: 0.97)
    let sound =
      voice.recording(Array(71...80)).sound + SungAyat.pause(5)
      + SungAyat(height: 1.1).recording([201, 202, 203, 204, 205, 206]).sound
      + SungAyat.pause(5) + voice.recording(Array(11...20)).sound
    let found = try find(sound).filter { $0.confidence >= parameters.sure }
    #expect(found.map(\.pieces.pieces).filter { $0.count > 3 } == [70..<80, 10..<20])
    #expect(found.count == 2)
  }

  // T-F3.6
  @Test(arguments: [1, 2, 3, 4])
  func `what stands beside a passage in its windows is not claimed with it`(strangers: Int) throws {
    let (voice, other) = (SungAyat(height: 1.04), SungAyat(height: 0.96))
    let sound =
      other.recording(Array(201..<201 + strangers)).sound + voice.recording(Array(51...60)).sound
      + other.recording(Array(301..<301 + strangers)).sound
    let found = try find(sound).filter { $0.confidence >= parameters.sure }
    let stretch = try #require(found.first)
    #expect(found.count == 1)
    // An edge that is off is said to be doubtful.
    let pieces = stretch.pieces
    #expect(pieces.pieces.lowerBound == 50 || pieces.first == .doubtful && (49...51).contains(pieces.pieces.lowerBound))
    #expect(pieces.pieces.upperBound == 60 || pieces.last == .doubtful && (59...61).contains(pieces.pieces.upperBound))
    let start = 3.6 * Double(strangers) + 1.6
    #expect(abs(Double(stretch.hops.lowerBound.index) / 100 - start) < 2)
    #expect(abs(Double(stretch.hops.upperBound.index) / 100 - (start + 35.2)) < 2)
  }

  // T-F3.6
  @Test(arguments: [1, 2, 3])
  func `talk before a passage is not taken for what stands before it in the print`(strangers: Int) throws {
    var broken = acousticIndex.picking(0..<40)
    broken.append(acousticIndex.picking(70..<100), .breaks)
    let sound =
      SungAyat(height: 0.96).recording(Array(201..<201 + strangers)).sound
      + SungAyat(height: 1.04).recording(Array(71...80)).sound
    let found = try PassageIdentifier(broken).find(in: spectrum(sound)).filter { $0.confidence >= parameters.sure }
    let stretch = try #require(found.first)
    #expect(found.count == 1)
    #expect(stretch.pieces.pieces == 40..<50)
    #expect(abs(Double(stretch.hops.lowerBound.index) / 100 - (3.6 * Double(strangers) + 1.6)) < 2)
  }

  // T-F3.6
  @Test(arguments: [5, 6, 7])
  func `passages that follow each other without a silence are parted where they join`(count: Int) throws {
    let voice = SungAyat(height: 1.03)
    let sound = voice.recording(Array(11..<11 + count)).sound + voice.recording(Array(71..<71 + count)).sound
    let found = try find(sound).filter { $0.confidence >= parameters.sure }
    #expect(found.count == 2)
    let edges = found.map { ($0.pieces.pieces, $0.pieces.first, $0.pieces.last) }
    for ((pieces, first, last), low) in zip(edges, [10, 70]) {
      #expect(pieces.lowerBound == low || first == .doubtful && abs(pieces.lowerBound - low) == 1)
      #expect(pieces.upperBound == low + count || last == .doubtful && abs(pieces.upperBound - low - count) == 1)
    }
  }

  // T-F3.6
  @Test func `what is not in the index is not recognised`() throws {
    for seed in 0..<2 {
      let others = Array(201 + 10 * seed..<206 + 10 * seed)
      let found = try find(SungAyat(height: 1.02).recording(others).sound)
      #expect(found.allSatisfy { $0.confidence < parameters.sure })
    }
  }

  // T-F3.6
  @Test func `among few ayat as much is recognised, and no more is claimed`() throws {
    let few = acousticIndex.picking(30..<46)
    let sound = SungAyat(pace: 0.22, height: 1.04).recording([33, 34, 35, 36, 37]).sound
    let found = try PassageIdentifier(few).find(in: spectrum(sound)).filter { $0.confidence >= parameters.sure }
    #expect(found.map(\.pieces.pieces) == [2..<7])
    var claimed: [FoundStretch] = []
    for seed in 0..<3 {
      let others = Array(201 + 10 * seed..<206 + 10 * seed)
      claimed += try PassageIdentifier(few).find(in: spectrum(SungAyat(height: 1.02).recording(others).sound))
    }
    #expect(claimed.allSatisfy { $0.confidence < parameters.sure })
  }

  // T-F3.6
  @Test func `silence, noise and a steady tone are nothing`() throws {
    let tone = (0..<15 * 16_000).map { 0.3 * sinf(Float($0) * 2 * .pi * 440 / 16_000) }
    let noise = SungAyat.pause(15, level: 0.3)
    for sound in [[Float](repeating: 0, count: 15 * 16_000), SungAyat.pause(15), noise, tone, []] {
      #expect(try find(sound).allSatisfy { $0.confidence < parameters.sure })
    }
  }

  @Test func `less than two seconds of speech is not looked for`() throws {
    #expect(try find(SungAyat.pause(1) + SungAyat().ayah(5, sounds: 6) + SungAyat.pause(1)).isEmpty)
  }

  @Test func `the same sound gives the same answer`() throws {
    let sound = SungAyat(pace: 0.23, height: 0.95).recording(Array(30...36)).sound
    let first = try find(sound)
    #expect(try find(sound) == first)
  }

  @Test func `a reference in which ayat are missing claims none over the gap`() throws {
    var broken = acousticIndex.picking(0..<30)
    broken.append(acousticIndex.picking(36..<100), .breaks)
    let sound = SungAyat(height: 1.03).recording(Array(25...42)).sound
    let found = try PassageIdentifier(broken).find(in: spectrum(sound))
    for stretch in found where stretch.confidence >= parameters.sure {
      #expect(stretch.pieces.pieces.upperBound <= 30 || stretch.pieces.pieces.lowerBound >= 30)
    }
  }
}

@Suite struct SpeechWindowsTests {
  private let parameters = IdentificationParameters()

  @Test func `speech is cut in pauses into windows of about the same length`() {
    let speech = stride(from: 0, to: 12_000, by: 400).map { $0..<$0 + 300 }
    let windows = SpeechWindows(speech, parameters.windows).hops
    #expect(windows.count == 6)
    #expect(windows.first?.lowerBound == 0)
    #expect(windows.last?.upperBound == 11_900)
    for (window, next) in zip(windows, windows.dropFirst()) {
      #expect(window.upperBound == next.lowerBound)
      #expect(next.lowerBound % 400 == 0)
    }
  }

  @Test func `a long silence parts, unless too little is said beside it`() {
    let speech = [0..<1000, 1500..<2500, 3000..<3100]
    #expect(SpeechWindows(speech, parameters.windows).hops == [0..<1000, 1500..<3100])
    #expect(SpeechWindows([0..<100, 900..<1900], parameters.windows).hops == [0..<1900])
    #expect(SpeechWindows([], parameters.windows).hops.isEmpty)
  }
}

private func spectrum(_ sound: [Float]) throws -> MFCCSequence {
  let parameters = FeatureParameters()
  var meter = try MFCCExtractor(from: 0, parameters)
  sound.withUnsafeBufferPointer { meter.add($0) }
  return meter.finish(at: sound.count / parameters.hop)
}
