import TilawaCore

// The lines for programs about reading. Members keep this order.

/// Today's goal.
struct GoalFact: Encodable {
  /// Null without a goal.
  @Nullable var goal: String?
  let today: ReadingDayValue
  /// The rest of the goal; null where nothing remains.
  @Nullable var remains: String?
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
  @Nullable var completed: Int?
  let status: KhatmStatusValue
}

/// A reading that was taken back or noted again; null where there was none.
struct ReadingUndone: Encodable {
  let refs: [String]
  @Nullable var khatm: String?
  @Nullable var day: String?
}

/// The completed cycles of khatmat, and days with reading.
struct ReadingHistory: Encodable {
  struct Cycles: Encodable {
    let name: String
    let completed: [KhatmCycleValue]
  }

  struct Day: Encodable {
    let day: String
    let pages: JSONNumber
    let verses: Int
    /// Null without a goal.
    @Nullable var goal: String?
    let met: Bool
  }

  let khatmat: [Cycles]
  let days: [Day]
}
