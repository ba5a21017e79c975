package import AppBase
package import TilawaCore

// Material that is entered or given up, and the plan.

extension HifzBook {
  /// Enters material.
  package mutating func add(_ ranges: [String], as entry: HifzEntry) throws -> CommandAnswer {
    let words = try words(of: ranges)
    let added = WordSet(words)
    let isNew = entry == .new
    if isNew, isAllKnown(added) {
      throw Failure(.usage, LearningSentences.knownAlready(place: text(of: added)))
    }
    try note(words.map { .add($0, entry) })
    let line =
      isNew
      ? LearningSentences.toLearn(
        place: text(of: added), amount: amount(added), all: amount(WordSet(state.planned)))
      : LearningSentences.heldNow(
        entry: HifzWords.entry(entry), place: text(of: added), amount: amount(added), all: heldAmount)
    return CommandAnswer(
      [line],
      HifzAdded(
        ranges: names(of: added).map { "\($0)" }, state: entry.rawValue, words: added.count,
        wordsHeld: state.heldWords, wordsToLearn: plannedWords),
      remarks: bareNumbers(ranges) + (isNew ? firstLesson : firstTest)
    )
  }

  /// The way to test what was entered, at once.
  private var firstTest: [Sentence] {
    day(today).tasks.filter { $0.reason == .entered }.map { task in
      LearningSentences.testNow(command: CommandHint("recite", "page:\(task.page)", "--hidden"))
    }
  }

  /// The first lesson, and its size where nobody has chosen one.
  private var firstLesson: [Sentence] {
    guard let new = state.plan.new else {
      return [LearningSentences.noLessonPlanned(command: HifzWords.lessonExample)]
    }
    let lesson = day(today).tasks.first { $0.round == .sabaq && !$0.isDone }.map { task in
      LearningSentences.lessonNow(place: text(of: task.words), command: CommandHint("hifz", "begin"))
    }
    let size = LearningSentences.lessonSize(amount: new.sentence, command: HifzWords.otherLessonExample)
    return [lesson, state.plan.text(of: .new) == nil ? size : nil].compactMap(\.self)
  }

  /// Whether all words of a set are held or to be learned.
  private func isAllKnown(_ words: WordSet) -> Bool {
    let known = WordSet(held.ranges + state.planned)
    return words.ranges.allSatisfy(known.contains)
  }

  var plannedWords: Int { state.planned.reduce(0) { $0 + $1.count } }

  /// Remarks on bare numbers, which are surahs.
  private func bareNumbers(_ ranges: [String]) -> [Sentence] {
    let bare = RangeParser(structure: structure, riwayah: riwayah).bareNumbers(in: ranges)
    guard let first = bare.first else { return [] }
    return [
      LearningSentences.bareNumbers(
        numbers: bare.joined(separator: " "), pages: "page:\(first)", command: HifzWords.undo)
    ]
  }

  /// Takes material out.
  package mutating func remove(_ ranges: [String]) throws -> CommandAnswer {
    let words = WordSet(try words(of: ranges))
    let known = WordSet(held.ranges + state.planned)
    guard words.ranges.contains(where: { known.count(in: $0) > 0 }) else {
      throw Failure(.noInput, LearningSentences.nothingKnown(place: text(of: words)))
    }
    try note(words.ranges.map { .remove($0) })
    return CommandAnswer(
      [LearningSentences.removed(place: text(of: words), amount: heldAmount)],
      HifzRemoved(
        removed: names(of: words).map { "\($0)" }, wordsHeld: state.heldWords, wordsToLearn: plannedWords),
      remarks: [LearningSentences.undoAdvice(command: HifzWords.undo)])
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
        throw Failure(
          .usage, LearningSentences.settingForm(option: key.rawValue, form: key.form, value: text))
      }
    }
    if let exam = plan.exam, changes.contains(where: { $0.key == .exam }), exam.days.upperBound < today {
      throw Failure(.usage, LearningSentences.past(day: "\(exam.days.upperBound)"))
    }
    try note(changes.map { .set($0.key.rawValue, $0.text) })
    return settings
  }

  /// The stored text of an exam on a day, about a range or all.
  package func exam(_ day: String, _ ranges: [String]) throws -> String {
    guard !ranges.isEmpty else { return day }
    let words = WordSet(try words(of: ranges)).ranges
    guard words.count == 1, let only = words.first else {
      throw Failure(.usage, LearningSentences.examStretch)
    }
    return "\(day) \(only.start)-\(only.end)"
  }

  private var settings: CommandAnswer {
    let plan = state.plan
    let rows = HifzPlan.Key.allCases.filter { $0 != .parameters }.map { key in
      [key.rawValue, sentence(of: key, plan).text, key.meaning.text]
    }
    return CommandAnswer(table: AnswerTable(rows), HifzSettings(plan: plan))
  }

  private func sentence(of key: HifzPlan.Key, _ plan: HifzPlan) -> Sentence {
    switch key {
    case .new: plan.new.map(\.sentence) ?? LearningSentences.valueNone
    case .revise: plan.revise.map(\.sentence) ?? LearningSentences.valueAsNeeded
    case .cycle: CoreSentences.days(count: plan.cycle)
    case .recent: CoreSentences.days(count: plan.recent)
    case .retention: Sentence(verbatim: "\(Int((plan.retention * 100).rounded()))%")
    case .exam: plan.exam.map(sentence(of:)) ?? LearningSentences.valueNone
    case .ramadan: plan.ramadan.map { LearningSentences.valueTimes(count: $0) } ?? LearningSentences.valueAsUsual
    case .riwayah: Sentence(verbatim: riwayah.rawValue)
    case .off, .teacher, .parameters:
      plan.text(of: key).map { Sentence(verbatim: $0) } ?? LearningSentences.valueNone
    }
  }

  private func sentence(of exam: HifzPlan.Season) -> Sentence {
    let day = "\(exam.days.upperBound)"
    return exam.words.map { LearningSentences.examOf(day: day, place: text(of: WordSet([$0]))) }
      ?? LearningSentences.examOfAll(day: day)
  }
}

extension HifzPlan.Key {
  /// The meaning, for people.
  var meaning: Sentence {
    switch self {
    case .new: LearningSentences.meaningNew
    case .revise: LearningSentences.meaningRevise
    case .cycle: LearningSentences.meaningCycle
    case .recent: LearningSentences.meaningRecent
    case .retention: LearningSentences.meaningRetention
    case .off: LearningSentences.meaningOff
    case .teacher: LearningSentences.meaningTeacher
    case .exam: LearningSentences.meaningExam
    case .ramadan: LearningSentences.meaningRamadan
    case .riwayah: LearningSentences.meaningRiwayah
    case .parameters: LearningSentences.meaningParameters
    }
  }

  /// The form of the values, for errors.
  var form: Sentence {
    switch self {
    case .new: LearningSentences.formNew
    case .revise: LearningSentences.formRevise
    case .cycle: LearningSentences.formCycle
    case .recent: LearningSentences.formRecent
    case .retention: LearningSentences.formRetention
    case .off: LearningSentences.formOff
    case .teacher: LearningSentences.formTeacher
    case .exam: LearningSentences.formExam
    case .ramadan: LearningSentences.formRamadan
    case .riwayah: LearningSentences.formRiwayah
    case .parameters: LearningSentences.formParameters
    }
  }
}
