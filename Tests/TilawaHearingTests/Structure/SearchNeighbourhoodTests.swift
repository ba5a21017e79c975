import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct SearchNeighbourhoodTests {
  private let parameters = AlignmentParameters()
  private let hopsInFrame = 8

  @Test(arguments: [[1, 2, 3, 4, 5, 6], [1, 2, 2, 3, 6], [1, 2, 21, 22, 3, 4, 3, 4, 5, 6]])
  func `around the cheapest way of all, the cheapest is the same`(recited: [Int]) throws {
    let recording = try frames(SungAyat(pace: 0.23).recording(recited).sound)
    let reference = try reference([1, 2, 3, 4, 5, 6])
    let trellis = ViterbiTrellis(recording, reference, hopsInFrame: hopsInFrame, parameters)
    let whole = ViterbiBacktrack(SegmentalViterbi(trellis), trellis)
    let near = SearchNeighbourhood(visits(whole, recording, reference), reach: 200, reference)
    let part = ViterbiTrellis(
      recording, reference, hopsInFrame: hopsInFrame, lookingAt: near.columns, parameters)
    #expect(part.starts.contains { $0.places.count < reference.count / 2 })
    let again = ViterbiBacktrack(SegmentalViterbi(part), part)
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
    _ trace: ViterbiBacktrack, _ recording: SpeechFrames, _ reference: SpeechFrames
  ) -> [SearchNeighbourhood.Visit] {
    var last = 0
    return trace.phrases.map { phrase in
      let columns = phrase.columns ?? last..<last
      defer { last = columns.upperBound }
      return SearchNeighbourhood.Visit(
        hops: recording.start(of: phrase.rows.lowerBound)..<recording.start(of: phrase.rows.upperBound),
        places: reference.place(of: min(last, columns.lowerBound))...reference.place(of: max(last, columns.upperBound)))
    }
  }

  private func frames(_ sound: [Float], ends: [Int] = []) throws -> SpeechFrames {
    let heard = try spectrum(sound)
    return SpeechFrames(
      heard, speech: heard.speech(parameters.features), ends: ends, hopsInFrame: Double(hopsInFrame), .lda,
      parameters.features)
  }

  private func reference(_ ayat: [Int]) throws -> SpeechFrames {
    let parts = ayat.map { SungAyat.pause(0.1) + SungAyat().ayah($0) + SungAyat.pause(0.2) }
    var ends: [Int] = []
    for part in parts { ends.append((ends.last ?? 0) + part.count / parameters.features.hop) }
    return try frames(parts.flatMap { $0 }, ends: ends)
  }

  private func spectrum(_ sound: [Float]) throws -> MFCCSequence {
    var meter = try MFCCExtractor(from: 0, parameters.features)
    sound.withUnsafeBufferPointer { meter.add($0) }
    return meter.finish(at: sound.count / parameters.features.hop)
  }
}
