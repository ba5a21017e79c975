/// A TextGrid of Praat, in its long or its short form.
///
/// As in Praat, only separate tokens count: numbers, texts in quotes (a quote inside is doubled), and `<exists>`. Words
/// such as `xmin =` and `item [1]:` are for people.
struct TextGrid {
  let tiers: [LabelFile.Tier]

  init(_ text: String) throws(LabelFileError) {
    var scanner = TextGridScanner(text)
    guard try scanner.string() == "ooTextFile", try scanner.string() == "TextGrid" else {
      throw scanner.wrong(CoreSentences.notATextgrid)
    }
    _ = try scanner.number()
    _ = try scanner.number()
    guard try scanner.next() == .flag("<exists>") else { throw scanner.wrong(CoreSentences.noTiers) }
    var tiers: [LabelFile.Tier] = []
    for _ in 0..<(try scanner.count()) {
      let kind = try scanner.string()
      let name = try scanner.string()
      _ = try scanner.number()
      _ = try scanner.number()
      let count = try scanner.count()
      switch kind {
      case "IntervalTier": tiers.append(try TextGrid.intervals(count, of: name, &scanner))
      case "TextTier": tiers.append(try TextGrid.points(count, of: name, &scanner))
      default: throw scanner.wrong(CoreSentences.tierKind(kind: kind))
      }
    }
    self.tiers = tiers
  }

  private static func intervals(
    _ count: Int, of name: String, _ scanner: inout TextGridScanner
  ) throws(LabelFileError) -> LabelFile.Tier {
    var entries: [LabelFile.Entry] = []
    for _ in 0..<count {
      let start = try scanner.time()
      let end = try scanner.time()
      let text = try scanner.string()
      guard !text.allSatisfy(\.isWhitespace) else { continue }
      entries.append(LabelFile.Entry(place: scanner.place, start: start, end: end, text: text))
    }
    return LabelFile.Tier(name: name, entries: entries)
  }

  private static func points(
    _ count: Int, of name: String, _ scanner: inout TextGridScanner
  ) throws(LabelFileError) -> LabelFile.Tier {
    var entries: [LabelFile.Entry] = []
    for _ in 0..<count {
      let time = try scanner.time()
      let text = try scanner.string()
      entries.append(LabelFile.Entry(place: scanner.place, start: time, end: time, text: text))
    }
    return LabelFile.Tier(name: name, kind: .points, entries: entries)
  }
}

/// A scanner of the text by code points, so that a quote before an Arabic mark is seen as a quote.
private struct TextGridScanner {
  enum Token: Equatable {
    case number(String)
    case string(String)
    case flag(String)
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private(set) var line = 1

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The place for messages.
  var place: Sentence { CoreSentences.line(line: line) }

  func wrong(_ detail: Sentence) -> LabelFileError { LabelFileError(place, detail) }

  mutating func string() throws(LabelFileError) -> String {
    guard case .string(let text) = try next() else { throw wrong(CoreSentences.quotedMissing) }
    return text
  }

  mutating func number() throws(LabelFileError) -> String {
    guard case .number(let digits) = try next() else { throw wrong(CoreSentences.numberMissing) }
    return digits
  }

  mutating func count() throws(LabelFileError) -> Int {
    guard let count = Int(try number()), (0...1_000_000).contains(count) else {
      throw wrong(CoreSentences.countMissing)
    }
    return count
  }

  mutating func time() throws(LabelFileError) -> LabelFile.Time {
    let digits = try number()
    guard let time = Duration(seconds: digits) else { throw wrong(CoreSentences.noTime(text: digits)) }
    return .duration(time, decimals: LabelFile.decimals(of: digits))
  }

  mutating func next() throws(LabelFileError) -> Token {
    while position < scalars.count {
      let scalar = scalars[position]
      if scalar == "\"" { return .string(try quoted()) }
      if scalar.properties.isWhitespace {
        step()
        continue
      }
      let word = word()
      if word.hasPrefix("!") { skipLine() }
      if word.hasPrefix("<"), word.hasSuffix(">") { return .flag(word) }
      if word.first.map({ $0.isNumber || $0 == "-" }) == true, Double(word) != nil { return .number(word) }
    }
    throw wrong(CoreSentences.tooEarly)
  }

  private mutating func step() {
    if isNewline(position) { line += 1 }
    position += 1
  }

  private mutating func skipLine() {
    while position < scalars.count, !isNewline(position) { position += 1 }
  }

  /// Whether a line ends at this position; of CR and LF together the LF ends it.
  private func isNewline(_ position: Int) -> Bool {
    switch scalars[position] {
    case "\n": true
    case "\r": position + 1 == scalars.count || scalars[position + 1] != "\n"
    default: false
    }
  }

  private mutating func word() -> String {
    let rest = scalars[position...].prefix { !$0.properties.isWhitespace && $0 != "\"" }
    position += rest.count
    return String(String.UnicodeScalarView(rest))
  }

  private mutating func quoted() throws(LabelFileError) -> String {
    var text = String.UnicodeScalarView()
    step()
    while position < scalars.count {
      let scalar = scalars[position]
      step()
      guard scalar == "\"" else {
        text.append(scalar)
        continue
      }
      guard position < scalars.count, scalars[position] == "\"" else { return String(text) }
      text.append("\"")
      step()
    }
    throw wrong(CoreSentences.quoteOpen)
  }
}
