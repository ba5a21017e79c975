import AppMushaf
package import AppBase
package import TilawaCore

/// The list of a day: what is new, what is recent, what is old.
package struct HifzToday: ValueAnswer {
  private let book: HifzBook
  package let work: HifzDay

  package init(_ book: HifzBook) {
    self.book = book
    var work = book.day(book.today)
    // Sort by page within a round: a key then stays the same while lines are done.
    work.tasks = HifzToday.sorted(work.tasks)
    self.work = work
  }

  /// Returns lines in their order in the list.
  static func sorted(_ tasks: [HifzTask]) -> [HifzTask] {
    tasks.sorted { (rank($0), $0.page) < (rank($1), $1.page) }
  }

  private static func rank(_ task: HifzTask) -> Int { HifzRound.allCases.firstIndex(of: task.round) ?? 0 }

  /// The keys of the lines, in order; lines after the last key have none.
  package static let keys = Array("123456789abcdefghijklmnoprstuvwxyz").map(String.init)

  package static func key(_ index: Int) -> String { keys.indices.contains(index) ? keys[index] : "" }

  /// Returns the task of a key.
  ///
  /// - Throws: `Failure` (usage) where there is no such line.
  package func task(_ key: String) throws -> HifzTask {
    guard let index = HifzToday.keys.firstIndex(of: key), work.tasks.indices.contains(index) else {
      let count = min(work.tasks.count, HifzToday.keys.count)
      throw Failure(
        .usage,
        work.tasks.isEmpty
          ? LearningSentences.todayEmpty
          : LearningSentences.noLine(
            key: key, count: count, last: HifzToday.key(count - 1), command: CommandHint("hifz", "today")))
    }
    return work.tasks[index]
  }

  /// The lines that are not done.
  var open: [HifzTask] { work.tasks.filter { !$0.isDone } }

  /// The minutes of the lines that are not done.
  var minutesLeft: Int { minutes(open) }

  /// A line for each round: "old (manzil): pages 582, 583".
  func rounds(of tasks: [HifzTask]) -> [Sentence] {
    HifzRound.allCases.compactMap { round in
      let places = tasks.filter { $0.round == round }.map { round == .sabaq ? book.text(of: $0.words) : "\($0.page)" }
      guard !places.isEmpty else { return nil }
      let (name, list) = (HifzWords.round(round), places.listed)
      return round == .sabaq
        ? LearningSentences.roundPlaces(round: name, places: list)
        : LearningSentences.roundPages(round: name, count: places.count, places: list)
    }
  }

  private func minutes(_ tasks: some Sequence<HifzTask>) -> Int {
    tasks.reduce(0) { $0 + book.minutes($1.words.count, $1.round) }
  }

  // MARK: - Text

  package var text: [AnswerPart] {
    [.line(heading), .table(AnswerTable(work.tasks.enumerated().map { cells($1, $0) }, numbers: [5]))]
      + (work.tasks.isEmpty ? [] : [.line(sum)])
  }

  private var heading: Sentence {
    let marks = [
      work.isOff ? LearningSentences.dayOff : nil, work.isTeacherDay ? LearningSentences.teacherDay : nil,
      book.held.isEmpty ? nil : LearningSentences.heldAmount(amount: book.heldAmount),
    ]
    return marks.compactMap(\.self).reduce(HifzWords.day(work.day), LearningSentences.listOfFacts)
  }

  private func cells(_ task: HifzTask, _ index: Int) -> [String] {
    [
      task.isDone ? "✓" : HifzToday.key(index), HifzWords.round(task.round).text,
      LearningSentences.page(page: task.page).text, book.text(of: task.words), book.amount(task.words).text,
      LearningSentences.minutes(count: book.minutes(task.words.count, task.round)).text,
      age(task).map { LearningSentences.age(days: $0).text } ?? "", HifzWords.reason(task.reason)?.text ?? "",
      before(task)?.text ?? "",
    ]
  }

  /// The days since a page was heard, or since the last lesson.
  private func age(_ task: HifzTask) -> Int? {
    if task.isDone { return 0 }
    guard task.round == .sabaq else { return task.age }
    return book.state.learned.map { max(0, $0.day.distance(to: work.day)) }
  }

  /// The outcome of the last time: a grade and slips; of a lesson the words that were learned before it.
  private func before(_ task: HifzTask) -> Sentence? {
    guard task.round == .sabaq else { return HifzLastTime(task, in: book.state)?.sentence(in: book) }
    guard !task.isDone, let learned = book.state.learned else { return nil }
    return LearningSentences.lessonBefore(place: book.text(of: learned.words))
  }

  /// The newest slip on the pages of the list.
  private var newestSlip: WordRange? {
    open.compactMap { HifzLastTime($0, in: book.state) }.filter { !$0.slips.isEmpty }.max { $0.day < $1.day }?.slips
      .last
  }

  private var sum: Sentence {
    let rounds = HifzRound.allCases.compactMap { round -> Sentence? in
      let minutes = minutes(work.tasks.filter { $0.round == round })
      return minutes > 0 ? LearningSentences.roundMinutes(round: HifzWords.round(round), minutes: minutes) : nil
    }
    let done = work.tasks.count - open.count
    let time = LearningSentences.minutesOfRounds(
      count: minutes(work.tasks), rounds: rounds.joined(by: LearningSentences.list) ?? Sentence(verbatim: ""))
    if open.isEmpty { return LearningSentences.listOfParts(first: time, next: LearningSentences.allDone) }
    guard done > 0 else { return time }
    return LearningSentences.listOfParts(
      first: time, next: LearningSentences.done(done: done, all: work.tasks.count))
  }

  package var remarks: [Sentence] {
    if book.held.isEmpty, book.state.planned.isEmpty {
      let new = CommandHint("hifz", "add", "67", "--new")
      return [LearningSentences.nothingHeld(heldCommand: HifzWords.addExample, newCommand: new)]
    }
    var remarks: [Sentence] = []
    if work.isOff { remarks.append(LearningSentences.dayOffRemark) }
    if work.holdsNewBack, !book.state.planned.isEmpty, book.state.plan.new != nil {
      remarks.append(LearningSentences.noLessonToday)
    }
    if book.state.plan.new == nil, !book.state.planned.isEmpty {
      remarks.append(LearningSentences.noLessonPlanned(command: HifzWords.lessonExample))
    }
    if work.tasks.isEmpty, !work.isOff { remarks.append(LearningSentences.nothingDue) }
    if let slip = newestSlip { remarks.append(book.drillAdvice(slip)) }
    return remarks
  }

  /// Lines for the end: the work that was done, and that of tomorrow.
  package var closing: [Sentence] {
    let done = work.tasks.filter(\.isDone)
    let tomorrow = book.forecast(days: 2, from: book.today).days.last
    let next = tomorrow.map { day in
      day.tasks.isEmpty
        ? LearningSentences.tomorrowFree
        : LearningSentences.tomorrow(count: day.tasks.count, minutes: minutes(day.tasks))
    }
    return [LearningSentences.doneToday(done: done.count, all: work.tasks.count)] + [next].compactMap(\.self)
  }

  /// One line for a bar or a prompt: "hifz 2/7 · 24 min"; "hifz ✓" when all is done.
  package var statusLine: Sentence {
    guard !work.tasks.isEmpty else { return LearningSentences.statusNone }
    guard !open.isEmpty else { return LearningSentences.statusDone }
    return LearningSentences.status(
      done: work.tasks.count - open.count, all: work.tasks.count, minutes: minutesLeft)
  }

  // MARK: - The line for programs

  package var value: Value {
    let streak = book.history.streak(on: book.today, offset: book.now.offset, daysOff: book.state.plan.daysOff)
    return Value(
      day: "\(work.day)", off: work.isOff, teacherDay: work.isTeacherDay, newHeldBack: work.holdsNewBack,
      riwayah: book.riwayah.rawValue, tasks: work.tasks.enumerated().map { line($1, $0) },
      done: work.tasks.count - open.count, minutes: minutes(work.tasks), minutesLeft: minutesLeft,
      wordsHeld: book.state.heldWords, streak: StreakValue(streak))
  }

  private func line(_ task: HifzTask, _ index: Int) -> Value.Line {
    let last = HifzLastTime(task, in: book.state)
    return Value.Line(
      key: HifzToday.key(index), round: task.round.rawValue, page: task.page,
      ranges: book.names(of: task.words).map { "\($0)" }, words: task.words.count,
      minutes: book.minutes(task.words.count, task.round), reason: task.reason.rawValue, daysSince: task.age,
      lastGrade: last?.grade?.name, lastSlips: last?.slips.map { book.text(of: WordSet([$0])) } ?? [],
      done: task.isDone)
  }

  package struct Value: Encodable {
    /// A line of the list.
    struct Line: Encodable {
      let key: String
      let round: String
      let page: Int
      let ranges: [String]
      let words: Int
      let minutes: Int
      let reason: String
      @Nullable var daysSince: Int?
      /// The grade and the words of slips of the day on which the page was last heard.
      @Nullable var lastGrade: String?
      let lastSlips: [String]
      let done: Bool

      private enum CodingKeys: String, CodingKey {
        case key, round, page, ranges, words, minutes, reason
        case daysSince = "days_since"
        case lastGrade = "last_grade"
        case lastSlips = "last_slips"
        case done
      }
    }

    let day: String
    /// Whether it is a day off, and one on which the teacher hears the memoriser.
    let off: Bool
    let teacherDay: Bool
    let newHeldBack: Bool
    let riwayah: String
    let tasks: [Line]
    let done: Int
    let minutes: Int
    let minutesLeft: Int
    let wordsHeld: Int
    let streak: StreakValue

    private enum CodingKeys: String, CodingKey {
      case day, off
      case teacherDay = "teacher_day"
      case newHeldBack = "new_held_back"
      case riwayah, tasks, done, minutes
      case minutesLeft = "minutes_left"
      case wordsHeld = "words_held"
      case streak
    }
  }
}
