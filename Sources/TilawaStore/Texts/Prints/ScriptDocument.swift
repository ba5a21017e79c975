import TilawaCore

/// The words of the Quran in a script as a file has them, by ayat.
struct ScriptDocument {
  /// The words of each ayah of the Kufi counting, in order; the last one may be its number.
  let ayat: [[String]]

  /// More words than any script counts.
  private static let most = 100_000
  private static let longest = 200

  /// Reads the words; nil for a file of another kind.
  ///
  /// - Throws: for words with a fault.
  static func read(
    _ bytes: [UInt8], as kind: Statement, in structure: QuranStructure
  ) throws(PackFault) -> ScriptDocument? {
    if let ayat = try bounded(bytes, structure) { return try ScriptDocument(ayat, structure) }
    let numbers = (0..<structure.ayatCount(of: .kufi)).map { structure.ayah(at: $0, in: .kufi) }
    guard let document = try? PackDocument(bytes, numbers: numbers) else { return nil }
    guard document.entries.allSatisfy({ $0.word != nil }) else {
      return try whole(document.entries, kind, structure)
    }
    let first = document.entries.first { $0.surah == 1 && $0.ayah == 1 && $0.word == 1 }
    let other = document.entries.first { $0.surah == 112 && $0.ayah == 2 && $0.word == 1 }
    guard let first, let other, ScriptWords.skeleton(first.text) == "بسم", ScriptWords.skeleton(other.text) == "لله"
    else {
      return nil
    }
    var ayat: [[(word: Int, text: String)]] = Array(repeating: [], count: numbers.count)
    for entry in document.entries {
      let ref = AyahRef(surah: entry.surah, ayah: entry.ayah)
      guard structure.contains(ref) else {
        throw PackFault(StoreSentences.scriptOfNoAyah(ref: entry.ref), at: entry.place)
      }
      ayat[structure.ordinal(of: ref)].append((entry.word ?? 0, entry.text))
    }
    for (place, words) in ayat.enumerated() {
      ayat[place] = words.sorted { $0.word < $1.word }
      for (one, next) in zip(ayat[place], ayat[place].dropFirst()) where one.word == next.word {
        throw PackFault(StoreSentences.scriptWordTwice(ref: "\(numbers[place]):\(one.word)"))
      }
    }
    return try ScriptDocument(ayat.map { $0.map(\.text) }, structure)
  }

  private init(_ ayat: [[String]], _ structure: QuranStructure) throws(PackFault) {
    guard ayat.reduce(0, { $0 + $1.count }) <= ScriptDocument.most else { throw PackFault(StoreSentences.tooManyTexts) }
    for (place, words) in ayat.enumerated() {
      for word in words
      where word.isEmpty || word.utf8.count > ScriptDocument.longest
        || MarkupText.control(in: word) != nil || MarkupText.tidy(word) != word
      {
        throw PackFault(StoreSentences.scriptWordFaulty(ref: "\(structure.ayah(at: place, in: .kufi))"))
      }
    }
    self.ayat = ayat
  }

  /// Reads texts of whole ayat, whose words stand apart; nil for other texts than the Quran in letters of South Asia, unless a kind is
  /// stated: ayat in our letters are the text of a riwayah.
  private static func whole(
    _ entries: [PackEntry], _ kind: Statement, _ structure: QuranStructure
  ) throws(PackFault) -> ScriptDocument? {
    let count = structure.ayatCount(of: .kufi)
    guard entries.count == count, entries.allSatisfy({ $0.word == nil }) else { return nil }
    var ayat: [[String]] = Array(repeating: [], count: count)
    for entry in entries {
      let ref = AyahRef(surah: entry.surah, ayah: entry.ayah)
      guard structure.contains(ref) else { return nil }
      ayat[structure.ordinal(of: ref)] = entry.text.unicodeScalars.split(separator: " ").map { String($0) }
    }
    let place = structure.ordinal(of: AyahRef(surah: 112, ayah: 2))
    guard ayat[place].prefix(2).map(ScriptWords.skeleton) == ["لله", "لصمد"],
      kind == .script || !entries.contains(where: { $0.text.unicodeScalars.contains("ٱ") && $0.ayah == 2 })
    else { return nil }
    return try ScriptDocument(ayat, structure)
  }

  /// Whether the user says that a file has words of a script.
  enum Statement { case nothing, script }

  /// Reads `words`, all of them in order, and `ayahBoundaries`, the first word of each ayah.
  private static func bounded(_ bytes: [UInt8], _ structure: QuranStructure) throws(PackFault) -> [[String]]? {
    guard ForeignText.isJSON(bytes), let node = try? JSONReader.node(bytes, .lenient, depth: 6),
      let words = node["words"]?.array, let bounds = node["ayahBoundaries"]?.array
    else { return nil }
    let texts = words.compactMap(\.text)
    let starts = bounds.compactMap { $0["start"]?.text.flatMap { Int($0) } }
    let keys = bounds.compactMap { $0["key"]?.text }
    let count = structure.ayatCount(of: .kufi)
    guard texts.count == words.count, starts.count == count, starts.first == 1, starts.last ?? 0 <= texts.count,
      zip(starts, starts.dropFirst()).allSatisfy({ $0 < $1 }),
      keys == (0..<count).map({ "\(structure.ayah(at: $0, in: .kufi))" })
    else { throw PackFault(StoreSentences.scriptBoundsWrong) }
    return starts.indices.map { place in
      Array(texts[starts[place] - 1..<(starts.indices.contains(place + 1) ? starts[place + 1] - 1 : texts.count)])
    }
  }
}

/// Rules for comparing words of different scripts.
enum ScriptWords {
  /// Returns the consonants of a word in one form each, without alefs, hamzas, marks and signs.
  static func skeleton(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.compactMap(consonant)))
  }

  /// Returns a consonant in its one form; nil for an alef, a hamza, a mark and a sign.
  static func consonant(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "ا", "أ", "إ", "آ", "ٱ", "ء", "\u{640}": nil
    case "ؤ": "و"
    case "ئ", "ى", "\u{6CC}", "\u{6D2}": "ي"
    case "ة", "\u{6C1}", "\u{6C3}", "\u{6BE}": "ه"
    case "\u{6A9}": "ك"
    case "\u{66E}": "ب"
    default: isLetter(scalar) ? scalar : nil
    }
  }

  /// Whether a text has drawings of a font, which may be letters.
  static func isDrawn(_ text: String) -> Bool { text.unicodeScalars.contains { (0xE000...0xF8FF).contains($0.value) } }

  /// Whether a text has a letter: a number or a sign has none.
  static func hasLetter(_ text: String) -> Bool { text.unicodeScalars.contains(where: isLetter) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x621...0x63A, 0x641...0x64A, 0x66E...0x66F, 0x671...0x6D3: true
    default: false
    }
  }

  /// Returns the part of the letters that differ, from 0 to 1.
  static func difference(_ one: String, _ other: String) -> Double {
    guard one != other else { return 0 }
    let (left, right) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
    guard !left.isEmpty, !right.isEmpty else { return left.count + right.count > 1 ? 1 : 0.5 }
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var (corner, first) = (row[0], place + 1)
      row[0] = first
      for (column, own) in right.enumerated() {
        first = min(row[column + 1] + 1, row[column] + 1, corner + (letter == own ? 0 : 1))
        corner = row[column + 1]
        row[column + 1] = first
      }
    }
    return Double(row[right.count]) / Double(max(left.count, right.count))
  }
}
