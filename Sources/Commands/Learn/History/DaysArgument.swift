import ArgumentParser
import CommandOptions
import AppBase
import TilawaCore

/// A day, month or year: `2026`, `2026-11`, `2026-11-21`, `today`, `yesterday`.
struct DaysArgument: ExpressibleByArgument {
  let days: ClosedRange<CalendarDay>

  init?(argument: String) {
    let today = ZonedTime.now.day
    switch argument {
    case "today": days = today...today
    case "yesterday": days = today.advanced(by: -1)...today.advanced(by: -1)
    default:
      if let day = CalendarDay(argument) {
        days = day...day
      } else if let first = CalendarDay("\(argument)-01"),
        let next = CalendarDay(year: first.year + first.month / 12, month: first.month % 12 + 1, day: 1)
      {
        days = first...next.advanced(by: -1)
      } else if let first = CalendarDay("\(argument)-01-01"), let last = CalendarDay("\(argument)-12-31") {
        days = first...last
      } else {
        return nil
      }
    }
  }

  static var allValueStrings: [String] { ["2026", "2026-11", "2026-11-21", "today", "yesterday"] }
  static var defaultCompletionKind: CompletionKind { .list(["today", "yesterday"]) }
}

/// One day on which something was read: `2026-11-21`, `today`, `yesterday`. A later day is parsed too, so that the error can
/// name it.
struct ReadDayArgument: ExpressibleByArgument {
  let day: CalendarDay

  init?(argument: String) {
    let today = ZonedTime.now.day
    switch argument {
    case "today": day = today
    case "yesterday": day = today.advanced(by: -1)
    case "tomorrow": day = today.advanced(by: 1)
    default:
      guard let day = CalendarDay(argument) else { return nil }
      self.day = day
    }
  }

  static var allValueStrings: [String] { ["2026-11-21", "today", "yesterday"] }
  static var defaultCompletionKind: CompletionKind { .list(["today", "yesterday"]) }
}
