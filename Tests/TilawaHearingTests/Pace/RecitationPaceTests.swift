import Testing

@testable import TilawaHearing

// Q-RE4
/// The pace of a recitation, and the hops for it.
struct RecitationPaceTests {
  private func words(_ count: Int, seconds: Double = 0.6, units: Int = 6) -> [RecitationPace.Word] {
    (0..<count).map { _ in RecitationPace.Word(seconds: seconds, units: units) }
  }

  @Test func `the pace is the median of words that follow each other`() throws {
    let others = [RecitationPace.Word(seconds: 9, units: 1), RecitationPace.Word(seconds: 2, units: 2)]
    #expect(try #require(RecitationPace(words(21) + others)).secondsPerUnit == 0.6 / 6)
  }

  @Test func `few words tell no pace`() {
    #expect(RecitationPace(words(19)) == nil)
    #expect(RecitationPace(words(40, seconds: 3)) == nil)
    #expect(RecitationPace(words(40, units: 0)) == nil)
    #expect(RecitationPace([]) == nil)
  }

  @Test(arguments: [(0.2, 160), (0.127, 160), (0.105, 120), (0.09, 103), (0.02, 102)])
  func `hops are shorter for who is fast, within bounds`(seconds: Double, hop: Int) throws {
    let model = try TinyModel().model()
    let paced = RecitationPace(secondsPerUnit: seconds).fit(model)
    #expect(paced.features.hop == hop && paced.samplesInFrame == hop * model.hopsInFrame)
  }
}
