import TilawaCore

// The lines for programs about reading. Members keep this order.

/// Today's goal.
struct GoalFact: Encodable {
  /// Null without a goal.
  let goal: String?
  let today: JSON
  /// The rest of the goal; null where nothing remains.
  let remains: String?

  private enum CodingKeys: String, CodingKey { case goal, today, remains }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(goal, forKey: .goal)
    try container.encode(today, forKey: .today)
    try container.encode(remains, forKey: .remains)
  }
}

/// A plan by which a khatm is complete on a day.
struct PlanFact: Encodable {
  let khatm: String
  let by: String
  /// The day in the Islamic calendar, and how it is known; null where it was typed in the other calendar.
  let hijri: HijriDate?
  let pages: Int
  let days: Int
  let pagesADay: Int
  let pagesToday: Int

  private enum CodingKeys: String, CodingKey {
    case khatm, by, hijri, calendar, pages, days
    case pagesADay = "pages_a_day"
    case pagesToday = "pages_today"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(khatm, forKey: .khatm)
    try container.encode(by, forKey: .by)
    try container.encode(hijri?.description, forKey: .hijri)
    try container.encode(hijri?.basis.rawValue, forKey: .calendar)
    try container.encode(pages, forKey: .pages)
    try container.encode(days, forKey: .days)
    try container.encode(pagesADay, forKey: .pagesADay)
    try container.encode(pagesToday, forKey: .pagesToday)
  }
}

/// A reading that was noted by hand.
struct ReadingNoted: Encodable {
  let noted: [String]
  let khatm: String
  /// The number of completed cycles, where this reading completed one; else null.
  let completed: Int?
  let status: JSON

  private enum CodingKeys: String, CodingKey { case noted, khatm, completed, status }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(noted, forKey: .noted)
    try container.encode(khatm, forKey: .khatm)
    try container.encode(completed, forKey: .completed)
    try container.encode(status, forKey: .status)
  }
}

/// A reading that was taken back or noted again; null where there was none.
struct ReadingUndone: Encodable {
  let refs: [String]
  let khatm: String?
  let day: String?

  private enum CodingKeys: String, CodingKey { case refs, khatm, day }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(refs, forKey: .refs)
    try container.encode(khatm, forKey: .khatm)
    try container.encode(day, forKey: .day)
  }
}

/// The completed cycles of khatmat, and days with reading.
struct ReadingHistory: Encodable {
  struct Cycles: Encodable {
    let name: String
    let completed: [JSON]
  }

  struct Day: Encodable {
    let day: String
    let pages: JSON
    let verses: Int
    /// Null without a goal.
    let goal: String?
    let met: Bool

    private enum CodingKeys: String, CodingKey { case day, pages, verses, goal, met }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(day, forKey: .day)
      try container.encode(pages, forKey: .pages)
      try container.encode(verses, forKey: .verses)
      try container.encode(goal, forKey: .goal)
      try container.encode(met, forKey: .met)
    }
  }

  let khatmat: [Cycles]
  let days: [Day]
}
