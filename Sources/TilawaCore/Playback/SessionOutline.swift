/// The parts of ayat of a session, before any reciter is asked for them; ordinals of its counting.
struct SessionOutline: Hashable, Sendable {
  /// Whole ayat, or words of one ayah.
  enum Part: Hashable, Sendable {
    case ayat(Range<Int>)
    case words(AyahRange)
  }

  /// The ayat that lead into the first pass; only if the session begins inside the range and each pass has a lead of
  /// its own.
  var lead: Range<Int>
  var before: Range<Int>
  var main: [Part]
  var after: Range<Int>
  /// The ayat of each step of the continuation.
  var continuation: [Range<Int>]
  /// The notes about requested ayat that are not there, because the Quran begins or ends.
  var clipped: [Session.Note]

  init(_ spec: SessionSpec, in structure: QuranStructure) {
    let total = structure.ayatCount(of: spec.counting)
    main = spec.ranges.map { $0.words == nil ? .ayat(structure.ordinals(of: $0)) : .words($0) }
    // Ayat that lead in and out stand around the whole ayat of a range of words.
    let start = structure.ordinals(of: spec.ranges[0]).lowerBound
    let end = structure.ordinals(of: spec.ranges[spec.ranges.count - 1]).upperBound
    clipped = []
    // The lead leads to the ayah with which the session begins, also inside its range.
    let beginning = spec.start.map { structure.ordinals(of: AyahRange($0, $0)).lowerBound }
    func leading(to ordinal: Int) -> Range<Int> { ordinal - Swift.min(spec.connection.before, ordinal)..<ordinal }
    switch spec.connection.scope {
    case .session: (lead, before) = (0..<0, leading(to: beginning ?? start))
    case .everyPass: (lead, before) = (beginning.map { leading(to: $0) } ?? 0..<0, leading(to: start))
    }
    after = end..<end + Swift.min(spec.connection.after, total - end)
    let leads = beginning != nil && spec.connection.scope == .everyPass ? [lead, before] : [before]
    if leads.contains(where: { $0.count < spec.connection.before }) {
      clipped.append(.clippedAtStart(wanted: spec.connection.before))
    }
    if after.count < spec.connection.after { clipped.append(.clippedAtEnd) }
    continuation = []
    if let wanted = spec.continuation {
      continuation = SessionOutline.steps(wanted, from: end, counting: spec.counting, in: structure)
      let isShort = SessionOutline.isShort(continuation, wanted, counting: spec.counting, in: structure)
      if isShort { clipped.append(.clippedAtEnd) }
    }
  }

  private static func steps(
    _ wanted: SessionSpec.Continuation, from end: Int, counting: VerseCounting, in structure: QuranStructure
  ) -> [Range<Int>] {
    let table = structure.table(counting)
    let total = table.ends.count
    guard end < total else { return [] }
    let limit: Int
    var stepsLeft = Int.max
    switch wanted.extent {
    case .steps(let count):
      limit = total
      stepsLeft = count
    case .surah: limit = table.firsts[structure.surah(ofWord: table.starts[end])]
    case .page: limit = endOf(.page, holding: end, times: 1, table, structure)
    case .juz: limit = endOf(.juz, holding: end, times: 1, table, structure)
    }
    var steps: [Range<Int>] = []
    var next = end
    while next < limit, stepsLeft > 0 {
      let past =
        switch wanted.stride {
        case .ayat(let count): next + Swift.min(count, total)
        case .pages(let count): endOf(.page, holding: next, times: count, table, structure)
        }
      steps.append(next..<Swift.min(past, limit))
      next = Swift.min(past, limit)
      stepsLeft -= 1
    }
    return steps
  }

  /// Returns the ordinal after the last ayah that starts in this division or the next `times - 1`.
  private static func endOf(
    _ kind: Division.Kind, holding ordinal: Int, times: Int, _ table: AyahTable, _ structure: QuranStructure
  ) -> Int {
    let first = structure.number(of: kind, atWord: table.starts[ordinal])
    let last = Swift.min(first + Swift.min(times, 1000) - 1, structure.count(of: kind))
    guard let span = structure.span(of: kind, last) else { return table.ends.count }
    return table.ordinals(startingIn: span).upperBound
  }

  /// Whether the end of the Quran cut a continuation that counts its steps.
  private static func isShort(
    _ steps: [Range<Int>], _ wanted: SessionSpec.Continuation, counting: VerseCounting, in structure: QuranStructure
  ) -> Bool {
    guard let last = steps.last else { return true }
    let total = structure.ayatCount(of: counting)
    guard last.upperBound == total, case .steps(let count) = wanted.extent else { return false }
    if steps.count < count { return true }
    switch wanted.stride {
    case .ayat(let size): return last.count < size
    case .pages(let size):
      let table = structure.table(counting)
      let first = structure.number(of: .page, atWord: table.starts[last.lowerBound])
      return structure.count(of: .page) - first + 1 < size
    }
  }
}

extension Session {
  /// Returns the parts of text that a session may need, before any reciter is asked.
  public static func spans(_ spec: SessionSpec, in structure: QuranStructure) throws(SessionError) -> [WordRange] {
    try spec.validate()
    let outline = SessionOutline(spec, in: structure)
    let table = structure.table(spec.counting)
    func span(_ ordinals: Range<Int>) -> [WordRange] {
      ordinals.isEmpty ? [] : [WordRange(table.starts[ordinals.lowerBound], table.ends[ordinals.upperBound - 1])]
    }
    let main = outline.main.flatMap { part in
      switch part {
      case .ayat(let ordinals): span(ordinals)
      case .words(let range): [structure.span(of: range)]
      }
    }
    return span(outline.lead) + span(outline.before) + main + span(outline.after) + outline.continuation.flatMap(span)
  }
}
