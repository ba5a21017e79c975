import TilawaCore

/// A reader for the published JSON formats of timings.
enum JSONTimings {
  static func parse(_ json: Any, surah: Int?) throws(TimingDocument.Problem) -> PublishedTimings {
    if let object = json as? [String: Any] {
      if let chapters = object["chapters"] as? [Any] { return try mp3quran(chapters) }
      if let files = object["audio_files"] as? [Any] { return try qdc(files) }
      if let file = object["audio_file"] { return try qdc([file]) }
      if object["verse_timings"] != nil || object["timestamps"] != nil { return try qdc([object]) }
      if object.keys.contains(where: { TimingNumber.key($0) != nil }) { return try qul(object) }
    } else if let list = json as? [Any] {
      let first = list.first as? [String: Any]
      if first?["segments"] != nil, first?["surah"] != nil { return try quranAlign(list) }
      if first?["start_time"] != nil { return try mp3quran(list, of: surah) }
      if first?["verse_timings"] != nil || first?["timestamps"] != nil { return try qdc(list) }
    }
    throw TimingDocument.unknown
  }

  // MARK: mp3quran

  private static func mp3quran(_ chapters: [Any]) throws(TimingDocument.Problem) -> PublishedTimings {
    var ayat: [PublishedAyah] = []
    var seen: Set<Int> = []
    for (index, chapter) in chapters.enumerated() {
      guard let chapter = chapter as? [String: Any], let surah = TimingNumber.whole(chapter["id"]),
        let rows = chapter["aya_timing"] as? [Any]
      else { throw .init(IntakeSentences.jsonNoChapter(number: index + 1)) }
      guard seen.insert(surah).inserted else { throw .init(IntakeSentences.surahTwice(surah: surah)) }
      ayat += try Self.rows(rows, surah)
    }
    return PublishedTimings(format: .mp3quran, base: .surah, ayat: ayat)
  }

  private static func mp3quran(_ rows: [Any], of surah: Int?) throws(TimingDocument.Problem) -> PublishedTimings {
    guard let surah else {
      throw .init(IntakeSentences.surahUnnamed)
    }
    return PublishedTimings(format: .mp3quran, base: .surah, ayat: try Self.rows(rows, surah))
  }

  private static func rows(_ rows: [Any], _ surah: Int) throws(TimingDocument.Problem) -> [PublishedAyah] {
    var ayat: [PublishedAyah] = []
    for (index, row) in rows.enumerated() {
      guard let row = row as? [String: Any], let place = TimingNumber.place(surah: surah, ayah: row["ayah"]) else {
        throw .init(IntakeSentences.jsonNoAyah(number: index + 1, surah: surah))
      }
      ayat.append(
        PublishedAyah(
          place, start: TimingNumber.milliseconds(row["start_time"]), end: TimingNumber.milliseconds(row["end_time"])))
    }
    return ayat
  }

  // MARK: QDC

  /// Reads QDC's files of whole surahs. Ignores their durations, which may be negative; start and end are reliable.
  private static func qdc(_ files: [Any]) throws(TimingDocument.Problem) -> PublishedTimings {
    var ayat: [PublishedAyah] = []
    for (index, file) in files.enumerated() {
      let file = file as? [String: Any]
      guard let verses = (file?["verse_timings"] ?? file?["timestamps"]) as? [Any] else {
        throw .init(IntakeSentences.jsonNoVerses(number: index + 1))
      }
      for (index, verse) in verses.enumerated() {
        let verse = verse as? [String: Any]
        guard let verse, let key = TimingNumber.key(verse["verse_key"]) else {
          throw .init(IntakeSentences.jsonNoKey(number: index + 1))
        }
        ayat.append(whole(verse, key))
      }
    }
    return PublishedTimings(format: .qdc, base: .surah, ayat: ayat)
  }

  private static func whole(_ verse: [String: Any], _ place: UncheckedPlace) -> PublishedAyah {
    PublishedAyah(
      place, start: TimingNumber.milliseconds(verse["timestamp_from"]),
      end: TimingNumber.milliseconds(verse["timestamp_to"]), words: TimingNumber.words(verse["segments"]))
  }

  // MARK: QUL

  /// Reads QUL's ayat by their keys; those of whole surahs have a start and an end.
  private static func qul(_ object: [String: Any]) throws(TimingDocument.Problem) -> PublishedTimings {
    var isWhole: Bool?
    var ayat: [PublishedAyah] = []
    for (name, value) in object {
      guard let key = TimingNumber.key(name), let verse = value as? [String: Any] else {
        throw .init(IntakeSentences.jsonOtherEntry(name: name.prefix(20).debugDescription))
      }
      let hasTimes = verse["timestamp_from"] != nil
      guard hasTimes || verse["segments"] != nil else { throw TimingDocument.unknown }
      guard isWhole ?? hasTimes == hasTimes else {
        throw .init(IntakeSentences.jsonMixed(name: name))
      }
      isWhole = hasTimes
      ayat.append(
        hasTimes
          ? whole(verse, key)
          : PublishedAyah(key, words: TimingNumber.words(verse["segments"])))
    }
    ayat.sort { ($0.surah, $0.ayah) < ($1.surah, $1.ayah) }
    return PublishedTimings(format: .qul, base: isWhole == true ? .surah : .ayah, ayat: ayat)
  }

  // MARK: quran-align

  /// Reads quran-align's segments `[first word, word after the last, start, end]`, with words counted from 0.
  private static func quranAlign(_ list: [Any]) throws(TimingDocument.Problem) -> PublishedTimings {
    var ayat: [PublishedAyah] = []
    for (index, entry) in list.enumerated() {
      guard let entry = entry as? [String: Any],
        let place = TimingNumber.place(surah: entry["surah"], ayah: entry["ayah"]),
        let segments = entry["segments"] as? [Any]
      else { throw .init(IntakeSentences.jsonNoSegments(number: index + 1)) }
      let words = segments.prefix(TimingDocument.mostWords).map { segment in
        let parts = segment as? [Any] ?? []
        guard parts.count == 4 else {
          return PublishedWord(words: 0..<0, start: TimingNumber.none, end: TimingNumber.none)
        }
        let first = TimingNumber.word(parts[0], from: 0)
        let last = TimingNumber.word(parts[1], from: 1)
        return PublishedWord(
          words: first <= last ? first..<last + 1 : TimingNumber.noWord..<TimingNumber.noWord + 1,
          start: TimingNumber.milliseconds(parts[2]) ?? TimingNumber.none,
          end: TimingNumber.milliseconds(parts[3]) ?? TimingNumber.none)
      }
      ayat.append(PublishedAyah(place, words: words))
    }
    return PublishedTimings(format: .quranAlign, base: .ayah, ayat: ayat)
  }
}
