extension QuranStructure {
  /// The words of the basmalah that is part of surah 1.
  public static let basmalah = WordRange(0, 4)

  /// Whether the counting has this ayah.
  public func contains(_ ref: AyahRef) -> Bool {
    (1...surahs.count).contains(ref.surah) && (1...ayat(inSurah: ref.surah, of: ref.counting)).contains(ref.ayah)
  }

  /// The place of an ayah among all of its counting, from 0.
  ///
  /// - Precondition: the counting has the ayah.
  public func ordinal(of ref: AyahRef) -> Int {
    precondition(contains(ref), "\(ref) is no ayah of \(ref.counting.rawValue)")
    return table(ref.counting).firsts[ref.surah - 1] + ref.ayah - 1
  }

  /// - Precondition: `ordinal` is in `0..<ayatCount(of: counting)`.
  public func ayah(at ordinal: Int, in counting: VerseCounting) -> AyahRef { table(counting).ref(ordinal) }

  /// The words of an ayah.
  ///
  /// - Precondition: the counting has the ayah.
  public func span(of ref: AyahRef) -> WordRange { table(ref.counting).span(ordinal(of: ref)) }

  /// The words of a surah, without the basmalah that precedes it.
  public func span(ofSurah surah: Int) -> WordRange { WordRange(surahStarts[surah - 1], surahStarts[surah]) }

  /// The surah that holds the word.
  public func surah(ofWord word: Int) -> Int { surahStarts.partitioningIndex { $0 > word } }

  /// Every ayah of `counting` that shares a word with `span`, in order; possibly none.
  public func ayat(sharing span: WordRange, in counting: VerseCounting) -> [AyahRef] {
    let table = table(counting)
    return table.ordinals(overlapping: span).map(table.ref)
  }

  /// The same ayat in another counting: all that share words with it.
  public func convert(_ ref: AyahRef, to counting: VerseCounting) -> [AyahRef] {
    ayat(sharing: span(of: ref), in: counting)
  }
}

// MARK: - Atoms

extension QuranStructure {
  /// The atoms, stretches between neighbouring fawasil, that make up an ayah; numbered from 0 through the Quran.
  public func atoms(of ref: AyahRef) -> Range<Int> {
    let span = span(of: ref)
    return atomIndex(endingAfter: span.start)..<atomIndex(endingAfter: span.end - 1) + 1
  }

  /// The words of a run of atoms.
  public func span(ofAtoms atoms: Range<Int>) -> WordRange {
    WordRange(atoms.lowerBound == 0 ? 0 : atomEnds[atoms.lowerBound - 1], atomEnds[atoms.upperBound - 1])
  }

  private func atomIndex(endingAfter word: Int) -> Int { atomEnds.partitioningIndex { $0 > word } }
}

// MARK: - Divisions

extension QuranStructure {
  /// The words of a division, or nil where there is none of that number.
  public func span(of kind: Division.Kind, _ number: Int) -> WordRange? {
    guard let all = divisions[kind], all.indices.contains(number - 1) else { return nil }
    let end = all.indices.contains(number) ? span(of: all[number].start).start : words
    return WordRange(span(of: all[number - 1].start).start, end)
  }

  /// The number of the division of `kind` in which the word stands.
  public func number(of kind: Division.Kind, atWord word: Int) -> Int {
    (divisions[kind] ?? []).partitioningIndex { span(of: $0.start).start > word }
  }
}
