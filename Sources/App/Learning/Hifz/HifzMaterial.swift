package import AppBase
package import TilawaCore

// Material that is entered or given up, and the plan.

extension HifzBook {
  /// Enters material.
  package mutating func add(_ ranges: [String], as entry: HifzEntry) throws -> CommandAnswer {
    let words = try words(of: ranges)
    let added = WordSet(words)
    let isNew = entry == .new
    if isNew, isAllKnown(added) { throw Failure(.usage, "\(text(of: added)) is held or to be learned already") }
    try note(words.map { .add($0, entry) })
    let line =
      isNew
      ? "to learn: \(text(of: added)), \(amount(added)); \(amount(WordSet(state.planned))) to learn in all"
      : "held, \(entry.rawValue): \(text(of: added)), \(amount(added)); \(heldAmount) in all"
    return CommandAnswer(
      [line],
      .object([
        ("ranges", .strings(names(of: added).map { "\($0)" })), ("state", .string(entry.rawValue)),
        ("words", .int(added.count)), ("words_held", .int(state.heldWords)), ("words_to_learn", .int(plannedWords)),
      ]), remarks: bareNumbers(ranges) + noNewLesson(isNew) + (isNew ? [] : ["it comes into the list from tomorrow on"])
    )
  }

  /// Whether all words of a set are held or to be learned.
  private func isAllKnown(_ words: WordSet) -> Bool {
    let known = WordSet(held.ranges + state.planned)
    return words.ranges.allSatisfy(known.contains)
  }

  var plannedWords: Int { state.planned.reduce(0) { $0 + $1.count } }

  private func noNewLesson(_ isNew: Bool) -> [String] {
    isNew && state.plan.new == nil
      ? ["how much you learn a day is not set; for example: tilawa hifz set --new lines:5"] : []
  }

  /// Remarks on bare numbers, which are surahs.
  private func bareNumbers(_ ranges: [String]) -> [String] {
    let bare = RangeParser.bareNumbers(in: ranges)
    guard let first = bare.first else { return [] }
    return [
      "\(bare.joined(separator: " ")) stands for surahs; for pages: page:\(first); to take it back: tilawa hifz undo"
    ]
  }

  /// Takes material out.
  package mutating func remove(_ ranges: [String]) throws -> CommandAnswer {
    let words = WordSet(try words(of: ranges))
    let known = WordSet(held.ranges + state.planned)
    guard words.ranges.contains(where: { known.count(in: $0) > 0 }) else {
      throw Failure(.noInput, "nothing of \(text(of: words)) is held or to be learned")
    }
    try note(words.ranges.map { .remove($0) })
    return CommandAnswer(
      ["removed: \(text(of: words)); \(heldAmount) held"],
      .object([
        ("removed", .strings(names(of: words).map { "\($0)" })), ("words_held", .int(state.heldWords)),
        ("words_to_learn", .int(plannedWords)),
      ]), remarks: ["to take it back: tilawa hifz undo"])
  }

  // MARK: - The plan

  /// Changes settings of the plan.
  ///
  /// - Parameter changes: the settings with their texts, as a user types them.
  package mutating func set(_ changes: [(key: HifzPlan.Key, text: String)]) throws -> CommandAnswer {
    guard !changes.isEmpty else { return settings }
    var plan = state.plan
    for (key, text) in changes {
      guard plan.set(key, to: text) else {
        throw Failure(.usage, "--\(key.rawValue) takes \(key.form), not “\(text)”")
      }
    }
    if let exam = plan.exam, changes.contains(where: { $0.key == .exam }), exam.days.upperBound < today {
      throw Failure(.usage, "\(exam.days.upperBound) is in the past")
    }
    try note(changes.map { .set($0.key.rawValue, $0.text) })
    return settings
  }

  /// The stored text of an exam on a day, about a range or all.
  package func exam(_ day: String, _ ranges: [String]) throws -> String {
    guard !ranges.isEmpty else { return day }
    let words = WordSet(try words(of: ranges)).ranges
    guard words.count == 1, let only = words.first else {
      throw Failure(.usage, "the material of an exam is one stretch, such as juz:1-5")
    }
    return "\(day) \(only.start)-\(only.end)"
  }

  private var settings: CommandAnswer {
    let plan = state.plan
    let rows = HifzPlan.Key.allCases.filter { $0 != .parameters }.map { key in
      [key.rawValue, text(of: key, plan), key.meaning]
    }
    return CommandAnswer(
      table: AnswerTable(rows),
      .object(HifzPlan.Key.allCases.map { ($0.rawValue, .optional(plan.text(of: $0), JSON.string)) }))
  }

  private func text(of key: HifzPlan.Key, _ plan: HifzPlan) -> String {
    switch key {
    case .new: plan.new?.text ?? "none"
    case .revise: plan.revise?.text ?? "as needed"
    case .cycle: HifzWords.days(plan.cycle)
    case .recent: HifzWords.days(plan.recent)
    case .retention: "\(Int((plan.retention * 100).rounded()))%"
    case .exam:
      plan.exam.map { exam in
        "\(exam.days.upperBound)" + (exam.words.map { " · \(text(of: WordSet([$0])))" } ?? " · all")
      } ?? "none"
    case .ramadan: plan.ramadan.map { $0 == 1 ? "once" : "\($0) times" } ?? "as usual"
    case .riwayah: riwayah.rawValue
    case .off, .teacher, .parameters: plan.text(of: key) ?? "none"
    }
  }
}

extension HifzPlan.Key {
  /// The meaning, for people.
  var meaning: String {
    switch self {
    case .new: "the new lesson of a day"
    case .revise: "the most revision a day"
    case .cycle: "within so many days each page is heard"
    case .recent: "so long a new page belongs to the recent round"
    case .retention: "how sure a page should still be when it is heard"
    case .off: "days without work"
    case .teacher: "days on which your teacher hears you"
    case .exam: "its material is heard each week for four weeks before"
    case .ramadan: "how often all is heard in Ramadan"
    case .riwayah: "the riwayah that you learn"
    case .parameters: "the numbers of the memory model"
    }
  }

  /// The form of the values, for errors.
  var form: String {
    switch self {
    case .new: "an amount, such as lines:5, ayat:10, pages:1 or minutes:30, or none"
    case .revise: "an amount, such as pages:2 or minutes:40, or none"
    case .cycle: "2 to 400 days, such as 30d, or none"
    case .recent: "7 to 120 days, such as 21d, or none"
    case .retention: "0.8 to 0.97, or none"
    case .off: "days such as fri or fri,sun, or none; one day of work must be left"
    case .teacher: "days such as sun,tue, or none"
    case .exam: "a day such as 2027-03-01, or none"
    case .ramadan: "1 to 10 times, or none"
    case .riwayah: "a riwayah such as hafs or warsh, or none"
    case .parameters: "the 21 parameters of FSRS-6 by commas, or none"
    }
  }
}
