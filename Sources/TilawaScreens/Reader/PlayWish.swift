import AppBase
import TilawaCore

/// A request to play, typed by the reader in one line: a range, its passes, the plays of each ayah.
struct PlayWish: Hashable {
  /// The range, in the counting that is read.
  let range: AyahRange
  /// The number of passes; nil means as settled.
  let passes: Repeat?
  let each: Repeat?

  /// Reads `2:255-257 x3 each 2`.
  ///
  /// A range is written as everywhere; a number alone is an ayah of this surah, `-260` goes from here to an ayah, and `page`,
  /// `surah`, `juz`, `hizb` and `rub` alone from here to the end of that. Without a range it is from here to the end of the surah.
  /// - Parameter here: where somebody reads.
  init(_ text: String, at here: AyahRef, in structure: QuranStructure) throws(RangeError) {
    var passes: Repeat?
    var each: Repeat?
    var rest: [String] = []
    var words = ArabicText.westernDigits(text).split(separator: " ").map(String.init)[...]
    while let word = words.popFirst() {
      switch word.lowercased() {
      case "each", "repeat":
        guard let count = words.popFirst().flatMap(Repeat.init(text:)) else {
          throw RangeError(text: text, ScreensSentences.takesCount(word: word))
        }
        if word.lowercased() == "each" { each = count } else { passes = count }
      case let other:
        if let count = PlayWish.count(other) { passes = count } else { rest.append(word) }
      }
    }
    (self.passes, self.each) = (passes, each)
    range = try PlayWish.range(rest.joined(separator: " "), from: here, in: structure)
  }

  /// `x3`, `3x` and `×3`; nil for a text that is no count.
  private static func count(_ word: String) -> Repeat? {
    let signs: [Character] = ["x", "×"]
    if let first = word.first, signs.contains(first) { return Repeat(text: String(word.dropFirst())) }
    if let last = word.last, signs.contains(last) { return Repeat(text: String(word.dropLast())) }
    return nil
  }

  private static func range(
    _ text: String, from here: AyahRef, in structure: QuranStructure
  ) throws(RangeError) -> AyahRange {
    let kind = text.lowercased()
    if text.isEmpty || kind == "surah" {
      let count = structure.ayat(inSurah: here.surah, of: here.counting)
      return AyahRange(here, AyahRef(surah: here.surah, ayah: count, counting: here.counting))
    }
    let parser = RangeParser(structure: structure, counting: here.counting)
    if let division = Division.Kind(rawValue: kind) {
      let number = structure.number(of: division, atWord: structure.span(of: here).start)
      return AyahRange(here, try parser.parse("\(kind):\(number)").last)
    }
    if text.hasPrefix("-"), Int(text.dropFirst()) != nil { return try parser.parse("\(here)\(text)") }
    return try parser.parse(TypedPlace.words(text, inSurah: here.surah))
  }

  /// Returns the default text: the range from here to the end of the surah.
  static func standard(at here: AyahRef, in structure: QuranStructure) -> String {
    let count = structure.ayat(inSurah: here.surah, of: here.counting)
    return here.ayah == count ? "\(here)" : "\(here)-\(count)"
  }

  /// Returns the request to play, which replaces the present sound.
  func request(riwayah: Riwayah) -> PlayRequest {
    var request = PlayRequest(ranges: ["\(range)"])
    request.passes = passes
    request.each = each
    request.riwayah = riwayah
    request.turn = .replace
    return request
  }
}
