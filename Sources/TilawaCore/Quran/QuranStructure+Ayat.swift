extension QuranStructure {
  /// The words of the basmalah of surah 1.
  public static let basmalah = WordRange(0, 4)

  /// Whether the counting has this ayah.
  public func contains(_ ref: AyahRef) -> Bool {
    (1...surahs.count).contains(ref.surah) && (1...ayat(inSurah: ref.surah, of: ref.counting)).contains(ref.ayah)
  }

  /// Returns the index of an ayah among all of its counting, from 0.
  ///
  /// - Precondition: The counting has the ayah.
  public func ordinal(of ref: AyahRef) -> Int {
    precondition(contains(ref), "\(ref) is not an ayah of \(ref.counting.rawValue)")
    return table(ref.counting).firsts[ref.surah - 1] + ref.ayah - 1
  }

  /// - Precondition: `ordinal` is in `0..<ayatCount(of: counting)`.
  public func ayah(at ordinal: Int, in counting: VerseCounting) -> AyahRef { table(counting).ref(ordinal) }

  /// Returns the words of an ayah.
  ///
  /// - Precondition: The counting has the ayah.
  public func span(of ref: AyahRef) -> WordRange { table(ref.counting).span(ordinal(of: ref)) }

  /// Returns the words of a surah, without the basmalah before it.
  public func span(ofSurah surah: Int) -> WordRange { WordRange(surahStarts[surah - 1], surahStarts[surah]) }

  /// Returns the surah of a word.
  public func surah(ofWord word: Int) -> Int { surahStarts.partitioningIndex { $0 > word } }

  /// Returns every ayah of `counting` that shares a word with `span`, in order; possibly none.
  public func ayat(sharing span: WordRange, in counting: VerseCounting) -> [AyahRef] {
    let table = table(counting)
    return table.ordinals(overlapping: span).map(table.ref)
  }

  /// Returns the ayat of another counting that share words with an ayah.
  public func convert(_ ref: AyahRef, to counting: VerseCounting) -> [AyahRef] {
    ayat(sharing: span(of: ref), in: counting)
  }
}

// MARK: - Atoms

extension QuranStructure {
  /// Returns the atoms of an ayah: the stretches between neighbouring fawasil, numbered from 0 through the Quran.
  public func atoms(of ref: AyahRef) -> Range<Int> {
    let span = span(of: ref)
    return atomIndex(endingAfter: span.start)..<atomIndex(endingAfter: span.end - 1) + 1
  }

  /// Returns the words of some neighbouring atoms.
  public func span(ofAtoms atoms: Range<Int>) -> WordRange {
    WordRange(atoms.lowerBound == 0 ? 0 : atomEnds[atoms.lowerBound - 1], atomEnds[atoms.upperBound - 1])
  }

  private func atomIndex(endingAfter word: Int) -> Int { atomEnds.partitioningIndex { $0 > word } }
}

// MARK: - Divisions

extension QuranStructure {
  /// Returns the words of a division; nil if there is no such number.
  public func span(of kind: Division.Kind, _ number: Int) -> WordRange? {
    if let own = ownStarts(of: kind) {
      guard own.indices.contains(number - 1) else { return nil }
      return WordRange(own[number - 1], own.indices.contains(number) ? own[number] : words)
    }
    guard let all = divisions[kind], all.indices.contains(number - 1) else { return nil }
    return WordRange(start(of: all[number - 1]), all.indices.contains(number) ? start(of: all[number]) : words)
  }

  /// Returns the number of the division of `kind` that holds the word.
  public func number(of kind: Division.Kind, atWord word: Int) -> Int {
    if let own = ownStarts(of: kind) { return own.partitioningIndex { $0 > word } }
    return (divisions[kind] ?? []).partitioningIndex { start(of: $0) > word }
  }

  /// Returns the numbers of the divisions that hold words of an ayah: mostly one. In other riwayat than Hafs, and
  /// in other prints than the Madani one, a page or a quarter may begin inside an ayah; the ayah then belongs to the division of its first word.
  public func numbers(of kind: Division.Kind, in span: WordRange) -> ClosedRange<Int> {
    number(of: kind, atWord: span.start)...number(of: kind, atWord: span.end - 1)
  }

  /// The sign of a quarter; prints set it before the first word of the quarter.
  public static let quarterSign: Character = "۞"

  /// Whether the print has the sign of a quarter before the word: a quarter begins there, and no surah.
  public func hasQuarterSign(beforeWord word: Int) -> Bool {
    let number = number(of: .rub, atWord: word)
    guard let rubs = divisions[.rub], rubs.indices.contains(number - 1), start(of: rubs[number - 1]) == word else {
      return false
    }
    return surahStarts[surahStarts.partitioningIndex { $0 > word } - 1] != word
  }

  /// Returns the words of a stretch with the sign of a quarter before them, in order.
  public func quarterSigns(in span: WordRange) -> [Int] {
    guard let rubs = divisions[.rub], !rubs.isEmpty else { return [] }
    let numbers = numbers(of: .rub, in: span)
    return numbers.map { start(of: rubs[$0 - 1]) }.filter { span.start <= $0 && hasQuarterSign(beforeWord: $0) }
  }

  private func start(of division: Division) -> Int {
    if let quarter = division.kind.firstQuarter(ofNumber: division.number), let word = movedStart(ofQuarter: quarter) {
      return word
    }
    return span(of: division.start).start
  }
}
