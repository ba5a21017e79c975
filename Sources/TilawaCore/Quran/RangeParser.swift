/// A parser for ranges that people type, in the numbers of one counting.
///
/// `2:255` · `2:1-10` · `2:1-3:5` · `2` · `112-114` (surahs) · `al-baqarah`, `البقرة`, `yasin:1-10` · `surah:2`,
/// `page:50`, `page:50-52`, `page:taj-16:3`, `page:3:5-8` (lines), `juz:30`, `para:30`, `hizb:60`, `rub:3`, `manzil:7`, `ruku:5`, `ruku:2:5` (of a surah); if words are allowed, `2:255:1-7` and
/// `2:255:7`. Spaces, words and digits of several languages may take the place of the signs: `page 50`, `yasin 1 to 10`,
/// `2 255`, `30. cüz`, `last 10 surahs`, `juz amma`, `سورة البقرة ٢٥٥`. A text that can be read in two ways is refused,
/// with both.
///
/// All parts of the program read ranges with this parser.
public struct RangeParser: Sendable {
  let structure: QuranStructure
  let counting: VerseCounting
  let grain: Grain

  /// The smallest part that a range may name.
  public enum Grain: Hashable, Sendable { case ayah, word }

  /// Makes a parser for numbers of this counting.
  public init(structure: QuranStructure, counting: VerseCounting, grain: Grain = .ayah) {
    self.structure = structure
    self.counting = counting
    self.grain = grain
  }

  /// Makes a parser for numbers of a riwayah's counting, and for its juz, hizb and rub.
  public init(structure: QuranStructure, riwayah: Riwayah, grain: Grain = .ayah) {
    self.init(structure: structure.divided(as: riwayah), counting: riwayah.counting, grain: grain)
  }

  /// Returns the parser for the pages of a print.
  func printed(as print: Print) -> RangeParser {
    RangeParser(structure: structure.printed(as: print), counting: counting, grain: grain)
  }

  /// Reads several ranges, in the order given. One text may hold several ranges with spaces or commas between them;
  /// `page 50` and `yasin 5` are one range of two words, whether they are one text or two.
  public func parse(_ texts: [String]) throws(RangeError) -> [AyahRange] {
    if let empty = texts.first(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw RangeError(text: empty, CoreSentences.rangeMissing)
    }
    let text = texts.joined(separator: " ")
    do {
      return try ranges(text)
    } catch {
      throw suggesting(error)
    }
  }

  /// Reads one range; a range of all words of an ayah is the ayah. An error names a similar range if there is one.
  public func parse(_ text: String) throws(RangeError) -> AyahRange {
    do {
      return try read(text)
    } catch {
      throw suggesting(error)
    }
  }

  /// Reads a single ayah.
  public func parseAyah(_ text: String) throws(RangeError) -> AyahRef {
    let range = try parse(text)
    guard range.first == range.last, range.words == nil else {
      throw RangeError(text: text, CoreSentences.oneAyahExpected(example: "\(range.first)"))
    }
    return range.first
  }

  /// Reads a place: the first ayah of the range.
  public func parsePlace(_ text: String) throws(RangeError) -> AyahRef { try parse(text).first }

  /// Returns the texts that are bare numbers, and so numbers of surahs: `1-20`, but not `page:1-20` or `yasin 1-20`.
  package func bareNumbers(in texts: [String]) -> [String] {
    var reader = RangeReader(texts.joined(separator: " "), self)
    _ = try? reader.ranges()
    return reader.bareNumbers
  }

  /// Returns the print that the texts name with a page, as `page:taj-16:3`; nil where they name none.
  package func print(namedIn texts: [String]) -> Print? {
    var reader = RangeReader(texts.joined(separator: " "), printed(as: .madani))
    _ = try? reader.ranges()
    return reader.namedPrint
  }

  /// The most bytes of a text with ranges: enough for all surahs by name, few enough to compare with names.
  private static let longest = 10_000

  private func check(_ text: String) throws(RangeError) {
    guard text.utf8.count <= RangeParser.longest else {
      throw RangeError(text: "\(text.prefix(20))…", CoreSentences.rangesTooLong(most: RangeParser.longest))
    }
  }

  /// Reads one range, without suggestions in errors.
  func read(_ text: String) throws(RangeError) -> AyahRange {
    try check(text)
    var reader = RangeReader(text, self)
    return try reader.range()
  }

  /// Reads several ranges, without suggestions in errors.
  func ranges(_ text: String) throws(RangeError) -> [AyahRange] {
    try check(text)
    var reader = RangeReader(text, self)
    return try reader.ranges()
  }
}
