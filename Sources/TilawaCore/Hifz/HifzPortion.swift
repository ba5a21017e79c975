import Glibc

/// The part of one page that is held by heart, with its memory.
package struct HifzPortion: Hashable, Sendable, Identifiable {
  /// The facts that one day's hearings change.
  package struct Standing: Hashable, Sendable {
    /// The memory after the last hearing.
    package var memory: FSRS.Memory
    /// The day of the last hearing, or of the entry.
    package var last: CalendarDay
    /// The last three days on which it went well, in order.
    package var goodDays: [CalendarDay] = []
    /// The number of days on which it was heard.
    package var hearings = 0
    /// The number of those on which it was weak.
    package var lapses = 0

    package init(memory: FSRS.Memory, last: CalendarDay) {
      self.memory = memory
      self.last = last
    }
  }

  /// The hearings of one day. They count as one: what is said again on the same day is practice.
  package struct Hearing: Hashable, Sendable {
    package let day: CalendarDay
    /// The last word of the teacher.
    package var teacher: HifzGrade?
    /// The lowest grade of the program.
    package var program: HifzGrade?
    /// The lowest grade by oneself.
    package var oneself: HifzGrade?
    /// The slips that the teacher did not note.
    package var slips = 0
    /// The slips that the teacher noted.
    package var teacherSlips = 0

    package init(day: CalendarDay) { self.day = day }

    /// The grade of the day: the teacher's, else the lowest. With a slip it is never good, but a teacher overrules the
    /// slips that others noted. Nil without any grade.
    package var grade: HifzGrade? {
      if let teacher { return teacherSlips > 0 ? min(teacher, .fair) : teacher }
      guard let lowest = [program, oneself].compactMap(\.self).min() else { return nil }
      return slips + teacherSlips > 0 ? min(lowest, .fair) : lowest
    }

    /// The share of the grade's effect, 0 to 1.
    package var weight: Double {
      guard let grade else { return 0 }
      let origin: HifzOrigin = teacher != nil ? .teacher : program != nil ? .program : .oneself
      return origin.weight(of: grade)
    }
  }

  /// The number of the page.
  package let page: Int
  /// The words that are held.
  package var held: WordSet
  /// The day on which the newest of its words were learned; nil: all were entered as held.
  package var learned: CalendarDay?
  /// The standing before the hearings of the day below; the present one without such hearings.
  package var before: Standing
  /// The hearings of the last day.
  package var hearing: Hearing?
  /// The present standing.
  package private(set) var now: Standing

  package init(page: Int, held: WordSet, learned: CalendarDay?, standing: Standing) {
    self.page = page
    self.held = held
    self.learned = learned
    before = standing
    now = standing
  }

  /// Makes a portion from all its parts, as they were stored.
  package init(
    page: Int, held: WordSet, learned: CalendarDay?, before: Standing, hearing: Hearing?, now: Standing
  ) {
    self.page = page
    self.held = held
    self.learned = learned
    self.before = before
    self.hearing = hearing
    self.now = now
  }

  package var id: Int { page }

  /// Returns the standing with which a day begins.
  package func standing(before day: CalendarDay) -> Standing {
    hearing.map { $0.day >= day } ?? false ? before : now
  }

  /// Whether the portion was heard and judged on a day.
  package func isHeard(on day: CalendarDay) -> Bool { hearing?.day == day && hearing?.grade != nil }

  /// Sets the standing anew, without hearings.
  package mutating func settle(_ standing: Standing) {
    (before, now, hearing) = (standing, standing, nil)
  }

  /// Adds a hearing or a slip to those of its day. A day before the last one counts as the last one.
  package mutating func hear(on day: CalendarDay, by model: FSRS, _ change: (inout Hearing) -> Void) {
    var present = hearing ?? Hearing(day: day)
    if present.day < day {
      before = now
      present = Hearing(day: day)
    }
    change(&present)
    hearing = present
    now = HifzPortion.standing(after: present, before, by: model)
  }

  private static func standing(after hearing: Hearing, _ before: Standing, by model: FSRS) -> Standing {
    guard let grade = hearing.grade else { return before }
    let full = model.next(before.memory, after: before.last.distance(to: hearing.day), grade)
    var after = before
    after.memory = before.memory.moved(to: full, by: hearing.weight)
    after.last = max(before.last, hearing.day)
    after.hearings += 1
    if grade == .weak { after.lapses += 1 }
    after.goodDays = grade >= .good ? (before.goodDays + [hearing.day]).suffix(3) : []
    return after
  }
}

extension FSRS.Memory {
  /// Returns the memory on the way to another one; 1 is the other one exactly.
  package func moved(to other: FSRS.Memory, by share: Double) -> FSRS.Memory {
    guard share < 1 else { return other }
    return FSRS.Memory(
      stability: stability * pow(other.stability / stability, share),
      difficulty: difficulty + (other.difficulty - difficulty) * share)
  }
}
