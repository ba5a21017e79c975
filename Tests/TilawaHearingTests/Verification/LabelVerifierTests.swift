import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaHearing

@Suite struct LabelVerifierTests {
  /// Twelve ayat, as another voice sings them.
  private func reference(_ numbers: [Int] = Array(1...12)) throws -> PassageReference {
    PassageReference(try numbers.map { try spectrum(SungAyat().ayah($0) + SungAyat.pause(0.3)) })
  }

  /// The same, somewhat slower, and the stretch of each.
  private func recording() throws -> (heard: MFCCSequence, stretches: [Range<Int>]) {
    let (sound, starts) = SungAyat(pace: 0.24, height: 1.04).recording(Array(1...12))
    let hops = starts.map { Int($0 * 100) - 5 } + [sound.count / 160]
    return (try spectrum(sound), zip(hops, hops.dropFirst()).map { $0..<$1 })
  }

  private func verdicts(_ pieces: [Int], by reference: PassageReference) throws -> [LabelVerifier.Verdict] {
    let (heard, stretches) = try recording()
    let labels = zip(stretches, pieces).map { LabelVerifier.Label(hops: Range<Hop>($0), piece: $1) }
    return LabelVerifier().verify(heard, labels, by: reference)
  }

  // T-F3.6
  @Test func `right labels are right`() throws {
    let found = try verdicts(Array(0..<12), by: reference())
    #expect(found.map(\.kind) == Array(repeating: .right, count: 12))
  }

  // T-F3.6
  @Test func `of wrong ones the likelier is told, beside them and elsewhere`() throws {
    // The second and third are swapped, and the last says what the first does.
    let found = try verdicts([0, 2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 0], by: reference())
    let wrong = found.indices.filter { found[$0].kind == .wrong }
    #expect(wrong == [1, 2, 11])
    #expect(wrong.map { found[$0].nearest } == [1, 2, 11])
  }

  @Test func `a stretch without speech is not known`() throws {
    let (heard, _) = try recording()
    let found = LabelVerifier().verify(heard, [.init(hops: Hop(0)..<Hop(60), piece: 0)], by: try reference())
    #expect(found.map(\.kind) == [.unknown])
  }

  @Test func `a reference of one piece says nothing`() throws {
    let (heard, stretches) = try recording()
    let found = LabelVerifier().verify(heard, [.init(hops: Range<Hop>(stretches[0]), piece: 0)], by: try reference([1]))
    #expect(found.map(\.kind) == [.unknown])
  }
}

private func spectrum(_ sound: [Float]) throws -> MFCCSequence {
  let parameters = FeatureParameters()
  var meter = try MFCCExtractor(from: 0, parameters)
  sound.withUnsafeBufferPointer { meter.add($0) }
  return meter.finish(at: sound.count / parameters.hop)
}
