extension QuranStructure {
  /// Returns why the number of a label or file name is not in its counting, with the option that would help; nil where
  /// it is.
  public func complaint(about ref: AyahRef) -> String? { fault(in: ref)?.text }

  /// Returns why the number is not in its counting, as `complaint(about:)` does.
  package func fault(in ref: AyahRef) -> Sentence? {
    if contains(ref) { return nil }
    guard (1...surahs.count).contains(ref.surah) else { return CoreSentences.noSurah(surah: ref.surah) }
    let count = ayat(inSurah: ref.surah, of: ref.counting)
    let kufi = AyahRef(surah: ref.surah, ayah: ref.ayah)
    guard ref.counting != .kufi, contains(kufi) else {
      return CoreSentences.ayatOfSurah(surah: ref.surah, count: count)
    }
    return CoreSentences.ayatUnlessKufi(surah: ref.surah, count: count, counting: ref.counting.rawValue)
  }
}

extension SourceSegment.Content {
  /// Makes the basmalah that opens a surah. Before al-Fatihah it is the words of the text, whether or not they are
  /// counted.
  ///
  /// Returns nil for surah 9 and for numbers outside 1 to 114.
  public init?(basmalahBefore surah: Int, in structure: QuranStructure) {
    guard (1...structure.surahs.count).contains(surah), surah != Surah.withoutBasmalah else { return nil }
    self = surah == 1 ? .text(QuranStructure.basmalah) : .basmalah(surah: surah)
  }
}
