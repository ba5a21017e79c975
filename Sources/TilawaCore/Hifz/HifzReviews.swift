/// The hearings of one page since it was learned, for fitting.
package struct HifzReviews: Hashable, Sendable {
  /// The beginning of the history.
  package enum Start: Hashable, Sendable {
    case learned(HifzGrade)
    case entered(FSRS.Memory)
  }

  /// One day's hearing.
  package struct Review: Hashable, Sendable {
    package let day: CalendarDay
    package var grade: HifzGrade
    package var weight: Double
  }

  package let start: Start
  package let first: CalendarDay
  package private(set) var reviews: [Review] = []

  package init(start: Start, first: CalendarDay, reviews: [Review] = []) {
    self.start = start
    self.first = first
    self.reviews = reviews
  }

  /// Adds a hearing; one of the same day is replaced.
  mutating func put(_ review: Review) {
    if reviews.last?.day == review.day { reviews.removeLast() }
    reviews.append(review)
  }

  /// Collects the hearings of a ledger, one history for each page and each time that it was entered.
  package static func all(in events: [HifzEvent], pages: HifzPages) -> [HifzReviews] {
    var fold = HifzFold(pages: pages)
    var open: [Int: HifzReviews] = [:]
    var closed: [HifzReviews] = []
    for event in events.holding() {
      let touched =
        event.words.map { words in
          words.start >= 0 && words.end <= pages.starts.last ?? 0 ? pages.parts(of: words).map(\.page) : []
        } ?? []
      let before = touched.map { fold.state.portions[$0] }
      fold.add(event)
      for (page, old) in zip(touched, before) {
        guard let portion = fold.state.portions[page], portion != old else { continue }
        if case .add = event.kind {
          if let history = open[page] { closed.append(history) }
          open[page] = HifzReviews(start: .entered(portion.now.memory), first: event.day)
        } else if old == nil, case .grade(_, let grade, _, _) = event.kind {
          open[page] = HifzReviews(start: .learned(grade), first: event.day)
        } else if let hearing = portion.hearing, let grade = hearing.grade,
          hearing.day > open[page]?.first ?? hearing.day
        {
          open[page]?.put(Review(day: hearing.day, grade: grade, weight: hearing.weight))
        }
      }
    }
    return closed + open.sorted { $0.key < $1.key }.map(\.value)
  }
}
