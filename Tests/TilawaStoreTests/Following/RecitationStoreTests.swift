import GRDB
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaStore

// Q-RE6, Q-RE9
@Suite struct RecitationStoreTests {
  private let folder: TemporaryFolder
  private let library: Library
  private let words = MiniatureQuran.structure.words

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(folders: folder.home, for: .writing)
  }

  private func begin() throws -> Int {
    let time = ZonedTime(seconds: 1_767_268_800, offset: 180, zone: "Asia/Riyadh")
    return try library.recitations.begin(
      NewRecitation(
        at: time, on: time.day, riwayah: .hafs, words: WordRange(0, 9), mode: .hidden, source: "a microphone",
        model: "m"))
  }

  private func verdict(
    _ word: Int, _ verdict: WordVerdict, by origin: HifzOrigin = .program
  ) -> StoredRecitation.Verdict {
    StoredRecitation.Verdict(
      word: word, origin: origin, verdict: verdict, confidence: 0.5, sound: 40..<80, takes: 1, isCorrected: false)
  }

  private func note(_ number: Int, _ verdicts: [StoredRecitation.Verdict], at length: Int) throws {
    try library.recitations.note(
      number, words: WordRange(0, 5), verdicts: verdicts, counts: StoredRecitation.Counts(repeats: 2), length: length)
  }

  @Test func `what was noted is there also where the session never ended`() throws {
    let number = try begin()
    try note(number, [verdict(0, .recited), verdict(1, .skipped)], at: 1000)
    try note(number, [verdict(1, .recited)], at: 2000)
    let session = try #require(try library.recitations.find(nil, words: words))
    #expect(session.number == number && !session.isEnded && session.length == 2000 && session.mode == .hidden)
    #expect(session.verdicts == [verdict(0, .recited), verdict(1, .recited)])
    #expect(session.words == WordRange(0, 5) && session.counts.repeats == 2)
    try library.recitations.end(number, at: 1_767_268_900, recording: "abcd")
    #expect(try library.recitations.all(words: words).map(\.isEnded) == [true])
  }

  @Test func `a verdict that is taken back goes`() throws {
    let number = try begin()
    try note(number, [verdict(0, .recited)], at: 1000)
    try note(number, [verdict(0, .pending)], at: 2000)
    #expect(try library.recitations.find(number, words: words)?.verdicts == [])
  }

  @Test func `a person's verdict holds before the program's, and a teacher's before one's own`() throws {
    let number = try begin()
    try note(number, [verdict(3, .changed)], at: 1000)
    try library.recitations.correct(number, verdict(3, .recited, by: .oneself))
    #expect(try library.recitations.find(number, words: words)?.holding.map(\.verdict) == [.recited])
    try library.recitations.correct(number, verdict(3, .skipped, by: .teacher))
    let session = try #require(try library.recitations.find(number, words: words))
    #expect(session.holding.map(\.verdict) == [.skipped] && session.verdicts.count == 3)
  }

  @Test func `what a teacher hears in a word beside its verdict is kept`() throws {
    let number = try begin()
    let mark = StoredRecitation.Verdict(
      word: 3, origin: .teacher, verdict: .recited, confidence: 1, sound: nil, takes: 1, isCorrected: false,
      fault: .madd
    )
    try library.recitations.correct(number, mark)
    #expect(try library.recitations.find(number, words: words)?.holding == [mark])
  }

  @Test func `a recording that was recovered belongs to the session that broke off`() throws {
    let (number, other) = (try begin(), try begin())
    try library.recitations.note(number, soundIn: ".recording-1-abc")
    try library.recitations.note(other, soundIn: ".recording-1-def")
    try library.recitations.recover("aa", from: ".recording-1-abc")
    #expect(try library.recitations.find(number, words: words)?.recording == "aa")
    #expect(try library.recitations.find(other, words: words)?.recording == nil)
  }

  @Test func `rows that cannot be believed are left out`() throws {
    let number = try begin()
    try note(number, [verdict(0, .recited)], at: 1000)
    try library.database.write("damage") { db in
      try db.execute(sql: "UPDATE recitation_verdict SET word = 1000000")
    }
    #expect(try library.recitations.find(number, words: words)?.verdicts == [])
    try library.database.write("damage") { try $0.execute(sql: "UPDATE recitation SET mode = 'sung'") }
    #expect(try library.recitations.all(words: words).isEmpty)
  }
}
