/// The work of one day.
package struct HifzDay: Hashable, Sendable {
  package let day: CalendarDay
  /// The tasks: the new lesson, then the recent round, then the old one; what is most urgent first.
  package var tasks: [HifzTask] = []
  /// Whether the day is a day off.
  package var isOff = false
  /// Whether a teacher hears on this day.
  package var isTeacherDay = false
  /// The new text is held back, because the old is behind.
  package var holdsNewBack = false
  /// The greatest amount of revision of the plan, in words.
  package var budget = 0.0

  package init(day: CalendarDay) { self.day = day }

  /// The words of the tasks of some rounds.
  package func words(of rounds: Set<HifzRound>) -> Int {
    tasks.filter { rounds.contains($0.round) }.reduce(0) { $0 + $1.words.count }
  }
}

extension HifzScheduler {
  /// Chooses the work of a day. Portions that are done meanwhile stay in the list and are marked.
  ///
  /// - Parameters:
  ///   - state: the state at the present moment.
  ///   - day: the day.
  ///   - ends: the words after which a lesson may end, ascending: the ends of ayat in the memoriser's counting.
  package func day(_ day: CalendarDay, of state: HifzState, ends: [Int]) -> HifzDay {
    var found = HifzDay(day: day)
    found.isOff = !isWorking(day)
    found.isTeacherDay = plan.teacherDays.contains(day.weekday)
    let all = state.portions.values.map { due($0, on: day) }
      .filter { $0.standing.last < day || $0.portion.isHeard(on: day) }
      .sorted { ($0.first, $0.hard, $0.portion.page) < ($1.first, $1.hard, $1.portion.page) }
    found.budget = budget(of: state, on: day)
    guard !found.isOff else {
      found.tasks = all.filter { $0.portion.isHeard(on: day) }.map { task(for: $0, on: day) }
      return found
    }
    let target = target(all, found.budget, on: day)
    found.tasks = chosen(all, target, on: day).map { task(for: $0, on: day) }
    if found.tasks.isEmpty, let test = firstTest(of: state, on: day) { found.tasks = [test] }
    found.holdsNewBack = target.isBehind
    if let lesson = lesson(of: state, on: day, ends: ends, isHeldBack: target.isBehind) { found.tasks.append(lesson) }
    found.tasks.sort { HifzScheduler.rank($0) < HifzScheduler.rank($1) }
    return found
  }

  private static func rank(_ task: HifzTask) -> Int { HifzRound.allCases.firstIndex(of: task.round) ?? 0 }

  /// The amounts for a day, in words.
  private struct Target {
    /// The amount of all.
    let words: Double
    /// The part of it that the cycle asks for, and the part without which a page would pass its cycle.
    let cycle: Double, ceiling: Double
    /// The plan's amount; a page does not make a day much longer, unless pages would be late otherwise.
    let budget: Double
    /// Whether the cycle asks for more than the plan allows.
    let isBehind: Bool
  }

  private func target(_ all: [Due], _ budget: Double, on day: CalendarDay) -> Target {
    let hard = level(all.filter { $0.hard >= day }.map { ($0.hard, $0.words) }, from: day)
    // Spread portions that are past their cycle over the next week.
    let week = day.advanced(by: 6)
    let late = min(level(all.map { (max($0.hard, $0.hard < day ? week : day), $0.words) }, from: day), budget * 1.15)
    let inner = level(all.map { ($0.inner, $0.words) }, from: day)
    let horizon = day.advanced(by: 13)
    let soft = level(all.filter { $0.soft <= horizon }.map { ($0.soft, $0.words) }, from: day)
    // The recent round comes beside the cycle and takes nothing from it.
    let recent = all.filter { isRecentlyDue($0, on: day) }.reduce(0) { $0 + $1.words }
    let words = max(hard + recent, late, min(budget, max(inner + recent, soft)))
    return Target(
      words: words, cycle: min(words, inner + recent), ceiling: hard + recent, budget: budget,
      isBehind: inner > budget * 1.05)
  }

  /// The portions for a day: those that have no later day, those without which others would pass their cycle, the cycle's
  /// part in its order, and then the most urgent ones.
  ///
  /// The cycle comes before what fades, so that many weak pages cannot keep the others from being heard.
  private func chosen(_ all: [Due], _ target: Target, on day: CalendarDay) -> [Due] {
    var next = day.advanced(by: 1)
    while !isWorking(next) { next = next.advanced(by: 1) }
    // Keep the portions that are done already.
    var chosen = all.filter {
      $0.portion.isHeard(on: day) || day <= $0.hard && $0.hard < next || isRecentlyDue($0, on: day)
    }
    var taken = Set(chosen.map(\.portion.page))
    var sum = chosen.reduce(0) { $0 + $1.words }
    func take(_ portions: [Due], upTo limit: Double) {
      for due in portions where !taken.contains(due.portion.page) {
        let fits = chosen.isEmpty || limit > target.budget || sum + due.words <= target.budget * 1.2
        guard sum + due.words / 2 <= limit, fits else { return }
        chosen.append(due)
        taken.insert(due.portion.page)
        sum += due.words
      }
    }
    let byCycle = all.sorted { ($0.inner, $0.portion.page) < ($1.inner, $1.portion.page) }
    take(byCycle.filter { $0.hard >= day }, upTo: target.ceiling)
    take(byCycle, upTo: target.cycle)
    take(all, upTo: target.words)
    return chosen
  }

  /// Whether a portion was learned lately and is to be heard today.
  private func isRecentlyDue(_ due: Due, on day: CalendarDay) -> Bool {
    isRecent(due.portion, on: day) && due.soft <= day
  }

  private func task(for due: Due, on day: CalendarDay) -> HifzTask {
    let isRecent = isRecent(due.portion, on: day)
    let reason: HifzTask.Reason =
      if isRecent { .recent } else if cycle(of: due.portion, on: day) < plan.cycle { .season } else if due.hard < day {
        .late
      } else if due.soft <= day, due.soft <= due.inner { .fading } else if due.inner <= day { .cycle } else { .level }
    return HifzTask(
      round: isRecent ? .sabqi : .manzil, page: due.portion.page, words: due.portion.held, reason: reason,
      age: due.standing.last.distance(to: day), isDone: due.portion.isHeard(on: day))
  }

  /// The page with which somebody begins on the day of entry: the one that is held least well; nil if nothing was entered.
  private func firstTest(of state: HifzState, on day: CalendarDay) -> HifzTask? {
    state.portions.values.filter { $0.now.hearings == 0 && $0.learned == nil && $0.now.last == day }
      .min { ($0.now.memory.stability, $0.page) < ($1.now.memory.stability, $1.page) }
      .map { HifzTask(round: .manzil, page: $0.page, words: $0.held, reason: .entered, age: nil, isDone: false) }
  }

  // MARK: - The new lesson

  /// The new lesson of a day, with what was learned of it already; nil without one.
  private func lesson(of state: HifzState, on day: CalendarDay, ends: [Int], isHeldBack: Bool) -> HifzTask? {
    let learned = state.learned.flatMap { $0.day == day ? $0.words : nil } ?? WordSet()
    let done = learned.ranges.first.map {
      HifzTask(
        round: .sabaq, page: pages.page(ofWord: $0.start), words: learned, reason: .new, age: nil, isDone: true)
    }
    guard let new = plan.new, !isHeldBack, let first = state.planned.first else { return done }
    let whole = measure.words(of: new, secondsOfLine: HifzMeasure.secondsOfNewLine)
    let wanted = whole - Double(learned.count)
    // A lesson ends with an ayah, so a small rest is not a lesson of its own.
    guard wanted >= max(measure.wordsOfLine / 2, whole / 4) else { return done }
    let words = WordRange(first.start, end(of: first, after: wanted, ends))
    return HifzTask(
      round: .sabaq, page: pages.page(ofWord: words.start), words: WordSet([words]), reason: .new, age: nil,
      isDone: false)
  }

  /// The end of a lesson: the end of an ayah that is nearest, unless the ayah is much longer than the lesson.
  private func end(of range: WordRange, after wanted: Double, _ ends: [Int]) -> Int {
    let aim = range.start + max(1, Int(wanted.rounded()))
    guard aim < range.end else { return range.end }
    let index = ends.partitioningIndex { $0 >= aim }
    let near = ends[max(0, index - 1)..<min(ends.count, index + 1)].filter { $0 > range.start && $0 <= range.end }
    guard let best = near.min(by: { abs($0 - aim) < abs($1 - aim) }) else { return aim }
    return abs(best - aim) * 2 <= aim - range.start ? best : aim
  }
}
