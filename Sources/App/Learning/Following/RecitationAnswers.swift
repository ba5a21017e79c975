import TilawaCore
import TilawaPlayer

// The lines for programs of `recite show` and of what changes a session. Members keep this order.

/// A session: its summary, and after that its words that were not recited as they are written.
struct SessionReport: Encodable {
  struct Word: Encodable {
    let word: String
    let verdict: String
    let origin: String
    /// 0 to 1.
    let confidence: Double
    @Nullable var fault: String?
    let text: String
    /// The seconds of the sound in which it was said.
    @Nullable var from: JSONNumber?
    @Nullable var to: JSONNumber?
  }

  let summary: RecitationSummary
  let day: String
  let riwayah: String
  let mode: String
  let ended: Bool
  let missed: [Word]

  /// Returns a time of the sound in seconds.
  static func time(_ milliseconds: Int) -> JSONNumber {
    JSONNumber(frame: milliseconds, rate: 1000)
  }

  func encode(to encoder: any Encoder) throws {
    try summary.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(day, forKey: .day)
    try container.encode(riwayah, forKey: .riwayah)
    try container.encode(mode, forKey: .mode)
    try container.encode(ended, forKey: .ended)
    try container.encode(missed, forKey: .missed)
  }

  private enum CodingKeys: String, CodingKey { case day, riwayah, mode, ended, missed }
}

/// The sessions, the last one first.
struct SessionList: Encodable {
  /// The day of a session, and its summary without the disclaimer, which stands once.
  struct Row: Encodable {
    let day: String
    let summary: RecitationSummary

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(day, forKey: .day)
      guard case .object(let members) = JSON(encoding: summary) else { return }
      try JSON.object(members.filter { $0.0 != "disclaimer" }).encode(to: encoder)
    }

    private enum CodingKeys: String, CodingKey { case day }
  }

  let disclaimer: String
  let sessions: [Row]
}

/// The words that were missed most.
struct MissedWords: Encodable {
  struct Word: Encodable {
    let word: String
    let slips: Int
    let recited: Int
    /// The day of the last slip.
    let last: String
    let text: String
    let ayah: String
  }

  let disclaimer: String
  let words: [Word]
}

/// The share of words without a slip, week by week.
struct RecitationTrend: Encodable {
  struct Week: Encodable {
    let week: String
    let sessions: Int
    let words: Int
    let slips: Int
    let unsure: Int
    /// Words a minute.
    @Nullable var pace: Int?
    /// Per cent; null where more than a tenth was unsure.
    @Nullable var accuracy: Double?
  }

  let disclaimer: String
  let weeks: [Week]
}

/// The adaptation to a student, begun anew.
struct AdaptationReset: Encodable {
  let reset: Bool
}

/// The word of a person on a word of a session.
struct VerdictNoted: Encodable {
  let session: Int
  let word: String
  let verdict: String
  let origin: String
}
