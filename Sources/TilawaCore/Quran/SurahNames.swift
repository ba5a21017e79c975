/// Finds surahs by the names that people type: "al-baqarah", "Baqara", "البقرة", "yasin".
struct SurahNames: Sendable {
  private let surahs: [Surah]

  init(_ surahs: [Surah]) { self.surahs = surahs }

  /// Made when a name is looked up: most ranges are numbers, and folding all names takes milliseconds.
  var folded: [(name: String, surah: Surah)] {
    surahs.flatMap { surah in
      [surah.transliteration, surah.arabic, surah.english].map { (SurahNames.fold($0), surah) }
    }
  }

  /// The surah of this name, in any usual spelling.
  func surah(named name: String) -> Surah? {
    let wanted = SurahNames.fold(name)
    guard !wanted.isEmpty else { return nil }
    return folded.first { $0.name == wanted }?.surah
  }

  /// The surahs whose names come closest, if any are close and have something in common with it; at most three.
  func suggestions(for name: String) -> [Surah] {
    let wanted = Array(SurahNames.fold(name).unicodeScalars)
    let tolerance = wanted.count < 4 ? 1 : max(2, wanted.count / 3)
    let near = folded.map { (distance: EditDistance.between(wanted, Array($0.name.unicodeScalars)), surah: $0.surah) }
      .filter { $0.distance <= tolerance && $0.distance < wanted.count }
      .sorted { ($0.distance, $0.surah.id) < ($1.distance, $1.surah.id) }
    var found: [Surah] = []
    for (distance, surah) in near where distance == near[0].distance && !found.contains(surah) { found.append(surah) }
    return Array(found.prefix(3))
  }

  /// One spelling for all that differ only in habit: case, marks, apostrophes, article, long vowels, doubled letters,
  /// final h.
  static func fold(_ name: String) -> String {
    let plain = ArabicText.folded(name.lowercased()).filter { !apostrophes.contains($0) }
    let words = plain.split { !$0.isLetter }.map(String.init)
    let body = words.filter { !articles.contains($0) }
    var text = (body.isEmpty ? words : body).joined()
    for (spelling, usual) in vowels { text = text.replacing(spelling, with: usual) }
    if text.count > 4, text.hasPrefix("al") { text.removeFirst(2) }
    if text.hasPrefix("ال") { text.removeFirst(2) }
    var folded = ""
    for letter in text where letter != folded.last { folded.append(letter) }
    if folded.count > 2, folded.hasSuffix("h") { folded.removeLast() }
    return folded
  }

  /// Signs for hamza and ayn, which most people leave out.
  private static let apostrophes: Set<Character> = ["'", "’", "‘", "ʼ", "ʿ", "`"]

  private static let articles: Set<String> = [
    "al", "an", "ar", "as", "ash", "at", "ath", "az", "ad", "adh", "surah", "surat", "sura", "the", "سوره",
  ]

  private static let vowels = [
    ("ee", "i"), ("oo", "u"), ("ou", "u"), ("aa", "a"), ("ii", "i"), ("uu", "u"), ("ai", "ay"), ("q", "k"),
  ]
}
