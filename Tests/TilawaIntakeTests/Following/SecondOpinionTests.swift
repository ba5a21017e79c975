import Testing
import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaHearing
@testable import TilawaIntake

/// A model that hears given words, one each 0.6 s, after a second of silence; whatever the sound is.
private struct ScriptedModel: HearingModel {
  let name = "scripted"
  let alphabet: SpeechAlphabet
  let hopsInFrame = 4
  let samplesInFrame = 640
  let hasProbabilities = false
  /// The units of each word that is heard; the time of a word passes where it is empty.
  let words: [[UInt8]]

  func begin() throws(AudioError) -> any PosteriorSource { Source(self) }

  final class Source: PosteriorSource {
    private static let (lead, each) = (25, 15)
    private let model: ScriptedModel
    private let frames: Int
    private var isGiven = false

    init(_ model: ScriptedModel) {
      self.model = model
      frames = 2 * Self.lead + model.words.count * Self.each
    }

    func add(_ samples: UnsafeBufferPointer<Float>) -> Posteriors { Posteriors(outputs: model.outputs) }

    func takeLevels() -> [UInt8] {
      guard !isGiven else { return [] }
      isGiven = true
      return (0..<frames * 4).map { $0 < Self.lead * 4 || $0 >= (frames - Self.lead) * 4 ? 140 : 40 }
    }

    func finish() -> Posteriors {
      let parameters = SpeechModelParameters()
      var values = [Float](repeating: parameters.unheard, count: frames * model.outputs)
      for frame in 0..<frames { values[frame * model.outputs] = parameters.blank }
      for (word, units) in model.words.enumerated() {
        for (place, unit) in units.enumerated() {
          let frame = Self.lead + word * Self.each + place * (units.count > 7 ? 1 : 2)
          values[frame * model.outputs] = parameters.blankBeside
          values[frame * model.outputs + Int(unit)] = parameters.heard
        }
      }
      return Posteriors(outputs: model.outputs, values: values)
    }
  }
}

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
      second: try second.map { try model($0.0, $0.1) })
    follower.judgesAtEnd = atEnd
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
