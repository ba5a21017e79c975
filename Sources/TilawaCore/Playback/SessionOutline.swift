/// The stretches of ayat that a session is made of, before anybody is asked for them; ordinals of its counting.
struct SessionOutline: Hashable, Sendable {
  var before: Range<Int>
  var main: [Range<Int>]
  var after: Range<Int>
  /// One for each step of the continuation.
  var continuation: [Range<Int>]
  /// What was asked for and is not there, because the Quran ends.
  var clipped: [Session.Note]

  init(_ spec: SessionSpec, in structure: QuranStructure) {
    let total = structure.ayatCount(of: spec.counting)
    main = spec.ranges.map { structure.ordinals(of: $0) }
    let start = main[0].lowerBound
    let end = main[main.count - 1].upperBound
    clipped = []
    before = Swift.max(0, start - spec.connection.before)..<start
    after = end..<Swift.min(total, end + spec.connection.after)
    if before.count < spec.connection.before { clipped.append(.clippedAtStart(wanted: spec.connection.before)) }
    if after.count < spec.connection.after { clipped.append(.clippedAtEnd) }
    continuation = []
    if let wanted = spec.continuation {
      continuation = SessionOutline.steps(wanted, from: end, counting: spec.counting, in: structure)
      let isShort = SessionOutline.isShort(continuation, wanted, total: total)
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

  /// The ordinal after the last ayah that starts in this division or the `times - 1` that follow it.
  private static func endOf(
    _ kind: Division.Kind, holding ordinal: Int, times: Int, _ table: AyahTable, _ structure: QuranStructure
  ) -> Int {
    let first = structure.number(of: kind, atWord: table.starts[ordinal])
    let last = Swift.min(first + Swift.min(times, 1000) - 1, structure.divisions[kind]?.count ?? first)
    guard let span = structure.span(of: kind, last) else { return table.ends.count }
    return table.ordinals(startingIn: span).upperBound
  }

  /// Whether the end of the Quran cut a continuation that counts its steps.
  private static func isShort(_ steps: [Range<Int>], _ wanted: SessionSpec.Continuation, total: Int) -> Bool {
    guard let last = steps.last else { return true }
    guard last.upperBound == total, case .steps(let count) = wanted.extent else { return false }
    if steps.count < count { return true }
    if case .ayat(let size) = wanted.stride { return last.count < size }
    return false
  }
}

extension Session {
  /// The stretches of text that a session may need, before anybody is asked.
  public static func spans(_ spec: SessionSpec, in structure: QuranStructure) throws(SessionError) -> [WordRange] {
    try spec.validate()
    let outline = SessionOutline(spec, in: structure)
    let table = structure.table(spec.counting)
    let stretches = [outline.before] + outline.main + [outline.after] + outline.continuation
    return stretches.filter { !$0.isEmpty }.map {
      WordRange(table.starts[$0.lowerBound], table.ends[$0.upperBound - 1])
    }
  }
}
