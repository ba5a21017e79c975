// Numbers without a word before them, and numbers of surahs after one.

extension RangeReader {
  /// Numbers and ranges of numbers with spaces or commas between them.
  private struct Run {
    struct Member {
      let first: Int
      let last: Int
      let isSingle: Bool

      var text: String { isSingle ? "\(first)" : "\(first)-\(last)" }
    }

    var members: [Member] = []
    var commas = 0
    /// The number of terms.
    var terms = 0
  }

  /// Reads numbers: `2`, `112-114`, `2:255`, `2 255`, `78,79`.
  ///
  /// The numbers after the first are its ayat, or all are surahs. A run that can be both is asked for.
  mutating func numbers(_ naming: Naming) throws(RangeError) -> [AyahRange] {
    let run = run()
    let place = start
    guard run.members.count > 1 else {
      let surah = try surahNumber()
      let isPlain = meaning != .colon && meaning != .word(.ayah)
      let ranges = try ayat(of: surah, .bare)
      if naming == .bare, isPlain { noteBare(read(from: place)) }
      return ranges
    }
    let (surahs, ayat) = (surahs(of: run), ayat(of: run))
    if surahs != nil, let ayat {
      let numbers = run.members.map(\.text).joined(separator: " ")
      throw readings("\(range(ayat))", "surahs \(numbers)", at: place)
    }
    skip(run.terms)
    if let ayat { return [range(ayat)] }
    guard let surahs else { throw impossible(run, at: place) }
    if naming == .bare { run.members.forEach { noteBare($0.text) } }
    return surahs.map(range)
  }

  /// Reads surahs after a word for several of them: `surahs 2 10`, `surahs 78-80`.
  mutating func surahList() throws(RangeError) -> [AyahRange] {
    _ = take(.colon)
    let place = start
    let run = run()
    guard run.members.count > 1 else {
      if case .named(let places) = meaning, places.count == 1, case .surah(let surah) = places.first {
        skip(1)
        return try ayat(of: surah, .named)
      }
      guard isNumber() else { throw error(CoreSentences.surahMissing) }
      return try ayat(of: try surahNumber(), .bare)
    }
    guard let surahs = surahs(of: run) else { throw impossible(run, at: place) }
    skip(run.terms)
    return surahs.map(range)
  }

  private func run() -> Run {
    var run = Run()
    var offset = 0
    while case .number(let first, _) = ahead(offset), !isReference(offset) {
      var (last, end) = (first, offset)
      if ahead(offset + 1) == .through, case .number(let number, _) = ahead(offset + 2), !isReference(offset + 2) {
        (last, end) = (number, offset + 2)
      }
      // These belong to another form: "2 to nas", "2 ayah 5", "18, 10 first verses".
      if !run.members.isEmpty, isPartOfAyat(after: offset) { break }
      if ahead(end + 1) == .through || ahead(end + 1) == .word(.ayah) { break }
      run.members.append(Run.Member(first: first, last: last, isSingle: end == offset))
      run.terms = end + 1
      offset = end + 1
      if ahead(offset) == .comma || isJoiningSemicolon(offset), isNumber(offset + 1), !isReference(offset + 1) {
        run.commas += 1
        offset += 1
      }
    }
    return run
  }

  /// Whether a term is a semicolon with what may be ayat as well as surahs after it: `3;26` for `3:26`, and `18; 1-10`.
  func isJoiningSemicolon(_ offset: Int) -> Bool {
    guard ahead(offset) == .semicolon, case .number(let next, _) = ahead(offset + 1), !isReference(offset + 1),
      next <= parser.structure.surahs.count
    else { return false }
    return place(offset).upperBound == place(offset + 1).lowerBound || ahead(offset + 2) == .through
  }

  /// Returns the ayat of the surahs of a run; nil if one is no surah, or is there twice.
  private func surahs(of run: Run) -> [Range<Int>]? {
    var taken: Set<Int> = []
    var list: [Range<Int>] = []
    for member in run.members {
      guard 1 <= member.first, member.first <= member.last, member.last <= parser.structure.surahs.count,
        taken.isDisjoint(with: member.first...member.last)
      else { return nil }
      taken.formUnion(member.first...member.last)
      list.append(ordinals(ofSurah: member.first).lowerBound..<ordinals(ofSurah: member.last).upperBound)
    }
    return list
  }

  /// Returns the ayat of a run that is a surah and one or two of its ayat; nil for any other run.
  private func ayat(of run: Run) -> Range<Int>? {
    let members = run.members
    guard members[0].isSingle, (1...parser.structure.surahs.count).contains(members[0].first) else { return nil }
    let surah = members[0].first
    var bounds = (first: members[1].first, last: members[1].last)
    switch members.count {
    case 2: break
    case 3 where run.commas == 0 && members[1].isSingle && members[2].isSingle && bounds.first < members[2].first:
      bounds.last = members[2].first
    default: return nil
    }
    let count = parser.structure.ayat(inSurah: surah, of: parser.counting)
    guard 1 <= bounds.first, bounds.first <= bounds.last, bounds.last <= count else { return nil }
    let before = ordinals(ofSurah: surah).lowerBound - 1
    return before + bounds.first..<before + bounds.last + 1
  }

  /// Returns the error for a run that is neither surahs nor ayat: of its first wrong number.
  private func impossible(_ run: Run, at place: Range<Int>) -> RangeError {
    do {
      try check(surah: run.members[0].first, at: place)
      _ = try ayah(run.members[1].first, of: run.members[0].first, at: place)
      _ = try ayah(run.members[1].last, of: run.members[0].first, at: place)
    } catch {
      return RangeError(text: text, position: place.lowerBound, error.detail)
    }
    return error(CoreSentences.rangeBackwards, at: place)
  }
}
