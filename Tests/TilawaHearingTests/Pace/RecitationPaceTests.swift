import Testing

@testable import TilawaHearing

// Q-RE4
/// The pace of a recitation, and the hops for it.
struct RecitationPaceTests {
  @Test func `the pace is the median of words that follow each other`() throws {
    let words = (0..<21).map { _ in (seconds: 0.6, units: 6) } + [(seconds: 9.0, units: 1), (seconds: 2.0, units: 2)]
    #expect(try #require(RecitationPace(words)).secondsPerUnit == 0.6 / 6)
  }

  @Test func `few words tell no pace`() {
    #expect(RecitationPace((0..<19).map { _ in (seconds: 0.6, units: 6) }) == nil)
    #expect(RecitationPace((0..<40).map { _ in (seconds: 3.0, units: 6) }) == nil)
    #expect(RecitationPace((0..<40).map { _ in (seconds: 0.6, units: 0) }) == nil)
    #expect(RecitationPace([]) == nil)
  }

  @Test(arguments: [(0.2, 160), (0.127, 160), (0.105, 120), (0.09, 103), (0.02, 102)])
  func `hops are shorter for who is fast, within bounds`(seconds: Double, hop: Int) throws {
    let model = try TinyModel().model()
    let paced = RecitationPace(secondsPerUnit: seconds).fit(model)
    #expect(paced.features.hop == hop && paced.samplesInFrame == hop * model.hopsInFrame)
  }
}
