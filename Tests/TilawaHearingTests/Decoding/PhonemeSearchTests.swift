import TilawaCore
import Testing

@testable import TilawaHearing

@Suite struct PhonemeSearchTests {
  private let text = RecitedText.ikhlas

  /// Surah 112 said some times, with talk and with an ayah that is said again.
  private func recitation(times: Int) -> SpokenFixture {
    var spoken = SpokenFixture(text)
    for round in 0..<times {
      spoken.pause(20)
      spoken.say(4..<8)
      spoken.say(8..<10)
      spoken.pause(12)
      if round % 2 == 0 { spoken.say(units: [12, 31, 20, 34, 19, 32, 9, 33, 15, 31, 6, 34]) }
      spoken.pause(12)
      spoken.say(8..<14)
      spoken.pause(8)
      spoken.say(14..<19)
    }
    return spoken
  }

  /// The states of all frames, and the most frames that were not settled.
  private func states(_ spoken: SpokenFixture, _ settle: (inout PhonemeSearch) -> [Int]) -> (states: [Int], most: Int) {
    let sound = spoken.sound
    var search = PhonemeSearch(text, DecodingParameters())
    var (states, most): ([Int], Int) = ([], 0)
    func isSpeech(_ frame: Int) -> Bool { frame < sound.posteriors.count && sound.levels[frame * 4] < 100 }
    for frame in 0..<sound.posteriors.count {
      search.add(
        sound.posteriors[frame], isSpeech: isSpeech(frame), endsPause: !isSpeech(frame) && isSpeech(frame + 1))
      most = max(most, search.pending)
      states += settle(&search)
    }
    return (states + search.statesToEnd(), most)
  }

  @Test(arguments: [30, 60, 100]) func `what all paths share is the path of the whole`(kept: Int) {
    let spoken = recitation(times: 6)
    let whole = states(spoken) { _ in [] }
    let shared = states(spoken) { $0.pending % 50 == 0 ? $0.settleShared(butLast: kept) : [] }
    #expect(whole.most == spoken.frames)
    #expect(shared.states == whole.states)
    #expect(shared.most < spoken.frames / 2)
  }

  @Test func `the last frames are never settled by what all paths share`() {
    let spoken = recitation(times: 2)
    var fewest = Int.max
    _ = states(spoken) { search in
      let settled = search.settleShared(butLast: 60)
      if !settled.isEmpty { fewest = min(fewest, search.pending) }
      return settled
    }
    #expect((60..<spoken.frames).contains(fewest))
  }
}
