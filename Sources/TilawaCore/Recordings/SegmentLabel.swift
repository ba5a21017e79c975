/// A label of a content: `2:255`, `2:1-3`, `8:75-9:1`, `2:282:1-40` and `2:281:5-2:282:3` (words), `basmalah`, `2:0`,
/// `istiadha`. Labels without recitation: `speech`, `-` for anything else, `?` for a content not yet known.
public struct SegmentLabel: Hashable, Sendable {
  /// The label as it was written, without space around it.
  public let text: String
  /// The recited content; nil where nothing is recited.
  public let content: SourceSegment.Content?

  /// Reads a label.
  ///
  /// - Parameters:
  ///   - label: the label in a track.
  ///   - counting: the counting of the ayat in the label.
  ///   - structure: the structure that turns the numbers into words.
  /// - Throws: `RangeError` with the place in the label. For a number of the Kufi counting alone it names the option to
  ///   give.
  public init(_ label: String, in counting: VerseCounting, of structure: QuranStructure) throws(RangeError) {
    text = label.trimmingSpace()
    var parser = LabelParser(text, in: counting, of: structure)
    content = try parser.content()
  }

  /// Returns the content of a segment with this label from frame `start` on.
  public func content(at start: Int) -> Segment.Content {
    if let content { return .recited([Segment.Part(start: start, content: content, label: text)]) }
    return switch text.lowercased() {
    case SegmentLabel.speech: .speech
    case SegmentLabel.unassigned: .unassigned
    default: .other
    }
  }

  /// The label of speech.
  static let speech = "speech"
  /// The label of a sound without recitation.
  static let other = "-"
  /// The label of a content that is not known yet.
  static let unassigned = "?"
}

private struct LabelParser {
  private var scanner: LabelScanner
  private let counting: VerseCounting
  private let structure: QuranStructure

  init(_ text: String, in counting: VerseCounting, of structure: QuranStructure) {
    scanner = LabelScanner(text)
    self.counting = counting
    self.structure = structure
  }

  mutating func content() throws(RangeError) -> SourceSegment.Content? {
    switch scanner.text.lowercased() {
    case SegmentLabel.other, "–", SegmentLabel.speech, SegmentLabel.unassigned: return nil
    case "basmalah": return .basmalah(surah: nil)
    case "istiadha", "isti'adha": return .istiadha
    case "": throw scanner.error(CoreSentences.labelEmpty)
    default: return try numbers()
    }
  }

  private mutating func numbers() throws(RangeError) -> SourceSegment.Content {
    let surah = try scanner.number(CoreSentences.labelBegins)
    guard scanner.take(":") else { throw scanner.error(CoreSentences.colonMissing) }
    let place = scanner.position
    let ayah = try scanner.number(CoreSentences.ayahNumberMissing)
    // The basmalah of al-Fatihah is words like others, whether or not the counting numbers it.
    guard ayah > 0 || surah == 1 else { return try opening(surah, at: place) }
    var span = ayah == 0 ? QuranStructure.basmalah : try span(surah, ayah, at: place)
    if scanner.take(":") {
      span = try words(of: span)
    } else if scanner.take("-") {
      span = WordRange(span.start, try last(surah, after: span).end)
    }
    guard scanner.isAtEnd else { throw scanner.error(CoreSentences.notHere) }
    return .text(span)
  }

  /// Reads the end of `S:0`, the basmalah before a surah; before al-Fatihah it is the one in its text.
  private func opening(_ surah: Int, at place: Int) throws(RangeError) -> SourceSegment.Content {
    guard scanner.isAtEnd else { throw scanner.error(CoreSentences.nothingAfterBasmalah) }
    guard let content = SourceSegment.Content(basmalahBefore: surah, in: structure) else {
      throw scanner.error(CoreSentences.noBasmalah(surah: surah), at: place)
    }
    return content
  }

  private mutating func last(_ surah: Int, after first: WordRange) throws(RangeError) -> WordRange {
    let place = scanner.position
    let number = try scanner.number(CoreSentences.lastAyahMissing)
    let last =
      if scanner.take(":") {
        try span(number, try scanner.number(CoreSentences.lastAyahMissing), at: place)
      } else {
        try span(surah, number, at: place)
      }
    guard last.start >= first.start else { throw scanner.error(CoreSentences.lastAyahBefore, at: place) }
    return last
  }

  private mutating func words(of ayah: WordRange) throws(RangeError) -> WordRange {
    let place = scanner.position
    let first = try scanner.number(CoreSentences.firstWordMissing)
    var last = first
    if scanner.take("-") {
      let second = scanner.position
      last = try scanner.number(CoreSentences.lastWordMissing)
      if scanner.take(":") {
        let end = try wordEnd(inSurah: last, at: second)
        guard 1 <= first, first <= ayah.count, ayah.start + first <= end else {
          throw scanner.error(CoreSentences.lastWordBefore(count: ayah.count), at: place)
        }
        return WordRange(ayah.start + first - 1, end)
      }
    }
    guard 1 <= first, first <= last, last <= ayah.count else {
      throw scanner.error(CoreSentences.wordsOfAyah(count: ayah.count), at: place)
    }
    return WordRange(ayah.start + first - 1, ayah.start + last)
  }

  /// Reads the end of `S:A:W` after the surah's number, and returns the word after it.
  private mutating func wordEnd(inSurah surah: Int, at place: Int) throws(RangeError) -> Int {
    let ayah = try span(surah, try scanner.number(CoreSentences.lastAyahMissing), at: place)
    guard scanner.take(":") else { throw scanner.error(CoreSentences.colonAndWordMissing) }
    let word = try scanner.number(CoreSentences.lastWordMissing)
    guard 1 <= word, word <= ayah.count else {
      throw scanner.error(CoreSentences.wordsOfAyah(count: ayah.count), at: place)
    }
    return ayah.start + word
  }

  private func span(_ surah: Int, _ ayah: Int, at place: Int) throws(RangeError) -> WordRange {
    let ref = AyahRef(surah: surah, ayah: ayah, counting: counting)
    if let fault = structure.fault(in: ref) { throw scanner.error(fault, at: place) }
    return structure.span(of: ref)
  }
}

extension StringProtocol {
  package func trimmingSpace() -> String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
