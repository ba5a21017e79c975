package import AppBase
package import TilawaCore
import TilawaStore

// Hearings, slips, and taking back.

extension HifzBook {
  /// Notes a hearing of ranges.
  package mutating func grade(
    _ ranges: [String], _ grade: HifzGrade, by origin: HifzOrigin, on day: CalendarDay?
  ) throws -> CommandAnswer {
    try self.grade(WordSet(try words(of: ranges)), grade, by: origin, on: day, seconds: nil)
  }

  /// Notes a hearing of stretches.
  ///
  /// - Parameters:
  ///   - day: the day of the hearing; nil: today.
  ///   - seconds: the time that it took, if it is known.
  package mutating func grade(
    _ words: WordSet, _ grade: HifzGrade, by origin: HifzOrigin, on day: CalendarDay?, seconds: Int?
  ) throws -> CommandAnswer {
    guard isKnown(words) else {
      let command = CommandHint(words: ["hifz", "add"] + typed(words))
      throw Failure(.noInput, LearningSentences.notKnown(place: text(of: words), command: command))
    }
    let moment = try moment(of: day)
    let (before, wholeBefore) = (held, whole)
    let kinds = words.ranges.map { HifzEvent.Kind.grade($0, grade, by: origin, seconds: seconds) }
    try note(kinds, at: moment.time, on: moment.day)
    let learned = before.ranges.reduce(into: held) { $0.remove($1) }
    let heard = touched(by: words).filter { $0.isHeard(on: moment.day) }
    let next = heard.map { scheduler.next(of: $0, after: moment.day) }.min()
    let parts = [
      learned.isEmpty ? nil : LearningSentences.learned(amount: amount(learned)),
      next.map { LearningSentences.heardAgain(day: "\($0)") },
    ].compactMap(\.self)
    let completed = learned.isEmpty ? [] : whole.added(since: wholeBefore)
    let graded = LearningSentences.graded(
      place: text(of: words), grade: HifzWords.grade(grade), by: HifzWords.by(origin))
    return CommandAnswer(
      [(parts + completed).reduce(graded, LearningSentences.listOfParts)],
      HifzGraded(
        ranges: names(of: words).map { "\($0)" }, grade: grade.name, by: origin.rawValue, day: "\(moment.day)",
        wordsLearned: learned.count, pages: heard.map(\.page), next: next.map { "\($0)" }),
      remarks: heard.isEmpty && learned.isEmpty ? remarks(on: words, moment.day, grade) : [])
  }

  private func isKnown(_ words: WordSet) -> Bool {
    words.ranges.contains { range in
      held.count(in: range) > 0 || state.planned.contains { $0.overlaps(range) }
    }
  }

  private func touched(by words: WordSet) -> [HifzPortion] {
    Set(words.ranges.flatMap { pages.parts(of: $0).map(\.page) }).sorted().compactMap { state.portions[$0] }
  }

  /// A remark where a grade changes nothing: it covers less than half of a page, or the new lesson does not stay yet.
  private func remarks(
    on words: WordSet, _ day: CalendarDay, _ grade: HifzGrade
  ) -> [Sentence] {
    guard day == today else { return [LearningSentences.notedFor(day: "\(day)")] }
    guard !touched(by: words).isEmpty else { return [LearningSentences.weakStays] }
    return [LearningSentences.halfAPage]
  }

  // MARK: - Slips

  /// Notes a slip.
  ///
  /// - Parameters:
  ///   - ranges: the word or words, such as `2:255:7`.
  ///   - said: the place that was said instead, or words of it; nil: not known.
  package mutating func slip(_ ranges: [String], said: String?, by origin: HifzOrigin) throws -> CommandAnswer {
    let words = try words(of: ranges)
    guard words.count == 1, let place = words.first else {
      throw Failure(.usage, LearningSentences.slipForm)
    }
    guard held.count(in: place) > 0 else {
      let command = CommandHint(words: ["hifz", "add"] + typed(WordSet(words)))
      throw Failure(.noInput, LearningSentences.notHeld(place: text(of: WordSet(words)), command: command))
    }
    let other = try said.map(place(saying:))
    try note([.slip(place, by: origin, said: other)])
    let page = pages.page(ofWord: place.start)
    let count = state.marks[place.start]?.count ?? 0
    let drill = state.drills.first { $0.words.overlaps(place) }
    let (name, instead) = (text(of: WordSet(words)), other.map { text(of: WordSet([$0])) })
    return CommandAnswer(
      [
        instead.map { LearningSentences.slipInstead(place: name, page: page, count: count, said: $0) }
          ?? LearningSentences.slip(place: name, page: page, count: count)
      ],
      HifzSlipNoted(range: name, page: page, slips: count, said: instead, drill: drill != nil),
      remarks: [drill.map(advice) ?? drillAdvice(place)])
  }

  /// The way to practise the place of a slip at once.
  func drillAdvice(_ place: WordRange) -> Sentence {
    LearningSentences.drillNow(command: CommandHint(words: ["hifz", "begin", "--drill"] + typed(WordSet([place]))))
  }

  private func advice(on drill: HifzDrill) -> Sentence {
    let command = CommandHint(words: ["hifz", "begin", "--drill"] + typed(WordSet([drill.words])))
    return LearningSentences.drillAdvice(count: drill.slips, command: command)
  }

  /// The words by which places are typed.
  private func typed(_ words: WordSet) -> [String] { text(of: words).split(separator: " ").map(String.init) }

  /// Reads a place, or finds the ayah with some words.
  private func place(saying text: String) throws -> WordRange {
    if text.contains(where: \.isNumber) {
      guard let place = try words(of: [text]).first else { throw Failure(.usage, LearningSentences.saidForm) }
      return place
    }
    let hits = try context.quran().hits(for: SearchQuery(arguments: [text])).hits
    guard let first = hits.first else { throw Failure(.noInput, LearningSentences.noAyahWithWords(words: text)) }
    let refs = hits.map { structure.ayah(at: $0.ordinal, in: .kufi) }
    guard hits.count == 1 else {
      let some = refs.prefix(4).map { "\($0)" }.listed + (refs.count > 4 ? ", …" : "")
      throw Failure(
        .usage,
        LearningSentences.severalAyatWithWords(count: refs.count, places: some, first: "\(refs[0])"))
    }
    return structure.span(of: structure.ayah(at: first.ordinal, in: .kufi))
  }

  // MARK: - Taking back

  /// Takes back what was noted last.
  package mutating func undo() throws -> CommandAnswer {
    let all = try library.hifz.events(in: structure)
    guard let last = all.holding().last else {
      return CommandAnswer([], HifzUndone(undone: []), remarks: [LearningSentences.nothingToUndo])
    }
    // Events of one command have one time and the same beginning of their ids.
    let together = all.holding().filter {
      $0.time == last.time && $0.id.prefix(HifzStore.stampLength) == last.id.prefix(HifzStore.stampLength)
    }
    let after = max(now.seconds, last.time.seconds)
    let time = ZonedTime(seconds: after, offset: now.offset, zone: now.zone)
    try note(together.map { .undo($0.id) }, at: time)
    return CommandAnswer(
      [
        LearningSentences.undone(
          what: together.map(description).joined(by: LearningSentences.listOfParts) ?? description(last),
          day: "\(last.day)", time: last.time.clock)
      ],
      HifzUndone(undone: together.map(\.id)))
  }

  private func description(_ event: HifzEvent) -> Sentence {
    let place = event.words.map { text(of: WordSet([$0])) } ?? ""
    return switch event.kind {
    case .add(_, let entry): LearningSentences.undoneAdd(place: place, entry: HifzWords.entry(entry))
    case .remove: LearningSentences.undoneRemove(place: place)
    case .grade(_, let grade, let origin, _):
      LearningSentences.undoneGrade(place: place, grade: HifzWords.grade(grade), by: HifzWords.by(origin))
    case .slip: LearningSentences.undoneSlip(place: place)
    case .set(let name, let text): LearningSentences.undoneSet(name: name, value: text)
    case .note: LearningSentences.undoneNote(place: place)
    case .undo: LearningSentences.undoneUndo
    }
  }
}
