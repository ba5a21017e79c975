import TilawaCore

// The lines for programs about what was heard. Members keep this order.

/// Entries of the ledger, and their sums.
struct HistoryFound: Encodable {
  /// The number of ayat that were heard to their end.
  let plays: Int
  let seconds: JSONNumber
  let entries: [LedgerFact]
}

/// An entry of the ledger.
struct LedgerFact: Encodable {
  let entry: LedgerEntry

  private enum CodingKeys: String, CodingKey {
    case kind, session, script, step, day, began, zone, ended, ref, counting, role
    case firstWord = "first_word"
    case pastWord = "past_word"
    case riwayah, reciter
    case reciterKind = "reciter_kind"
    case sha256, plays, seconds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entry.kind.rawValue, forKey: .kind)
    try container.encode(entry.occasion.session, forKey: .session)
    try container.encode(entry.occasion.script, forKey: .script)
    try container.encode(entry.occasion.step, forKey: .step)
    try container.encode(entry.day.description, forKey: .day)
    try container.encode(entry.began.description, forKey: .began)
    try container.encode(entry.began.zone, forKey: .zone)
    let ended = ZonedTime(seconds: entry.ended, offset: entry.began.offset, zone: "")
    try container.encode(ended.description, forKey: .ended)
    try container.encode(entry.naming.ref, forKey: .ref)
    try container.encode(entry.naming.counting.rawValue, forKey: .counting)
    try container.encode(entry.naming.role.rawValue, forKey: .role)
    try container.encode(entry.words.start, forKey: .firstWord)
    try container.encode(entry.words.end, forKey: .pastWord)
    try container.encode(entry.riwayah.rawValue, forKey: .riwayah)
    try container.encode(entry.source?.reciter, forKey: .reciter)
    try container.encode(entry.source?.kind.rawValue, forKey: .reciterKind)
    try container.encode(entry.source?.sha256, forKey: .sha256)
    try container.encode(entry.plays, forKey: .plays)
    try container.encode(JSONNumber(entry.heard), forKey: .seconds)
  }
}

extension JSONNumber {
  /// Seconds with three decimals of a length.
  init(_ length: Duration) {
    let (seconds, attoseconds) = length.components
    self.init(frame: Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000), rate: 1000)
  }
}
