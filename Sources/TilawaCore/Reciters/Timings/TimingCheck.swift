/// A check of published timings against a counting and the text. It decides which are accepted, repaired or withheld.
///
/// The check is pure. No content of a source can stop it. Accepted timings are in order, lie inside bounds, and name
/// existing words.
package struct TimingCheck: Sendable {
  /// The result of a check: the accepted timings and a report.
  package struct Result: Hashable, Sendable {
    /// The accepted timings, in the order of the text, no ayah twice.
    package var timings: [AyahTiming] = []
    /// Empty timings of the ayat that are withheld. Ayat with a number outside the counting are not among them, because
    /// their words are not known.
    package var withheld: [AyahTiming] = []
    /// One finding for each ayah of the source, in the order of its numbers.
    package var findings: [TimingFinding] = []

    package init() {}
  }

  /// The greatest overlap of neighbours in milliseconds; up to it the second begins where the first ends.
  static let overlapAllowed = 50
  /// The greatest time by which an ayah may begin before the file, in milliseconds; up to it the ayah begins with the
  /// file.
  static let leadAllowed = 500
  /// The shortest time of an ayah, in milliseconds.
  static let shortest = 50
  /// The upper limit of times in milliseconds: longer than any recording, and short enough to be counted in frames.
  static let longest = 1_000_000_000

  let structure: QuranStructure
  let counting: VerseCounting
  let words: [WordRange: [String]]

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - structure: the structure with the places of the ayat.
  ///   - counting: the counting in which the source numbers the ayat.
  ///   - words: the words of ayat by their spans, in the spelling of Hafs. In an ayah that is missing here, all words
  ///     count alike.
  package init(structure: QuranStructure, counting: VerseCounting, words: [WordRange: [String]] = [:]) {
    self.structure = structure
    self.counting = counting
    self.words = words
  }

  /// Checks all timings of a source.
  package func check(_ published: PublishedTimings) -> Result {
    var result = Result()
    for (surah, rows) in Dictionary(grouping: published.ayat, by: \.surah).sorted(by: { $0.key < $1.key }) {
      let ayat = rows.filter { $0.ayah != 0 }
      guard !ayat.isEmpty else { continue }
      // Our own documents say their counting, and may lack what was withheld.
      let isStated = published.format == .tilawa
      if let fault = unknownAyah(surah, ayat) ?? (isStated ? nil : otherCounting(surah, ayat)) {
        result.findings += Set(ayat.map(\.ayah)).sorted().map { finding(surah, $0, .withheld(fault)) }
        continue
      }
      switch published.base {
      case .ayah: checkAlone(surah, ayat, .ayah, &result)
      case .surah: checkTogether(surah, ayat, &result)
      }
    }
    result.withheld = withheld(result.findings, published.base)
    return result
  }

  /// Checks each ayah by itself. Corrections made by hand need this, because they may be of any few ayat.
  package func checkEach(_ ayat: [PublishedAyah], base: AyahTiming.Base) -> Result {
    var result = Result()
    for (surah, rows) in Dictionary(grouping: ayat, by: \.surah).sorted(by: { $0.key < $1.key }) {
      let known = rows.filter { row in
        let ref = AyahRef(surah: surah, ayah: row.ayah, counting: counting)
        guard let fault = structure.fault(in: ref) else { return true }
        result.findings.append(finding(surah, row.ayah, .withheld(.numbering(fault))))
        return false
      }
      checkAlone(surah, known, base, &result)
    }
    return result
  }

  private func withheld(_ findings: [TimingFinding], _ base: AyahTiming.Base) -> [AyahTiming] {
    findings.compactMap { finding in
      guard case .withheld(let fault) = finding.decision else { return nil }
      // A fault of numbering leaves the ayah unknown.
      if case .numbering = fault { return nil }
      return AyahTiming(span: structure.span(of: finding.ref), base: base, range: nil)
    }
  }

  func finding(_ surah: Int, _ ayah: Int, _ decision: TimingFinding.Decision) -> TimingFinding {
    TimingFinding(ref: AyahRef(surah: surah, ayah: ayah, counting: counting), decision: decision)
  }

  /// Returns a fault where the counting lacks one of the ayat. Then no number of the surah can be trusted.
  private func unknownAyah(_ surah: Int, _ rows: [PublishedAyah]) -> TimingFault? {
    for row in rows {
      let ref = AyahRef(surah: surah, ayah: row.ayah, counting: counting)
      if let fault = structure.fault(in: ref) { return .numbering(fault) }
    }
    return nil
  }

  /// Returns a fault where the surah has exactly the number of ayat of another counting. Then no number of the surah
  /// can be trusted.
  private func otherCounting(_ surah: Int, _ rows: [PublishedAyah]) -> TimingFault? {
    let numbers = Set(rows.map(\.ayah))
    let count = structure.ayat(inSurah: surah, of: counting)
    guard numbers.count < count, numbers == Set(1...numbers.count) else { return nil }
    let other = VerseCounting.allCases.first {
      $0 != counting && structure.ayat(inSurah: surah, of: $0) == numbers.count
    }
    return other.map {
      .numbering(
        CoreSentences.otherCounting(
          surah: surah, theirs: numbers.count, other: $0.rawValue, ours: count, counting: counting.rawValue))
    }
  }

  /// Returns the row of an ayah where all its rows are equal, with a repair if there are several; nil where they
  /// differ.
  func one(of rows: [PublishedAyah]) -> (row: PublishedAyah, repairs: [TimingRepair])? {
    guard let first = rows.first, rows.allSatisfy({ $0 == first }) else { return nil }
    return (first, rows.count > 1 ? [.saidTwice] : [])
  }

  /// Checks ayat that need not fit their neighbours: only the words, and the range where one is given.
  private func checkAlone(
    _ surah: Int, _ rows: [PublishedAyah], _ base: AyahTiming.Base, _ result: inout Result
  ) {
    for (ayah, rows) in Dictionary(grouping: rows, by: \.ayah).sorted(by: { $0.key < $1.key }) {
      guard let (row, said) = one(of: rows) else {
        result.findings.append(finding(surah, ayah, .withheld(.repeated)))
        continue
      }
      var repairs = said
      var range: Range<Int>?
      if let start = row.start, let end = row.end {
        guard (0...Self.longest).contains(start), end <= Self.longest, start + Self.shortest <= end else {
          result.findings.append(finding(surah, ayah, .withheld(start >= end ? .reversed : .outOfRange)))
          continue
        }
        range = start..<end
      } else if row.start != nil || row.end != nil {
        result.findings.append(finding(surah, ayah, .withheld(.noTime)))
        continue
      }
      let checked = checkedWords(row, within: range ?? 0..<Self.longest, &repairs)
      if range == nil, checked.isEmpty {
        let fault = repairs.compactMap { if case .withoutWords(let fault) = $0 { fault } else { nil } }.first
        result.findings.append(finding(surah, ayah, .withheld(fault ?? .noWords)))
        continue
      }
      result.add(self, AyahRef(surah: surah, ayah: ayah, counting: counting), base, range, checked, repairs)
    }
  }
}

extension TimingCheck.Result {
  mutating func add(
    _ check: TimingCheck, _ ref: AyahRef, _ base: AyahTiming.Base, _ range: Range<Int>?, _ words: [TimedWord],
    _ repairs: [TimingRepair]
  ) {
    let range = range.map { Duration.milliseconds($0.lowerBound)..<Duration.milliseconds($0.upperBound) }
    timings.append(AyahTiming(span: check.structure.span(of: ref), base: base, range: range, words: words))
    findings.append(TimingFinding(ref: ref, decision: repairs.isEmpty ? .clean : .repaired(repairs)))
  }
}
