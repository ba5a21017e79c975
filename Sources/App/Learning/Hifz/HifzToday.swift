import AppMushaf
package import AppBase
package import TilawaCore

/// The list of a day: what is new, what is recent, what is old.
package struct HifzToday: Answer {
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
      let last = HifzToday.key(min(work.tasks.count, HifzToday.keys.count) - 1)
      throw Failure(
        .usage,
        work.tasks.isEmpty
          ? "today's list is empty"
          : "today's list has no line “\(key)”; its lines are 1\(last == "1" ? "" : " to \(last)"): tilawa hifz today")
    }
    return work.tasks[index]
  }

  /// The lines that are not done.
  var open: [HifzTask] { work.tasks.filter { !$0.isDone } }

  /// The minutes of the lines that are not done.
  var minutesLeft: Int { minutes(open) }

  /// A line for each round: "old (manzil): pages 582, 583".
  func rounds(of tasks: [HifzTask]) -> [String] {
    HifzRound.allCases.compactMap { round in
      let places = tasks.filter { $0.round == round }.map { round == .sabaq ? book.text(of: $0.words) : "\($0.page)" }
      guard !places.isEmpty else { return nil }
      let pages = round == .sabaq ? "" : places.count == 1 ? "page " : "pages "
      return "\(HifzWords.round(round)): \(pages)\(places.joined(separator: ", "))"
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

  private var heading: String {
    let marks = [
      work.isOff ? "day off" : nil, work.isTeacherDay ? "your teacher hears you today" : nil,
      book.held.isEmpty ? nil : "held: \(book.heldAmount)",
    ]
    return ([HifzWords.day(work.day)] + marks.compactMap(\.self)).joined(separator: " · ")
  }

  private func cells(_ task: HifzTask, _ index: Int) -> [String] {
    [
      task.isDone ? "✓" : HifzToday.key(index), HifzWords.round(task.round), "page \(task.page)",
      book.text(of: task.words), book.amount(task.words),
      HifzWords.minutes(book.minutes(task.words.count, task.round)), HifzWords.age(task.age),
      HifzWords.reason(task.reason),
    ]
  }

  private var sum: String {
    let rounds = HifzRound.allCases.compactMap { round -> String? in
      let minutes = minutes(work.tasks.filter { $0.round == round })
      return minutes > 0 ? "\(HifzWords.round(round)) \(minutes)" : nil
    }
    let done = work.tasks.count - open.count
    let rest = open.isEmpty ? "all done ✓" : done > 0 ? "\(done) of \(work.tasks.count) done" : nil
    let time = Count.words(minutes(work.tasks), "minute", "minutes")
    return (["\(time): \(rounds.joined(separator: ", "))"] + [rest].compactMap(\.self))
      .joined(separator: "; ")
  }

  package var remarks: [String] {
    if book.held.isEmpty, book.state.planned.isEmpty {
      return [
        "nothing is entered yet; what you hold: tilawa hifz add juz:30; what you will learn: tilawa hifz add 67 --new"
      ]
    }
    var remarks: [String] = []
    if work.isOff { remarks.append("a day off: nothing is due") }
    if work.holdsNewBack, !book.state.planned.isEmpty, book.state.plan.new != nil {
      remarks.append("no new lesson today: the old pages need the time")
    }
    if book.state.plan.new == nil, !book.state.planned.isEmpty {
      remarks.append("no new lesson is planned; to learn 5 lines a day: tilawa hifz set --new lines:5")
    }
    if work.tasks.isEmpty, !work.isOff { remarks.append("nothing is due today") }
    return remarks
  }

  /// Lines for the end: the work that was done, and that of tomorrow.
  package var closing: [String] {
    let done = work.tasks.filter(\.isDone)
    let tomorrow = book.forecast(days: 2, from: book.today).days.last
    let next = tomorrow.map { day in
      day.tasks.isEmpty
        ? "tomorrow nothing is due"
        : "tomorrow: \(Count.words(day.tasks.count, "line", "lines")), \(minutes(day.tasks)) minutes"
    }
    return ["done today: \(done.count) of \(work.tasks.count)"] + [next].compactMap(\.self)
  }

  /// One line for a bar or a prompt: "hifz 2/7 · 24 min"; "hifz ✓" when all is done.
  package var statusLine: String {
    guard !work.tasks.isEmpty else { return "hifz –" }
    guard !open.isEmpty else { return "hifz ✓" }
    return "hifz \(work.tasks.count - open.count)/\(work.tasks.count) · \(HifzWords.minutes(minutesLeft))"
  }

  // MARK: - JSON

  package var json: String { object.text }

  package var object: JSON {
    let streak = book.history.streak(on: book.today, offset: book.now.offset, daysOff: book.state.plan.daysOff)
    return .object([
      ("day", .string("\(work.day)")), ("off", .bool(work.isOff)), ("teacher_day", .bool(work.isTeacherDay)),
      ("new_held_back", .bool(work.holdsNewBack)), ("riwayah", .string(book.riwayah.rawValue)),
      ("tasks", .array(work.tasks.enumerated().map { json($1, $0) })),
      ("done", .int(work.tasks.count - open.count)), ("minutes", .int(minutes(work.tasks))),
      ("minutes_left", .int(minutesLeft)), ("words_held", .int(book.state.heldWords)),
      ("streak", JSON.streak(streak)),
    ])
  }

  private func json(_ task: HifzTask, _ index: Int) -> JSON {
    .object([
      ("key", .string(HifzToday.key(index))), ("round", .string(task.round.rawValue)), ("page", .int(task.page)),
      ("ranges", .strings(book.names(of: task.words).map { "\($0)" })), ("words", .int(task.words.count)),
      ("minutes", .int(book.minutes(task.words.count, task.round))), ("reason", .string(task.reason.rawValue)),
      ("days_since", .optional(task.age, JSON.int)), ("done", .bool(task.isDone)),
    ])
  }
}
