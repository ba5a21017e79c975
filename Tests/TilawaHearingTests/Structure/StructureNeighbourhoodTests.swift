import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct StructureNeighbourhoodTests {
  private let parameters = AlignmentParameters()
  private let hopsInFrame = 8

  @Test(arguments: [[1, 2, 3, 4, 5, 6], [1, 2, 2, 3, 6], [1, 2, 21, 22, 3, 4, 3, 4, 5, 6]])
  func `around the cheapest way of all, the cheapest is the same`(recited: [Int]) throws {
    let recording = try frames(SungAyat(pace: 0.23).recording(recited).sound)
    let reference = try reference([1, 2, 3, 4, 5, 6])
    let field = StructureField(recording, reference, hopsInFrame: hopsInFrame, parameters)
    let whole = StructureTrace(StructureSweep(field), field)
    let near = StructureNeighbourhood(visits(whole, recording, reference), reach: 200, reference)
    let part = StructureField(
      recording, reference, hopsInFrame: hopsInFrame, lookingAt: near.columns, parameters)
    #expect(part.starts.contains { $0.places.count < reference.count / 2 })
    let again = StructureTrace(StructureSweep(part), part)
    #expect(again.phrases.map(\.columns) == whole.phrases.map(\.columns))
    #expect(again.phrases.map(\.rows) == whole.phrases.map(\.rows))
  }

  @Test(arguments: 1...20)
  func `a ranked value is the one at its place in order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      Float(Int.random(in: 0...30, using: &generator)) / 7
    }
    for rank in values.indices {
      var parted = values
      #expect(parted.value(ranked: rank) == values.sorted()[rank])
    }
  }

  private func visits(
    _ trace: StructureTrace, _ recording: SpokenFrames, _ reference: SpokenFrames
  ) -> [StructureNeighbourhood.Visit] {
    var last = 0
    return trace.phrases.map { phrase in
      let columns = phrase.columns ?? last..<last
      defer { last = columns.upperBound }
      return StructureNeighbourhood.Visit(
        hops: recording.start(of: phrase.rows.lowerBound)..<recording.start(of: phrase.rows.upperBound),
        places: reference.place(of: min(last, columns.lowerBound))...reference.place(of: max(last, columns.upperBound)))
    }
  }

  private func frames(_ sound: [Float], ends: [Int] = []) throws -> SpokenFrames {
    let heard = try spectrum(sound)
    return SpokenFrames(
      heard, speech: SpeechParts(heard, parameters).speech, ends: ends, hopsInFrame: Double(hopsInFrame), .phonetic,
      parameters)
  }

  private func reference(_ ayat: [Int]) throws -> SpokenFrames {
    let parts = ayat.map { SungAyat.pause(0.1) + SungAyat().ayah($0) + SungAyat.pause(0.2) }
    var ends: [Int] = []
    for part in parts { ends.append((ends.last ?? 0) + part.count / parameters.hop) }
    return try frames(parts.flatMap { $0 }, ends: ends)
  }

  private func spectrum(_ sound: [Float]) throws -> VoiceSpectrum {
    var meter = try SpectrumMeter(from: 0, parameters)
    sound.withUnsafeBufferPointer { meter.add($0) }
    return meter.finish(at: sound.count / parameters.hop)
  }
}
