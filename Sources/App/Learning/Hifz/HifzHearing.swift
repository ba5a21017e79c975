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
      let text = text(of: words)
      throw Failure(
        .noInput, "nothing of \(text) is held or to be learned; to enter it: tilawa hifz add \(text)")
    }
    let moment = try moment(of: day)
    let (before, wholeBefore) = (held, whole)
    let kinds = words.ranges.map { HifzEvent.Kind.grade($0, grade, by: origin, seconds: seconds) }
    try note(kinds, at: moment.time, on: moment.day)
    let learned = before.ranges.reduce(into: held) { $0.remove($1) }
    let heard = touched(by: words).filter { $0.isHeard(on: moment.day) }
    let next = heard.map { scheduler.next(of: $0, after: moment.day) }.min()
    let parts = [
      "\(text(of: words)): \(grade.name), \(HifzWords.by(origin))",
      learned.isEmpty ? nil : "\(amount(learned)) learned",
      next.map { "heard again by \($0)" },
    ].compactMap(\.self)
    let completed = learned.isEmpty ? [] : whole.added(since: wholeBefore)
    return CommandAnswer(
      [(parts + completed).joined(separator: "; ")],
      .object([
        ("ranges", .strings(names(of: words).map { "\($0)" })), ("grade", .string(grade.name)),
        ("by", .string(origin.rawValue)), ("day", .string("\(moment.day)")), ("words_learned", .int(learned.count)),
        ("pages", .array(heard.map { .int($0.page) })), ("next", .optional(next) { .string("\($0)") }),
      ]), remarks: heard.isEmpty && learned.isEmpty ? remarks(on: words, moment.day, grade) : [])
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
  ) -> [String] {
    guard day == today else { return ["it is noted for \(day)"] }
    guard !touched(by: words).isEmpty else { return ["what is weak stays to be learned"] }
    return ["it is noted, but a page counts as heard with at least half of what you hold of it"]
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
      throw Failure(.usage, "a slip is at one place, such as 2:255:7")
    }
    guard held.count(in: place) > 0 else {
      let text = text(of: WordSet(words))
      throw Failure(.noInput, "\(text) is not held; to enter it: tilawa hifz add \(text)")
    }
    let other = try said.map(place(saying:))
    try note([.slip(place, by: origin, said: other)])
    let page = pages.page(ofWord: place.start)
    let count = state.marks[place.start]?.count ?? 0
    let drill = state.drills.first { $0.words.overlaps(place) }
    let instead = other.map { "; said instead: \(text(of: WordSet([$0])))" } ?? ""
    return CommandAnswer(
      ["slip at \(text(of: WordSet(words))), page \(page): \(Count.times(count))\(instead)"],
      .object([
        ("range", .string(text(of: WordSet(words)))), ("page", .int(page)), ("slips", .int(count)),
        ("said", .optional(other) { .string(text(of: WordSet([$0]))) }), ("drill", .bool(drill != nil)),
      ]),
      remarks: drill.map { [advice(on: $0)] } ?? [])
  }

  private func advice(on drill: HifzDrill) -> String {
    let place = text(of: WordSet([drill.words]))
    return "\(Count.words(drill.slips, "slip", "slips")) here; to practise it: tilawa hifz begin --drill \(place)"
  }

  /// Reads a place, or finds the ayah with some words.
  private func place(saying text: String) throws -> WordRange {
    if text.contains(where: \.isNumber) {
      guard let place = try words(of: [text]).first else { throw Failure(.usage, "--said takes a place or words") }
      return place
    }
    let hits = try context.quran().hits(for: SearchQuery(arguments: [text])).hits
    guard let first = hits.first else { throw Failure(.noInput, "no ayah has the words “\(text)”") }
    let refs = hits.map { structure.ayah(at: $0.ordinal, in: .kufi) }
    guard hits.count == 1 else {
      let some = refs.prefix(4).map { "\($0)" }.joined(separator: ", ") + (refs.count > 4 ? ", …" : "")
      throw Failure(.usage, "\(Count.ayat(refs.count)) have these words (\(some)); name one: --said \(refs[0])")
    }
    return structure.span(of: structure.ayah(at: first.ordinal, in: .kufi))
  }

  // MARK: - Taking back

  /// Takes back what was noted last.
  package mutating func undo() throws -> CommandAnswer {
    let all = try library.hifz.events(in: structure)
    guard let last = all.holding().last else {
      return CommandAnswer([], .object([("undone", .array([]))]), remarks: ["there is nothing to take back"])
    }
    // Events of one command have one time and the same beginning of their ids.
    let together = all.holding().filter {
      $0.time == last.time && $0.id.prefix(HifzStore.stampLength) == last.id.prefix(HifzStore.stampLength)
    }
    let after = max(now.seconds, last.time.seconds)
    let time = ZonedTime(seconds: after, offset: now.offset, zone: now.zone)
    try note(together.map { .undo($0.id) }, at: time)
    return CommandAnswer(
      ["taken back: " + together.map(description).joined(separator: "; ") + ", of \(last.day) \(last.time.clock)"],
      .object([("undone", .strings(together.map(\.id)))]))
  }

  private func description(_ event: HifzEvent) -> String {
    let place = event.words.map { text(of: WordSet([$0])) } ?? ""
    return switch event.kind {
    case .add(_, let entry): "add \(place) (\(entry.rawValue))"
    case .remove: "remove \(place)"
    case .grade(_, let grade, let origin, _): "\(place) \(grade.name), \(HifzWords.by(origin))"
    case .slip: "slip at \(place)"
    case .set(let name, let text): "set \(name) \(text)"
    case .note: "note on \(place)"
    case .undo: "undo"
    }
  }
}
