import FoundationEssentials
import TilawaCore

/// An entry of the ledger as JSON, in exported progress and in undone markings.
struct LedgerRecord: Codable, Hashable {
  /// The reason that a record is no entry.
  struct Fault: Error { let sentence: Sentence }

  var khatm: String
  var kind: String
  var session: String
  var script: String?
  var step: String?
  var day: String
  /// The times of the beginning and the end, in seconds since 1970.
  var began: Int
  var ended: Int
  /// The offset from UTC in minutes, and the time zone.
  var utcOffset: Int
  var zone: String
  var firstWord: Int
  var pastWord: Int
  var ref: String
  var counting: String
  var role: String
  var riwayah: String
  var reciter: String?
  var reciterKind: String?
  var sha256: String?
  var plays: Int
  var milliseconds: Int

  init(_ entry: LedgerEntry, in khatm: String) {
    self.khatm = khatm
    kind = entry.kind.rawValue
    session = entry.occasion.session
    script = entry.occasion.script
    step = entry.occasion.step
    day = "\(entry.day)"
    began = entry.began.seconds
    ended = entry.ended
    utcOffset = entry.began.offset
    zone = entry.began.zone
    firstWord = entry.words.start
    pastWord = entry.words.end
    ref = entry.naming.ref
    counting = entry.naming.counting.rawValue
    role = entry.naming.role.rawValue
    riwayah = entry.riwayah.rawValue
    reciter = entry.source?.reciter
    reciterKind = entry.source?.kind.rawValue
    sha256 = entry.source?.sha256
    plays = entry.plays
    milliseconds = entry.heard.milliseconds
  }

  /// The valid counts; larger ones could overflow a sum.
  static let plays = 0...1_000_000_000
  static let milliseconds = 0...1_000_000_000_000

  /// - Parameter words: how many the Quran has.
  func entry(words count: Int) throws(Fault) -> LedgerEntry {
    guard let kind = LedgerEntry.Kind(rawValue: kind) else {
      throw Fault(sentence: StoreSentences.unknownKindNamed(kind: kind))
    }
    guard let counting = VerseCounting(rawValue: counting), let riwayah = Riwayah(rawValue: riwayah),
      let role = RepeatPlan.Role(rawValue: role)
    else { throw Fault(sentence: StoreSentences.unknownCountingRiwayahRole) }
    guard 0 <= firstWord, firstWord < pastWord, pastWord <= count else {
      throw Fault(sentence: StoreSentences.foreignWords)
    }
    let time = ZonedTime(seconds: began, offset: utcOffset, zone: zone)
    guard StoredReading.times.contains(began), StoredReading.times.contains(ended),
      StoredReading.offsets.contains(utcOffset), let day = CalendarDay(day), abs(day.distance(to: time.day)) <= 1
    else { throw Fault(sentence: StoreSentences.noSuchTimeOrDay) }
    guard LedgerRecord.plays.contains(plays), LedgerRecord.milliseconds.contains(self.milliseconds), !session.isEmpty,
      !khatm.isEmpty
    else {
      throw Fault(sentence: StoreSentences.impossibleCounts)
    }
    let source = reciterKind.flatMap(Reciter.Kind.init).flatMap { kind in
      reciter.map { LedgerEntry.Source(reciter: $0, kind: kind, sha256: sha256) }
    }
    return LedgerEntry(
      kind: kind, occasion: LedgerEntry.Occasion(session: session, script: script, step: step),
      words: WordRange(firstWord, pastWord),
      naming: LedgerEntry.Naming(ref: ref, counting: counting, role: role), riwayah: riwayah, source: source,
      began: time, ended: ended, plays: plays, heard: .milliseconds(milliseconds), day: day)
  }

  static func text(_ entries: [LedgerEntry], in khatm: String) throws -> String {
    String(decoding: try JSONEncoder().encode(entries.map { LedgerRecord($0, in: khatm) }), as: UTF8.self)
  }

  static func read(_ text: String, words: Int) throws -> [LedgerRecord] {
    try JSONDecoder().decode([LedgerRecord].self, from: Data(text.utf8))
  }
}
