extension QuranStructure {
  /// Returns why the number of a label or file name is not in its counting, with the option that would help; nil where
  /// it is.
  public func complaint(about ref: AyahRef) -> String? {
    if contains(ref) { return nil }
    guard (1...surahs.count).contains(ref.surah) else { return "there is no surah \(ref.surah)" }
    let count = ayat(inSurah: ref.surah, of: ref.counting)
    let kufi = AyahRef(surah: ref.surah, ayah: ref.ayah)
    guard ref.counting != .kufi, contains(kufi) else { return "surah \(ref.surah) has \(count) ayat" }
    return "surah \(ref.surah) has \(count) ayat in the counting \(ref.counting.rawValue); "
      + "if the numbers are Kufi, give --counting kufi"
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
