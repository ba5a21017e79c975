/// The sum of the events: material that is held, material to be learned, the plan, the slips.
///
/// Events are added in their order (`HifzEvent.comes`), those that were taken back left out (`holding`).
package struct HifzState: Hashable, Sendable {
  /// The plan.
  package var plan = HifzPlan()
  /// The portions that are held, by page.
  package var portions: [Int: HifzPortion] = [:]
  /// The material to be learned, in the order of learning.
  package var planned: [WordRange] = []
  /// The slips by their first word.
  package var marks: [Int: HifzMark] = [:]
  /// The number of times that one place was said in place of another one.
  package var confusions: [HifzConfusion: Int] = [:]
  /// The notes, by their first word.
  package var notes: [Int: HifzNote] = [:]
  /// The words learned on the last day on which some were.
  package var learned: (day: CalendarDay, words: WordSet)?
  /// The place of the last event in the order of events; nil before the first.
  package var last: HifzEvent.Order?
  /// The number of events that hold.
  package var count = 0

  package init() {}

  /// The words that are held.
  package var heldWords: Int { portions.values.reduce(0) { $0 + $1.held.count } }

  package static func == (one: HifzState, other: HifzState) -> Bool {
    one.plan == other.plan && one.portions == other.portions && one.planned == other.planned
      && one.marks == other.marks && one.confusions == other.confusions && one.notes == other.notes
      && one.learned?.day == other.learned?.day && one.learned?.words == other.learned?.words
      && one.last == other.last && one.count == other.count
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(last)
    hasher.combine(count)
    hasher.combine(portions)
  }
}

/// Adds events to a state, in their order.
package struct HifzFold: Sendable {
  /// The state so far.
  package private(set) var state: HifzState
  /// The days so far.
  package private(set) var history: HifzHistory
  private let pages: HifzPages

  package init(pages: HifzPages, state: HifzState = HifzState(), history: HifzHistory = HifzHistory()) {
    self.pages = pages
    self.state = state
    self.history = history
  }

  /// Adds all events of a ledger, in any order.
  package init(of events: [HifzEvent], pages: HifzPages) {
    self.init(pages: pages)
    for event in events.holding() { add(event) }
  }

  /// Whether an event comes after all that were added, and so can be added to them.
  package func canAdd(_ event: HifzEvent) -> Bool {
    if case .undo = event.kind { return false }
    return state.last.map { $0 < event.order } ?? true
  }

  /// Adds an event. Words outside the Quran and settings that cannot be believed change nothing.
  package mutating func add(_ event: HifzEvent) {
    state.last = event.order
    state.count += 1
    if let words = event.words, words.start < 0 || words.end > pages.starts.last ?? 0 { return }
    switch event.kind {
    case .add(let words, .new): plan(words)
    case .add(let words, let entry): enter(words, entry, on: event.day)
    case .remove(let words): remove(words)
    case .grade(let words, let grade, let origin, let seconds):
      hear(words, grade, by: origin, event.day)
      history.add(
        words: state.wordsHeld(in: words, pages), grade: grade, seconds: seconds ?? 0, at: event.time, on: event.day)
    case .slip(let words, let origin, let said): slip(words, by: origin, said: said, on: event.day)
    case .set(let name, let text):
      if let key = HifzPlan.Key(rawValue: name) { _ = state.plan.set(key, to: text) }
    case .note(let words, let text): state.notes[words.start] = text.isEmpty ? nil : HifzNote(words: words, text: text)
    case .undo: break
    }
  }

  // MARK: - Material

  private mutating func plan(_ words: WordRange) {
    var free = WordSet([words])
    for (page, part) in pages.parts(of: words) {
      for held in state.portions[page]?.held.ranges(in: part) ?? [] { free.remove(held) }
    }
    for range in state.planned { free.remove(range) }
    state.planned += free.ranges
  }

  private mutating func enter(_ words: WordRange, _ entry: HifzEntry, on day: CalendarDay) {
    takeFromPlanned(words)
    for (page, part) in pages.parts(of: words) {
      let standing = HifzPortion.Standing(memory: HifzFold.memory(entry, state.plan.model), last: day)
      var portion = state.portions[page] ?? HifzPortion(page: page, held: WordSet(), learned: nil, standing: standing)
      portion.held.insert(part)
      portion.settle(standing)
      portion.learned = nil
      state.portions[page] = portion
    }
  }

  /// The memory of material that was learned before: how long it would stay, and how hard it is.
  private static func memory(_ entry: HifzEntry, _ model: FSRS) -> FSRS.Memory {
    switch entry {
    case .new, .solid: FSRS.Memory(stability: 60, difficulty: model.first(.good).difficulty)
    case .shaky: FSRS.Memory(stability: 14, difficulty: model.first(.fair).difficulty)
    case .rusty: FSRS.Memory(stability: 4, difficulty: model.first(.weak).difficulty)
    }
  }

  private mutating func remove(_ words: WordRange) {
    takeFromPlanned(words)
    for (page, part) in pages.parts(of: words) {
      state.portions[page]?.held.remove(part)
      if state.portions[page]?.held.isEmpty ?? false { state.portions[page] = nil }
    }
    for word in state.marks.keys where words.start <= word && word < words.end { state.marks[word] = nil }
  }

  private mutating func takeFromPlanned(_ words: WordRange) {
    state.planned = state.planned.flatMap { range -> [WordRange] in
      var rest = WordSet([range])
      rest.remove(words)
      return rest.ranges
    }
  }

  // MARK: - Hearings

  private mutating func hear(_ words: WordRange, _ grade: HifzGrade, by origin: HifzOrigin, _ day: CalendarDay) {
    for (page, part) in pages.parts(of: words) {
      if let portion = state.portions[page], portion.held.count(in: part) * 2 >= portion.held.count {
        hear(page, on: day) { _ = $0.add(.grade(words, grade, by: origin, seconds: nil)) }
      }
      guard grade > .weak else { continue }
      let new = state.planned.filter { $0.overlaps(part) }.map {
        WordRange(max($0.start, part.start), min($0.end, part.end))
      }
      for range in new { learn(range, on: page, grade, day) }
    }
  }

  private mutating func hear(_ page: Int, on day: CalendarDay, _ change: (inout HifzPortion.Hearing) -> Void) {
    guard var portion = state.portions[page] else { return }
    if let last = portion.hearing?.day, last < day { forgetMarks(of: portion) }
    portion.hear(on: day, by: state.plan.model, change)
    state.portions[page] = portion
  }

  /// Drops the marks of a page that has gone well on three days since.
  private mutating func forgetMarks(of portion: HifzPortion) {
    guard portion.now.goodDays.count == 3, let first = portion.now.goodDays.first else { return }
    let span = pages.span(of: portion.page)
    for (word, mark) in state.marks where span.start <= word && word < span.end && mark.last < first {
      state.marks[word] = nil
    }
  }

  /// Puts new words among those that are held.
  private mutating func learn(_ words: WordRange, on page: Int, _ grade: HifzGrade, _ day: CalendarDay) {
    takeFromPlanned(words)
    if state.learned?.day != day { state.learned = (day, WordSet()) }
    state.learned?.words.insert(words)
    let memory = state.plan.model.first(grade)
    guard var portion = state.portions[page] else {
      var standing = HifzPortion.Standing(memory: memory, last: day)
      standing.hearings = 1
      state.portions[page] = HifzPortion(page: page, held: WordSet([words]), learned: day, standing: standing)
      return
    }
    let share = Double(words.count) / Double(portion.held.count + words.count)
    portion.held.insert(words)
    portion.learned = day
    var standing = portion.now
    standing.memory = standing.memory.moved(to: memory, by: share)
    if share >= 0.5 { standing.last = max(standing.last, day) }
    portion.settle(standing)
    state.portions[page] = portion
  }

  private mutating func slip(_ words: WordRange, by origin: HifzOrigin, said: WordRange?, on day: CalendarDay) {
    var mark = state.marks[words.start] ?? HifzMark(word: words.start, count: 0, last: day)
    mark.count += 1
    mark.last = max(mark.last, day)
    state.marks[words.start] = mark
    if let said { state.confusions[HifzConfusion(word: words.start, said: said.start), default: 0] += 1 }
    hear(pages.page(ofWord: words.start), on: day) { _ = $0.add(.slip(words, by: origin, said: said)) }
  }
}

extension HifzState {
  /// Returns the number of pages that are held, with parts of pages.
  package func pagesHeld(_ pages: HifzPages) -> Double {
    portions.values.reduce(0) { $0 + Double($1.held.count) / Double(pages.span(of: $1.page).count) }
  }

  /// Returns the number of words of a stretch that are held.
  func wordsHeld(in words: WordRange, _ pages: HifzPages) -> Int {
    pages.parts(of: words).reduce(0) { $0 + (portions[$1.page]?.held.count(in: $1.words) ?? 0) }
  }
}
