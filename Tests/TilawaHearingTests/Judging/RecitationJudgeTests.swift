import TilawaCore
import Testing

@testable import TilawaHearing

// Q-RE3, Q-RE4
/// Of surah 112: the basmalah has words 0 to 3, the ayat have 4 to 7, 8 to 9, 10 to 13 and 14 to 18.
///
/// A timeline has a sign for each word of the ayat: `.` pending, `+` recited, `?` unsure, `-` skipped, `x` changed; a space parts ayat.
@Suite struct RecitationJudgeTests {
  private static let strange: [UInt8] = [20, 34, 19, 32, 9, 33, 15, 31]
  private let text = RecitedText.ikhlas

  private enum Piece {
    case words(Range<Int>)
    case joined(Range<Int>)
    case units([UInt8])
    case pause(Int)
  }

  private func spoken(_ pieces: [Piece]) -> SpokenFixture {
    var spoken = SpokenFixture(text)
    spoken.pause(20)
    for piece in pieces {
      switch piece {
      case .words(let words):
        spoken.say(words)
        spoken.pause(15)
      case .joined(let words): spoken.say(words)
      case .units(let units): spoken.say(units: units)
      case .pause(let frames): spoken.pause(frames)
      }
    }
    spoken.pause(15)
    return spoken
  }

  /// - Parameter restarts: whether a part with a slip is asked for again, once.
  private func heard(_ pieces: [Piece], settledFrames: Int = 250, restarts: Bool = false) -> (
    judge: RecitationJudge, events: [JudgedEvent]
  ) {
    let sound = spoken(pieces).sound
    var parameters = DecodingParameters.following
    parameters.settledFrames = settledFrames
    var decoder = RecitationDecoder(text, hopsInFrame: sound.hopsInFrame, parameters)
    var judge = RecitationJudge(text)
    var events: [JudgedEvent] = []
    var asked: Set<Int> = []
    for start in stride(from: 0, to: sound.posteriors.count, by: 5) {
      let frames = start..<min(start + 5, sound.posteriors.count)
      let hops = frames.lowerBound * 4..<frames.upperBound * 4
      let update = decoder.add(sound.posteriors[frames], levels: Array(sound.levels[hops]))
      let new = judge.add(update, frames: frames.upperBound)
      for case .verdict(let word, let judgement, _) in new where restarts && judgement.verdict.isSlip {
        let part = text.place(ofWord: word).part
        if asked.insert(part).inserted { judge.restart(part, from: frames.upperBound) }
      }
      events += new
    }
    events += judge.finish(decoder.finish())
    return (judge, events)
  }

  private func timeline(_ judge: RecitationJudge) -> String {
    text.parts.indices.filter { !text.parts[$0].isOpening }.map { part in
      text.ranges[part].map { word in
        switch judge[word].verdict {
        case .pending: "."
        case .recited: "+"
        case .unsure: "?"
        case .skipped: "-"
        case .changed: "x"
        }
      }.joined()
    }.joined(separator: " ")
  }

  private func timeline(_ pieces: [Piece]) -> String { timeline(heard(pieces).judge) }

  @Test func `what is recited is recited, and what nobody reached is pending`() {
    #expect(timeline([.words(4..<8), .words(8..<10), .words(10..<14), .words(14..<19)]) == "++++ ++ ++++ +++++")
    #expect(timeline([.words(4..<8), .words(8..<10)]) == "++++ ++ .... .....")
    #expect(timeline([.words(4..<6)]) == "++.. .. .... .....")
  }

  // Q-HZ2
  @Test(arguments: [10, 250])
  func `an ayah that is asked for again is pending until it is said, and what is right then was corrected`(settled: Int)
  {
    let first: [Piece] = [.words(4..<8), .words(8..<10), .joined(10..<12), .words(13..<14), .words(14..<18)]
    let (judge, events) = heard(first + [.words(10..<14), .words(14..<19)], settledFrames: settled, restarts: true)
    #expect(timeline(judge) == "++++ ++ ++++ +++++")
    #expect(judge[12].isCorrected && !judge[11].isCorrected)
    // Its other words were hidden too.
    let hidden = events.contains {
      if case .verdict(11, let judgement, _) = $0 { judgement.verdict == .pending } else { false }
    }
    #expect(hidden)
    // The slip stays where the word is not said again.
    #expect(timeline(heard(first, settledFrames: settled, restarts: true).judge) == "++++ ++ ++-+ ++++.")
  }

  @Test func `words before the first one are not skipped`() {
    #expect(timeline([.words(10..<14), .words(14..<19)]) == ".... .. ++++ +++++")
    #expect(timeline([.words(6..<8), .words(8..<10)]) == "..++ ++ .... .....")
  }

  @Test func `a word, two words and an ayah that are left out are skipped`() {
    #expect(
      timeline([.words(4..<8), .words(8..<10), .joined(10..<12), .words(13..<14), .words(14..<19)])
        == "++++ ++ ++-+ +++++")
    #expect(
      timeline([.words(4..<8), .words(8..<10), .joined(10..<11), .words(13..<14), .words(14..<19)])
        == "++++ ++ +--+ +++++")
    #expect(timeline([.words(4..<8), .words(10..<14)]) == "++++ -- ++++ .....")
  }

  @Test func `with the first words nothing is certain yet`() {
    #expect(timeline([.joined(4..<5), .words(6..<8), .words(8..<10)]) == "+?++ ++ .... .....")
  }

  @Test func `something else in the place of a word changes it`() {
    let pieces: [Piece] = [.joined(4..<6), .units(Self.strange), .words(7..<8), .words(8..<10)]
    #expect(timeline(pieces) == "++x+ ++ .... .....")
  }

  @Test func `a slip that is set right is recited, and told as corrected`() {
    let judge = heard([.joined(4..<6), .words(7..<8), .words(4..<8), .words(8..<10)]).judge
    #expect(timeline(judge) == "++++ ++ .... .....")
    #expect(judge.repeats.map(\.words) == [4..<8])
    #expect(judge.repeats.map(\.kind) == [.ayah])
  }

  @Test func `words that are said again are told, with how much it was`() {
    let judge = heard([.words(4..<8), .words(8..<10), .words(10..<13), .words(11..<14), .words(13..<14)]).judge
    #expect(timeline(judge) == "++++ ++ ++++ .....")
    #expect(judge.repeats.map(\.words) == [11..<13, 13..<14])
    #expect(judge.repeats.map(\.kind) == [.phrase, .word])
  }

  @Test func `other speech inside an ayah is told, and between ayat it is not`() {
    let talk = Self.strange + Self.strange
    let inside = heard([.words(4..<6), .units(talk), .pause(15), .words(6..<8), .words(8..<10)]).judge
    #expect(timeline(inside) == "++++ ++ .... .....")
    #expect(inside.added.map(\.word) == [6])
    let between = heard([.words(4..<8), .units(talk), .pause(15), .words(8..<10)]).judge
    #expect(timeline(between) == "++++ ++ .... .....")
    #expect(between.added.isEmpty)
  }

  @Test func `events tell words, places, ayat and the last verdict of each word`() {
    let (judge, events) = heard(
      [.words(4..<8), .words(8..<10), .joined(10..<12), .words(13..<14), .words(14..<19)], settledFrames: 20)
    let words = events.compactMap { if case .heard(let word, _, _) = $0 { word } else { nil } }
    // A word may be told before what follows takes it back, as 12 here.
    #expect(words.filter { $0 != 12 } == [4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18])
    let parts = events.compactMap { if case .partDone(let part) = $0 { part } else { nil } }
    #expect(parts == [1, 2, 3, 4])
    var final: [Int: WordVerdict] = [:]
    for case .verdict(let word, let judgement, true) in events { final[word] = judgement.verdict }
    for word in 4..<19 { #expect(final[word] == judge[word].verdict) }
    #expect(events.contains { if case .place(let word, _) = $0 { word > 15 } else { false } })
  }

  @Test func `a summary counts words and ayat, and gives no share where much is unsure`() {
    let summary = heard([.words(4..<8), .words(10..<14)]).judge.summary
    #expect(summary.recited == 8 && summary.skipped == 2 && summary.pending == 5)
    #expect(summary.ayat == 3)
    #expect(summary.accuracy == 0.8)
    var doubtful = RecitationJudge.Summary()
    (doubtful.recited, doubtful.unsure) = (8, 2)
    #expect(doubtful.accuracy == nil)
  }

  @Test func `what follows the passage is not judged, and tells what was skipped before it`() {
    let sound = spoken([.words(4..<8), .joined(8..<9), .words(10..<14), .words(14..<19)]).sound
    var decoder = RecitationDecoder(text, hopsInFrame: sound.hopsInFrame)
    var judge = RecitationJudge(text, judging: 10)
    var events = judge.add(decoder.add(sound.posteriors, levels: sound.levels), frames: sound.posteriors.count)
    events += judge.finish(decoder.finish())
    #expect(timeline(judge) == "++++ +- .... .....")
    #expect(judge.summary.pending == 0 && judge.summary.judged == 6)
    #expect(!events.contains { if case .heard(let word, _, _) = $0 { word >= 10 } else { false } })
  }

  @Test func `words that are left out after the passage are nobody's slip`() {
    var decoder = RecitationDecoder(text, hopsInFrame: 4)
    var judge = RecitationJudge(text, judging: 8)
    let sound = spoken([.words(0..<8), .words(8..<10), .joined(11..<13), .words(14..<17)]).sound
    _ = judge.add(decoder.add(sound.posteriors, levels: sound.levels), frames: sound.posteriors.count)
    _ = judge.finish(decoder.finish())
    #expect((4..<8).allSatisfy { judge[$0].verdict == .recited } && judge.summary.skipped == 0)
  }

  @Test func `silence gives nothing`() {
    let (judge, events) = heard([.pause(200)])
    #expect(timeline(judge) == ".... .. .... .....")
    #expect(judge.summary.judged == 0)
    #expect(events.allSatisfy { if case .place = $0 { true } else { false } })
  }
}
