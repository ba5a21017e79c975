/// The load of the coming days, if all is done and goes well.
package struct HifzForecast: Hashable, Sendable {
  /// The load of one day, in words.
  package struct Day: Hashable, Sendable {
    package let day: CalendarDay
    package let sabaq: Int
    package let sabqi: Int
    package let manzil: Int
    /// The words that are held at the end of the day.
    package let held: Int
    /// The pages that are held at the end of the day, with parts of pages.
    package let heldPages: Double
    /// The tasks of the day.
    package let tasks: [HifzTask]

    /// The words of all rounds.
    package var words: Int { sabaq + sabqi + manzil }
  }

  package let days: [Day]

  /// The most days of a forecast.
  package static let mostDays = 400

  /// - Parameters:
  ///   - count: the number of days, 1 to 400.
  ///   - first: the first day.
  ///   - state: the present state.
  ///   - scheduler: the rule by which days are chosen.
  ///   - ends: see `HifzScheduler.day`.
  package init(
    days count: Int, from first: CalendarDay, state: HifzState, by scheduler: HifzScheduler, ends: [Int]
  ) {
    let pages = scheduler.pages
    var fold = HifzFold(pages: pages, state: state)
    var days: [Day] = []
    for number in 0..<min(max(1, count), HifzForecast.mostDays) {
      let day = first.advanced(by: number)
      let work = scheduler.day(day, of: fold.state, ends: ends)
      for event in HifzForecast.events(doing: work) { fold.add(event) }
      days.append(
        Day(
          day: day, sabaq: work.words(of: [.sabaq]), sabqi: work.words(of: [.sabqi]), manzil: work.words(of: [.manzil]),
          held: fold.state.heldWords, heldPages: fold.state.pagesHeld(pages), tasks: work.tasks))
    }
    self.days = days
  }

  /// The events of a day on which all that remains goes well.
  private static func events(doing work: HifzDay) -> [HifzEvent] {
    let time = ZonedTime(seconds: work.day.number * 86_400 + 43_200, offset: 0, zone: "")
    return work.tasks.filter { !$0.isDone }.flatMap { task in
      task.words.ranges.map {
        HifzEvent(id: "", time: time, day: work.day, kind: .grade($0, .good, by: .program, seconds: nil))
      }
    }
  }
}
