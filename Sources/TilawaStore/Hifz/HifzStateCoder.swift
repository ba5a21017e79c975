import TilawaCore

/// The stored form of a state of hifz and of its days.
enum HifzStateCoder {
  /// The number of this form; another one is not read.
  static let form = 3

  // MARK: - Writing

  static func bytes(of state: HifzState, _ history: HifzHistory, _ print: Print) -> [UInt8] {
    var writer = CompactWriter()
    writer.put(print.mark)
    let settings = HifzPlan.Key.allCases.compactMap { key in state.plan.text(of: key).map { (key.rawValue, $0) } }
    writer.put(settings) { writer, setting in
      writer.put(setting.0)
      writer.put(setting.1)
    }
    writer.put(state.portions.values.sorted { $0.page < $1.page }) { put($1, &$0) }
    writer.put(state.planned) { put($1, &$0) }
    writer.put(state.marks.values.sorted { $0.word < $1.word }) { writer, mark in
      [mark.word, mark.count, mark.last.number].forEach { writer.put($0) }
    }
    writer.put(state.confusions.sorted { ($0.key.word, $0.key.said) < ($1.key.word, $1.key.said) }) { writer, item in
      [item.key.word, item.key.said, item.value].forEach { writer.put($0) }
    }
    writer.put(state.notes.values.sorted { $0.words.start < $1.words.start }) { writer, note in
      put(note.words, &writer)
      writer.put(note.text)
    }
    writer.put(state.learned) { writer, learned in
      writer.put(learned.day.number)
      writer.put(learned.words.ranges) { put($1, &$0) }
    }
    writer.put(state.last) { writer, last in
      writer.put(last.seconds)
      writer.put(last.id)
    }
    writer.put(state.count)
    writer.put(history.days.sorted { $0.key < $1.key }) { writer, item in
      let (day, sum) = item
      let numbers = [
        day.number, sum.words, sum.hearings, sum.weak, sum.seconds, sum.offsets.lowerBound, sum.offsets.upperBound,
      ]
      numbers.forEach { writer.put($0) }
    }
    return writer.bytes
  }

  private static func put(_ words: WordRange, _ writer: inout CompactWriter) {
    writer.put(words.start)
    writer.put(words.count)
  }

  private static func put(_ portion: HifzPortion, _ writer: inout CompactWriter) {
    writer.put(portion.page)
    writer.put(portion.held.ranges) { put($1, &$0) }
    writer.put(portion.learned) { $0.put($1.number) }
    put(portion.before, &writer)
    writer.put(portion.hearing) { writer, hearing in
      writer.put(hearing.day.number)
      for grade in [hearing.teacher, hearing.program, hearing.oneself] { writer.put(grade?.rawValue ?? 0) }
      writer.put(hearing.slips)
      writer.put(hearing.teacherSlips)
      put(portion.now, &writer)
    }
  }

  private static func put(_ standing: HifzPortion.Standing, _ writer: inout CompactWriter) {
    writer.put(standing.memory.stability)
    writer.put(standing.memory.difficulty)
    writer.put(standing.last.number)
    writer.put(standing.goodDays) { $0.put($1.number) }
    writer.put(standing.hearings)
    writer.put(standing.lapses)
  }

  // MARK: - Reading

  private typealias Damage = CompactReader.Damage
  private static let counts = 0...1_000_000_000_000

  /// Reads a state; nil for bytes that cannot be believed, and for a state in the pages of another print.
  static func read(_ bytes: [UInt8], pages: HifzPages, words: Int) -> (state: HifzState, history: HifzHistory)? {
    var reader = CompactReader(bytes)
    do throws(Damage) {
      guard try reader.text() == pages.print.mark else { return nil }
      let state = try state(&reader, pages, words)
      let history = try history(&reader)
      return reader.isAtEnd ? (state, history) : nil
    } catch {
      return nil
    }
  }

  private static func state(
    _ reader: inout CompactReader, _ pages: HifzPages, _ words: Int
  ) throws(Damage) -> HifzState {
    var state = HifzState()
    for _ in 0..<(try reader.int(0...HifzPlan.Key.allCases.count)) {
      let (name, text) = (try reader.text(), try reader.text())
      guard let key = HifzPlan.Key(rawValue: name), state.plan.set(key, to: text) else { throw Damage() }
    }
    for portion in try reader.values({ (reader) throws(Damage) in try portion(&reader, pages, words) }) {
      state.portions[portion.page] = portion
    }
    state.planned = try ranges(&reader, words)
    for _ in 0..<(try reader.int(0...words)) {
      let mark = HifzMark(
        word: try reader.int(0...words - 1), count: try reader.int(counts), last: try day(&reader))
      state.marks[mark.word] = mark
    }
    for _ in 0..<(try reader.int(counts)) {
      let place = HifzConfusion(word: try reader.int(0...words - 1), said: try reader.int(0...words - 1))
      state.confusions[place] = try reader.int(counts)
    }
    for _ in 0..<(try reader.int(0...words)) {
      let note = HifzNote(words: try range(&reader, words), text: try reader.text())
      state.notes[note.words.start] = note
    }
    state.learned = try reader.optional { (reader) throws(Damage) in
      (try day(&reader), WordSet(try ranges(&reader, words)))
    }
    state.last = try reader.optional { (reader) throws(Damage) in
      HifzEvent.Order(seconds: try reader.int(StoredReading.times), id: try reader.text())
    }
    state.count = try reader.int(counts)
    return state
  }

  private static func portion(
    _ reader: inout CompactReader, _ pages: HifzPages, _ words: Int
  ) throws(Damage) -> HifzPortion {
    let page = try reader.int(1...max(1, pages.count))
    let held = WordSet(try ranges(&reader, words))
    guard let first = held.ranges.first, let last = held.ranges.last,
      pages.span(of: page).contains(WordRange(first.start, last.end))
    else { throw Damage() }
    let learned = try reader.optional { (reader) throws(Damage) in try day(&reader) }
    let before = try standing(&reader)
    let heard = try reader.optional { (reader) throws(Damage) in (try hearing(&reader), try standing(&reader)) }
    return HifzPortion(
      page: page, held: held, learned: learned, before: before, hearing: heard?.0, now: heard?.1 ?? before)
  }

  private static func hearing(_ reader: inout CompactReader) throws(Damage) -> HifzPortion.Hearing {
    var hearing = HifzPortion.Hearing(day: try day(&reader))
    hearing.teacher = HifzGrade(rawValue: try reader.int(0...4))
    hearing.program = HifzGrade(rawValue: try reader.int(0...4))
    hearing.oneself = HifzGrade(rawValue: try reader.int(0...4))
    hearing.slips = try reader.int(counts)
    hearing.teacherSlips = try reader.int(counts)
    return hearing
  }

  private static func standing(_ reader: inout CompactReader) throws(Damage) -> HifzPortion.Standing {
    let memory = FSRS.Memory(stability: try reader.double(1e-9...1e9), difficulty: try reader.double(1...10))
    var standing = HifzPortion.Standing(memory: memory, last: try day(&reader))
    standing.goodDays = try reader.values { (reader) throws(Damage) in try day(&reader) }
    guard standing.goodDays.count <= 3 else { throw Damage() }
    standing.hearings = try reader.int(counts)
    standing.lapses = try reader.int(counts)
    return standing
  }

  private static func history(_ reader: inout CompactReader) throws(Damage) -> HifzHistory {
    var history = HifzHistory()
    for _ in 0..<(try reader.int(0...StoredReading.days.count)) {
      let day = try day(&reader)
      var sum = HifzHistory.Day(offset: 0)
      sum.words = try reader.int(counts)
      sum.hearings = try reader.int(counts)
      sum.weak = try reader.int(counts)
      sum.seconds = try reader.int(counts)
      let first = try reader.int(StoredReading.offsets)
      sum.offsets = first...(try reader.int(first...StoredReading.offsets.upperBound))
      history.days[day] = sum
    }
    return history
  }

  private static func day(_ reader: inout CompactReader) throws(Damage) -> CalendarDay {
    CalendarDay(number: try reader.int(StoredReading.days))
  }

  private static func range(_ reader: inout CompactReader, _ words: Int) throws(Damage) -> WordRange {
    let start = try reader.int(0...words - 1)
    return WordRange(start, start + (try reader.int(1...words - start)))
  }

  private static func ranges(_ reader: inout CompactReader, _ words: Int) throws(Damage) -> [WordRange] {
    try reader.values { (reader) throws(Damage) in try range(&reader, words) }
  }
}
