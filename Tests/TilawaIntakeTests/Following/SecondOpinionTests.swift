import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaHearing
@testable import TilawaIntake

// Q-RE9
/// Recitations that two models hear.
struct SecondOpinionTests {
  private let range = AyahRange(
    AyahRef(surah: 112, ayah: 1, counting: .kufi), AyahRef(surah: 112, ayah: 4, counting: .kufi))

  private func follower(
    _ alphabet: SpeechAlphabet, leavingOut left: Set<Int>, second: (SpeechAlphabet, Set<Int>)? = nil,
    atEnd: Bool = false
  ) throws -> (RecitationFollower, [RecitationFollower.News]) {
    let quran = try RealQuran.database()
    let texts = TextStore(folders: try TemporaryFolder().home, structure: quran.structure)
    func model(_ alphabet: SpeechAlphabet, _ left: Set<Int>) throws -> ScriptedModel {
      let text = try RecitationText(range, riwayah: .hafs, in: quran, texts, as: alphabet)
      let words = text.words.indices.map { left.contains($0) ? [] : text.recited.words[$0].forms[0].units }
      return ScriptedModel(alphabet: alphabet, words: words)
    }
    let follower = try RecitationFollower(
      range, riwayah: .hafs, in: quran, texts, model: try model(alphabet, left),
      second: try second.map { try model($0.0, $0.1) }, judging: atEnd ? .atEnd : .asHeard)
    var news = try [Float](repeating: 0, count: 1600).withUnsafeBufferPointer { try follower.hear($0) }
    news += try follower.finish()
    return (follower, news)
  }

  private func verdicts(_ follower: RecitationFollower) throws -> [WordVerdict] {
    let (judge, text) = (try #require(follower.judge), try #require(follower.text))
    return text.words.indices.filter { text.words[$0].place != nil }.map { judge[$0].verdict }
  }

  /// The eighth word of the ayat, after the basmalah: لَمْ of لَمْ يَلِدْ.
  private let missing: Set<Int> = [4 + 6]

  @Test(arguments: [SpeechAlphabet.phonemes, .letters], [false, true])
  func `words of a model without probabilities are judged, in either alphabet`(
    alphabet: SpeechAlphabet, atEnd: Bool
  ) throws {
    let (whole, _) = try follower(alphabet, leavingOut: [], atEnd: atEnd)
    #expect(try verdicts(whole).allSatisfy { $0 == .recited })
    let (other, _) = try follower(alphabet, leavingOut: missing, atEnd: atEnd)
    let found = try verdicts(other)
    #expect(found[6] == .skipped && found.count { $0 == .recited } == found.count - 1)
  }

  @Test(arguments: [false, true])
  func `a slip that the second model does not hear is unsure`(atEnd: Bool) throws {
    let (follower, news) = try follower(.phonemes, leavingOut: missing, second: (.letters, []), atEnd: atEnd)
    #expect(try verdicts(follower)[6] == .unsure)
    #expect(follower.judge?.summary.skipped == 0 && follower.judge?.summary.unsure == 1)
    for case .judged(.verdict(_, let judgement, _)) in news { #expect(!judgement.verdict.isSlip) }
  }

  @Test(arguments: [false, true])
  func `a slip that both hear is told, once and as final`(atEnd: Bool) throws {
    let (follower, news) = try follower(.phonemes, leavingOut: missing, second: (.letters, missing), atEnd: atEnd)
    #expect(try verdicts(follower)[6] == .skipped)
    let told = news.compactMap { news -> Bool? in
      guard case .judged(.verdict(_, let judgement, let isFinal)) = news, judgement.verdict.isSlip else { return nil }
      return isFinal
    }
    #expect(told == [true])
  }

  @Test func `a slip that only the second model hears is none`() throws {
    let (follower, _) = try follower(.phonemes, leavingOut: [], second: (.letters, missing))
    #expect(try verdicts(follower).allSatisfy { $0 == .recited })
  }
}
