/// The strength of a page, for maps. Each has a sign that says the same without colour.
package enum HifzStrength: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// Nothing of the page is held or to be learned.
  case none
  /// The page is still to be learned.
  case planned
  /// The page would stay for less than a week.
  case weak
  /// The page would stay for less than three weeks.
  case young
  /// The page would stay for less than two months.
  case firm
  /// The page would stay for two months or more.
  case solid

  /// The sign on a terminal.
  package var sign: String {
    switch self {
    case .none: "·"
    case .planned: "+"
    case .weak: "░"
    case .young: "▒"
    case .firm: "▓"
    case .solid: "█"
    }
  }

  /// The name for people.
  package var sentence: Sentence {
    switch self {
    case .none: CoreSentences.strengthNone
    case .planned: CoreSentences.strengthPlanned
    case .weak: CoreSentences.strengthWeak
    case .young: CoreSentences.strengthYoung
    case .firm: CoreSentences.strengthFirm
    case .solid: CoreSentences.strengthSolid
    }
  }

  /// The name for programs, in English.
  package var name: String { sentence.inEnglish }

  package init(stability: Double) {
    self = stability < 7 ? .weak : stability < 21 ? .young : stability < 60 ? .firm : .solid
  }

  package static func < (one: HifzStrength, other: HifzStrength) -> Bool { one.rawValue < other.rawValue }
}

/// One page on the map.
package struct HifzPageState: Hashable, Sendable, Identifiable {
  package let page: Int
  package let strength: HifzStrength
  /// The share of the page that is held, 0 to 1.
  package let share: Double
  /// The days since it was heard; nil: it is not held.
  package let age: Int?
  /// The probability that it is known today, 0 to 1.
  package let retention: Double
  /// The slips that still stand.
  package let marks: Int
  /// Whether it was not heard within the cycle.
  package let isLate: Bool

  package var id: Int { page }
}

extension HifzScheduler {
  /// Returns the state of all pages on a day.
  package func map(of state: HifzState, on day: CalendarDay) -> [HifzPageState] {
    var planned = WordSet()
    for range in state.planned { planned.insert(range) }
    return (1...max(1, pages.count)).map { page in
      let span = pages.span(of: page)
      guard let portion = state.portions[page] else {
        return HifzPageState(
          page: page, strength: planned.count(in: span) > 0 ? .planned : .none, share: 0, age: nil, retention: 0,
          marks: 0, isLate: false)
      }
      let age = max(0, portion.now.last.distance(to: day))
      return HifzPageState(
        page: page, strength: HifzStrength(stability: portion.now.memory.stability),
        share: Double(portion.held.count) / Double(span.count), age: age,
        retention: plan.model.retention(of: portion.now.memory, after: age), marks: state.marks(of: portion).count,
        isLate: age > cycle(of: portion, on: day))
    }
  }
}
