import Synchronization

/// A finder of surahs by the names that people type: "al-baqarah", "Baqara", "البقرة", "yasin", "Bani Israil".
final class SurahNames: Sendable {
  private typealias Folded = [(name: [Unicode.Scalar], surah: Surah)]

  private let surahs: [Surah]
  private let cache = Mutex<Folded?>(nil)

  init(_ surahs: [Surah]) { self.surahs = surahs }

  /// The folded names, some 600. The first search makes them, because most ranges are numbers.
  private var folded: Folded {
    cache.withLock { cache in
      if let cache { return cache }
      let made = surahs.flatMap { surah in
        (SurahNames.usual(surah) + (SurahNames.others[surah.id] ?? [])).map { (SurahNames.fold($0), surah) }
      }
      cache = made
      return made
    }
  }

  /// Returns the names of a surah in the database.
  private static func usual(_ surah: Surah) -> [String] { [surah.transliteration, surah.arabic, surah.english] }

  /// Returns the surah of this name, in any usual spelling.
  func surah(named name: String) -> Surah? {
    let wanted = SurahNames.fold(name)
    guard !wanted.isEmpty else { return nil }
    return folded.first { $0.name == wanted }?.surah
  }

  /// Returns the surah of this name; else the surahs with a database name that contains it, from three letters on.
  func surahs(havingInName text: String) -> [Surah] {
    if let surah = surah(named: text) { return [surah] }
    let wanted = SurahNames.fold(text)
    guard wanted.count > 2 else { return [] }
    // Other names must match as a whole: their words stand in many ayat.
    return surahs.filter { surah in
      SurahNames.usual(surah).contains { SurahNames.fold($0).contains(wanted) }
    }
  }

  /// Returns the surahs with the closest names, if any are close and have something in common with the name; at most
  /// three.
  func suggestions(for name: String) -> [Surah] {
    let wanted = SurahNames.fold(name)
    let tolerance = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    let near = folded.filter { abs($0.name.count - wanted.count) <= tolerance }
      .map { (distance: EditDistance.between(wanted, $0.name), surah: $0.surah) }
      .filter { $0.distance <= tolerance && $0.distance < wanted.count }
      .sorted { ($0.distance, $0.surah.id) < ($1.distance, $1.surah.id) }
    var found: [Surah] = []
    for (distance, surah) in near where distance == near[0].distance && !found.contains(surah) { found.append(surah) }
    return Array(found.prefix(3))
  }
}

// MARK: - One spelling

extension SurahNames {
  /// Returns one form of all spellings that differ only in habit: case, marks, apostrophes, article, long vowels,
  /// doubled letters, final h.
  ///
  /// The result is of scalars, not of characters: the first search folds all names.
  static func fold(_ name: String) -> [Unicode.Scalar] {
    var words: [[Unicode.Scalar]] = [[]]
    for scalar in name.lowercased().unicodeScalars where !isLeftOut(scalar) {
      if isLetter(scalar) {
        words[words.count - 1].append(seat(ArabicText.base(scalar)))
      } else if !words[words.count - 1].isEmpty {
        words.append([])
      }
    }
    let body = words.filter { !articles.contains($0) && !$0.isEmpty }
    var letters = Array((body.isEmpty ? words : body).joined())
    for (spelling, usual) in vowels { letters = letters.replacing(spelling, with: usual) }
    if letters.count > 4, letters.starts(with: latinArticle) { letters.removeFirst(2) }
    if letters.starts(with: arabicArticle) { letters.removeFirst(2) }
    var folded: [Unicode.Scalar] = []
    for letter in letters where letter != folded.last { folded.append(letter) }
    if folded.count > 2, folded.last == "h" { folded.removeLast() }
    return folded
  }

  /// Returns a letter without its hamza: many people type المومنون and براة.
  private static func seat(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ؤ": "و"
    case "ئ": "ي"
    default: scalar
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("a"..."z").contains(scalar) : scalar.properties.isAlphabetic
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return apostrophes.contains(scalar) }
    return ArabicText.isMark(scalar) || apostrophes.contains(scalar)
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// The signs for hamza and ayn, which most people leave out.
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "’", "‘", "ʼ", "ʿ", "ʾ", "`", "ء"]

  private static let articles = Set(
    [
      "al", "an", "ar", "as", "ash", "at", "ath", "az", "ad", "adh", "surah", "surat", "sura", "the", "سوره",
    ].map { Array($0.unicodeScalars) })

  private static let latinArticle: [Unicode.Scalar] = ["a", "l"]
  private static let arabicArticle: [Unicode.Scalar] = ["ا", "ل"]

  private static let vowels = [
    ("ee", "i"), ("oo", "u"), ("ou", "u"), ("aa", "a"), ("ii", "i"), ("uu", "u"), ("ai", "ay"), ("q", "k"),
  ].map { (Array($0.0.unicodeScalars), Array($0.1.unicodeScalars)) }
}

extension [Unicode.Scalar] {
  /// Whether the array contains these letters, one after the other.
  fileprivate func contains(_ part: [Unicode.Scalar]) -> Bool {
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { self[$0..<$0 + part.count].elementsEqual(part) }
  }

  /// Returns the letters with every occurrence of some letters replaced, from left to right.
  fileprivate func replacing(_ part: [Unicode.Scalar], with other: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard contains(part) else { return self }
    var (result, place): ([Unicode.Scalar], Int) = ([], 0)
    while place < count {
      if self[place...].starts(with: part) {
        result += other
        place += part.count
      } else {
        result.append(self[place])
        place += 1
      }
    }
    return result
  }
}
