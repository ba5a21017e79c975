import Testing
import TilawaCore
import TilawaStore
import TilawaTestSupport

@testable import TilawaHearing
@testable import TilawaIntake

// Q-RE3, Q-RE4
/// A recitation of surah 112 as a value: frames go in that a perfect model would hear, and nothing sounds.
struct RecitationPhaseTests {
  private static let range = AyahRange(
    AyahRef(surah: 112, ayah: 1, counting: .kufi), AyahRef(surah: 112, ayah: 4, counting: .kufi))

  private let quran: QuranDatabase
  private let store: TextStore
  private let text: RecitationText
  /// A model that hears the whole text.
  private let model: ScriptedModel

  init() throws {
    quran = try RealQuran.database()
    store = TextStore(folders: try TemporaryFolder().home, structure: quran.structure)
    text = try RecitationText(Self.range, riwayah: .hafs, in: quran, store)
    model = Self.model(of: text)
  }

  private static func model(of text: RecitationText, leavingOut left: Set<Int> = []) -> ScriptedModel {
    let words = text.words.indices.map { left.contains($0) ? [] : text.recited.words[$0].forms[0].units }
    return ScriptedModel(alphabet: .phonemes, words: words)
  }

  private func parameters(besides second: ScriptedModel? = nil) -> FollowingParameters {
    FollowingParameters(JudgingParameters(), .following, for: model, besides: second)
  }

  /// The last five surahs in place of the whole Quran.
  private func finder() throws -> PlaceFinder {
    let end = AyahRange(
      AyahRef(surah: 110, ayah: 1, counting: .kufi), AyahRef(surah: 114, ayah: 6, counting: .kufi))
    let searched = try SearchedQuran(quran, store, riwayah: .hafs, within: end)
    return PlaceFinder(searched, in: quran.structure, .kufi)
  }

  /// Frames of a silence.
  private func silence(_ frames: Int) -> HeardFrames {
    ScriptedModel(alphabet: .phonemes, words: Array(repeating: [], count: frames / 15)).heard
  }

  private func verdicts(_ phase: RecitationPhase) -> [WordVerdict] {
    guard let judged = phase.judged else { return [] }
    return text.words.indices.map { judged.judge[$0].verdict }
  }

  // MARK: - Seeking

  @Test func `the place is sought until it is found, and its text is awaited`() throws {
    var phase = RecitationPhase.seeking(SoughtPlace(try finder(), hearing: model))
    #expect(phase.text == nil && phase.mayHearAnything)
    let answer = try phase.add(model.heard)
    guard case .found(let place) = answer, case .found(place, let heard, from: 0) = phase else {
      Issue.record("\(answer)")
      return
    }
    #expect(place.ayat.last == Self.range.last && place.followed.first == Self.range.first)
    #expect(heard == model.heard && phase.text == nil && phase.judged == nil)
  }

  @Test func `a text that was awaited is followed from the first frame that was heard of it`() throws {
    var phase = RecitationPhase.seeking(SoughtPlace(try finder(), hearing: model))
    _ = try phase.add(model.heard)
    let events = phase.follow(text, by: parameters())
    guard case .following(let followed) = phase else {
      Issue.record("not followed")
      return
    }
    #expect(followed.judged.firstFrame == 0)
    #expect(events.contains { if case .heard(word: 0, _, _) = $0 { true } else { false } })
  }

  @Test func `frames that come before the text wait for it`() throws {
    var phase = RecitationPhase.seeking(SoughtPlace(try finder(), hearing: model))
    _ = try phase.add(model.heard)
    #expect(try phase.add(silence(30)) == .judged([]))
    guard case .found(_, let heard, _) = phase else {
      Issue.record("not found")
      return
    }
    #expect(heard.count > model.heard.count)
  }

  @Test func `a silence of more than 20 s is forgotten, and what is found later counts from there`() throws {
    var phase = RecitationPhase.seeking(SoughtPlace(try finder(), hearing: model))
    for _ in 0..<8 { #expect(try phase.add(silence(60)) == .judged([])) }
    guard case .seeking(let search) = phase else {
      Issue.record("not sought")
      return
    }
    #expect(search.firstFrame > 0 && !phase.mayHearAnything)
    _ = try phase.add(model.heard)
    _ = try phase.seekAtEnd()
    _ = phase.follow(text, by: parameters())
    #expect(try #require(phase.judged).firstFrame >= search.firstFrame)
  }

  @Test func `a sound without a place ends without a text`() throws {
    var phase = RecitationPhase.seeking(SoughtPlace(try finder(), hearing: model))
    _ = try phase.add(silence(60))
    #expect(try phase.seekAtEnd() == nil)
    #expect(phase.end(by: parameters()) == [])
    guard case .ended(nil) = phase else {
      Issue.record("not ended")
      return
    }
  }

  @Test func `a place whose text never came ends without a text`() throws {
    var phase = RecitationPhase.seeking(SoughtPlace(try finder(), hearing: model))
    _ = try phase.add(model.heard)
    #expect(try phase.seekAtEnd() == nil && phase.end(by: parameters()) == [] && phase.text == nil)
  }

  // MARK: - Following

  @Test func `words are judged as they are heard, and for good at the end`() throws {
    var phase = RecitationPhase.following(FollowedText(text, by: parameters()))
    guard case .judged(let events) = try phase.add(model.heard) else {
      Issue.record("found")
      return
    }
    #expect(events.contains { if case .verdict = $0 { true } else { false } })
    #expect(try phase.seekAtEnd() == nil)
    _ = phase.end(by: parameters())
    guard case .ended(let judged?) = phase else {
      Issue.record("not ended")
      return
    }
    #expect(verdicts(phase).allSatisfy { $0 == .recited })
    #expect(judged.sound == nil && judged.heardWords == quran.structure.span(of: Self.range))
  }

  @Test func `a slip awaits the opinion of a second model, also after the end`() throws {
    let missing = text.words.count - 5
    let parameters = parameters(besides: model)
    var phase = RecitationPhase.following(FollowedText(text, by: parameters))
    _ = try phase.add(Self.model(of: text, leavingOut: [missing]).heard)
    _ = phase.end(by: parameters)
    #expect(phase.judged?.judge.awaited == [missing] && verdicts(phase)[missing] == .unsure)
    #expect(phase.take(true, on: missing).count == 1)
    #expect(verdicts(phase)[missing] == .skipped)
  }

  @Test func `a part that is to be said again is pending until it is`() throws {
    var phase = RecitationPhase.following(FollowedText(text, by: parameters()))
    _ = try phase.add(model.heard)
    let part = 1
    #expect(verdicts(phase)[text.words(ofPart: part).lowerBound] == .recited)
    phase.restart(part)
    _ = try phase.add(silence(30))
    #expect(verdicts(phase)[text.words(ofPart: part).lowerBound] == .pending)
  }

  // MARK: - All at the end

  @Test func `a known text that is judged at the end has no verdict before`() throws {
    var phase = RecitationPhase.wholeAtEnd(WholeSound(of: text, hearing: model))
    #expect(try phase.add(model.heard) == .judged([]))
    #expect(phase.text != nil && phase.judged == nil && phase.mayHearAnything)
    #expect(try phase.seekAtEnd() == nil)
    #expect(!phase.end(by: parameters()).isEmpty)
    guard case .ended(let judged?) = phase else {
      Issue.record("not ended")
      return
    }
    #expect(verdicts(phase).allSatisfy { $0 == .recited } && judged.sound != nil)
  }

  @Test func `a passage that is sought at the end is found in the whole sound`() throws {
    var phase = RecitationPhase.wholeAtEnd(WholeSound(try finder(), hearing: model))
    _ = try phase.add(model.heard)
    let place = try #require(try phase.seekAtEnd())
    #expect(place.ayat == Self.range && place.followed == Self.range)
    #expect(phase.follow(text, by: parameters()) == [] && phase.text != nil)
    _ = phase.end(by: parameters())
    #expect(phase.judged?.judge.summary.ayat == 4)
  }

  @Test(arguments: [true, false]) func `the opinion of a second model is asked for each word at the end`(
    isSlip: Bool
  ) throws {
    let missing = text.words.count - 5
    var phase = RecitationPhase.wholeAtEnd(WholeSound(of: text, hearing: model))
    _ = try phase.add(Self.model(of: text, leavingOut: [missing]).heard)
    _ = phase.end(by: parameters(besides: model)) { _ in isSlip }
    #expect(verdicts(phase)[missing] == (isSlip ? .skipped : .unsure))
    #expect(phase.judged?.judge.awaited == [])
  }

  @Test func `a whole sound without a passage ends without a text`() throws {
    var phase = RecitationPhase.wholeAtEnd(WholeSound(try finder(), hearing: model))
    _ = try phase.add(silence(60))
    #expect(try phase.seekAtEnd() == nil && phase.end(by: parameters()) == [] && phase.text == nil)
  }

  // MARK: - The end

  @Test func `nothing changes what has ended`() throws {
    var phase = RecitationPhase.following(FollowedText(text, by: parameters()))
    _ = try phase.add(model.heard)
    _ = phase.end(by: parameters())
    let before = verdicts(phase)
    #expect(try phase.add(silence(60)) == .judged([]) && phase.follow(text, by: parameters()) == [])
    phase.restart(1)
    #expect(try phase.seekAtEnd() == nil && phase.end(by: parameters()) == [] && verdicts(phase) == before)
  }
}
