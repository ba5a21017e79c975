import TilawaCore

/// The names in files for the parts of a pack, in the order of search.
enum PackColumns {
  static let ref = ["verse_key", "ayah_key", "aya_key", "location", "ref", "reference", "key", "verse", "ayah"]
  static let surah = [
    "surah", "sura", "chapter", "surah_number", "sura_number", "surah_id", "sura_id", "surah_no", "sura_no",
    "chapter_id",
    "chapter_number", "surahnumber", "sora",
  ]
  static let ayah = [
    "ayah", "aya", "verse", "ayah_number", "aya_number", "verse_number", "numberinsurah", "ayah_no", "aya_no",
    "verse_no",
    "ayahnumber", "ayah_id", "verse_id",
  ]
  static let word = ["word_number", "word_position", "position", "word_no", "word_index", "word"]
  static let text = [
    "translation", "transliteration", "meaning", "gloss", "translated_text", "text", "t", "aya_text", "ayah_text",
    "content", "word",
  ]
  /// The ayat of a surah, in JSON.
  static let ayat = ["verses", "ayahs", "ayat", "ayas", "translations"]
  /// The words of an ayah, in JSON.
  static let words = ["words"]

  /// "2:255" or "2:255:7", also with hyphens or underscores; nil for anything else.
  static func ref(_ text: some StringProtocol) -> (surah: Int, ayah: Int, word: Int?)? {
    guard text.utf8.count <= 12 else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "-" || $0 == "_" }
    let numbers = parts.compactMap { $0.isASCIIDigits ? Int($0) : nil }
    guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
    return (numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : nil)
  }
}

/// The indexes of the columns of a table, or of the members of an object.
struct PackTable {
  let ref: Int?
  let surah: Int?
  let ayah: Int?
  let word: Int?
  let text: Int

  /// Returns nil if a required column is missing.
  init?(_ names: [String]) {
    let names = names.map { MarkupText.tidy($0).lowercased() }
    func place(_ wanted: [String], but taken: [Int?] = []) -> Int? {
      for name in wanted {
        if let place = names.firstIndex(of: name), !taken.contains(place) { return place }
      }
      return nil
    }
    surah = place(PackColumns.surah)
    let ayah = place(PackColumns.ayah, but: [surah])
    let ref = place(
      surah != nil && ayah != nil ? PackColumns.ref.filter { $0.contains("_") || $0 == "location" } : PackColumns.ref)
    guard ref != nil || (surah != nil && ayah != nil) else { return nil }
    self.ref = ref
    self.ayah = ayah
    let word = place(PackColumns.word, but: [surah, ayah, ref])
    // A column `word` that is the only one with text holds the word's text.
    if let text = place(PackColumns.text, but: [surah, ayah, ref, word]) {
      self.text = text
      self.word = word
    } else if let text = word, names[text] == "word" {
      self.text = text
      self.word = nil
    } else {
      return nil
    }
  }

  /// A row as an entry.
  ///
  /// - Parameter field: what a column holds.
  func entry(_ field: (Int) -> String, at place: PackPlace) throws(PackFault) -> PackEntry {
    func number(_ column: Int?) -> Int? { column.flatMap { Int(field($0).filter { $0 != " " }) } }
    if let surah = number(surah), let ayah = number(ayah) {
      let word = word == nil ? ref.flatMap { PackColumns.ref(field($0))?.word } : number(word)
      return PackEntry(surah: surah, ayah: ayah, word: word, text: field(text), place: place)
    }
    guard let ref, let found = PackColumns.ref(field(ref)) else {
      throw PackFault(StoreSentences.numbersMissing, at: place)
    }
    return PackEntry(
      surah: found.surah, ayah: found.ayah, word: found.word ?? number(word), text: field(text), place: place)
  }
}
