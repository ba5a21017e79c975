import TilawaCore

/// A `HifzEvent` as the columns of its row, which are also the members of a line of exported JSON.
struct HifzEventRow: Hashable, Codable {
  /// The reason that a row is no event.
  struct Fault: Error { let sentence: Sentence }

  /// The kinds; the raw values are stored.
  private enum Kind: String { case add, remove, grade, slip, set, note, undo }

  var id: String
  /// The time in seconds since 1970, the offset from UTC in minutes, and the time zone.
  var at: Int
  var utcOffset: Int
  var zone: String
  /// The day, such as `2026-11-25`.
  var day: String
  var kind: String
  var firstWord: Int?
  var pastWord: Int?
  /// The state of material, the grade, the text of a setting or a note, or the id of the event that is taken back.
  var value: String?
  /// The one who judged, or the name of a setting.
  var name: String?
  var seconds: Int?
  var saidFirst: Int?
  var saidPast: Int?

  private enum CodingKeys: String, CodingKey {
    case id, at, zone, day, kind, value, name, seconds
    case utcOffset = "utc_offset"
    case firstWord = "first_word"
    case pastWord = "past_word"
    case saidFirst = "said_first"
    case saidPast = "said_past"
  }

  /// The longest texts that are believed, in bytes.
  static let longestID = 64, longestText = 4000

  init(_ event: HifzEvent) {
    id = event.id
    (at, utcOffset, zone) = (event.time.seconds, event.time.offset, event.time.zone)
    day = "\(event.day)"
    (firstWord, pastWord) = (event.words?.start, event.words?.end)
    switch event.kind {
    case .add(_, let entry): (kind, value) = (Kind.add.rawValue, entry.rawValue)
    case .remove: kind = Kind.remove.rawValue
    case .grade(_, let grade, let origin, let seconds):
      (kind, value, name) = (Kind.grade.rawValue, grade.name, origin.rawValue)
      self.seconds = seconds
    case .slip(_, let origin, let said):
      (kind, name) = (Kind.slip.rawValue, origin.rawValue)
      (saidFirst, saidPast) = (said?.start, said?.end)
    case .set(let key, let text): (kind, value, name) = (Kind.set.rawValue, text, key)
    case .note(_, let text): (kind, value) = (Kind.note.rawValue, text)
    case .undo(let target): (kind, value) = (Kind.undo.rawValue, target)
    }
  }

  // MARK: - Back

  /// Returns the event.
  ///
  /// - Parameter count: the number of words in the Quran.
  /// - Throws: `Fault` for values that this program cannot have stored.
  func event(words count: Int) throws(Fault) -> HifzEvent {
    guard !id.isEmpty, id.utf8.count <= HifzEventRow.longestID, value?.utf8.count ?? 0 <= HifzEventRow.longestText,
      zone.utf8.count <= HifzEventRow.longestID, name?.utf8.count ?? 0 <= HifzEventRow.longestID
    else { throw Fault(sentence: StoreSentences.idEmptyOrTextLong) }
    guard let time = StoredReading.time(at, utcOffset, zone), let day = CalendarDay(day),
      abs(day.distance(to: time.day)) <= 1
    else { throw Fault(sentence: StoreSentences.noSuchTimeOrDay) }
    return HifzEvent(id: id, time: time, day: day, kind: try kind(words: count))
  }

  private func kind(words count: Int) throws(Fault) -> HifzEvent.Kind {
    switch Kind(rawValue: kind) {
    case .add: return .add(try words(count), try read(value, StoreSentences.unknownState, HifzEntry.init(rawValue:)))
    case .remove: return .remove(try words(count))
    case .grade:
      let grade = try read(value, StoreSentences.unknownGrade, HifzGrade.init(_:))
      let seconds = seconds.map { max(0, min($0, 86_400)) }
      return .grade(
        try words(count), grade, by: try read(name, StoreSentences.unknownJudge, HifzOrigin.init(rawValue:)),
        seconds: seconds)
    case .slip:
      let said = try range(saidFirst, saidPast, count)
      return .slip(
        try words(count), by: try read(name, StoreSentences.unknownJudge, HifzOrigin.init(rawValue:)), said: said)
    case .set:
      return .set(
        try read(name, StoreSentences.unknownSetting, { $0 }), try read(value, StoreSentences.unknownSetting, { $0 }))
    case .note: return .note(try words(count), value ?? "")
    case .undo: return .undo(try read(value, StoreSentences.unknownEvent, { $0.isEmpty ? nil : $0 }))
    case nil: throw Fault(sentence: StoreSentences.unknownKind)
    }
  }

  private func words(_ count: Int) throws(Fault) -> WordRange {
    guard let words = try range(firstWord, pastWord, count) else { throw Fault(sentence: StoreSentences.noWords) }
    return words
  }

  private func range(_ first: Int?, _ past: Int?, _ count: Int) throws(Fault) -> WordRange? {
    guard let first, let past else { return nil }
    guard 0 <= first, first < past, past <= count else { throw Fault(sentence: StoreSentences.foreignWords) }
    return WordRange(first, past)
  }

  private func read<Value>(_ text: String?, _ complaint: Sentence, _ read: (String) -> Value?) throws(Fault) -> Value {
    guard let value = text.flatMap(read) else { throw Fault(sentence: complaint) }
    return value
  }
}
