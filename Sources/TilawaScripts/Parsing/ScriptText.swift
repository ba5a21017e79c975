import TilawaCore

/// The text of a script, with the lines by which places in it are found.
struct ScriptText {
  /// The text without a byte order mark.
  let text: String
  /// The lines without their ends.
  private let lines: [Substring.UnicodeScalarView]

  /// - Throws: what keeps these bytes from being a text at all.
  init(_ bytes: [UInt8]) throws(ScriptFaults) {
    guard bytes.count <= ScriptReader.mostBytes else {
      throw ScriptFaults([
        ScriptFault(at: Self.start, TilawaScriptsSentences.mostBytes(most: "\(ScriptReader.mostBytes)"))
      ])
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw ScriptFaults([ScriptFault(at: ScriptText.wrongByte(in: content), TilawaScriptsSentences.notText)])
    }
    self.text = text
    lines = ScriptText.lines(of: text)
    if let place = control { throw ScriptFaults([ScriptFault(at: place, TilawaScriptsSentences.controlCharacter)]) }
  }

  static let start = ScriptPlace(line: 1, column: 1)

  /// The nearest place that is in the text.
  func clamped(_ place: ScriptPlace) -> ScriptPlace {
    let line = min(max(place.line, 1), lines.count)
    return ScriptPlace(line: line, column: min(max(place.column, 1), lines[line - 1].count + 1))
  }

  /// The character at a place; nil at the end of a line.
  func character(at place: ScriptPlace) -> Unicode.Scalar? {
    guard lines.indices.contains(place.line - 1), place.column > 0 else { return nil }
    return lines[place.line - 1].dropFirst(place.column - 1).first
  }

  /// The place of a character of a value, by its number from 0; the value's own where it is not written as it reads.
  func place(of offset: Int, in value: String, at place: ScriptPlace) -> ScriptPlace {
    guard lines.indices.contains(place.line - 1) else { return place }
    let rest = lines[place.line - 1].dropFirst(place.column - 1)
    let quotes = rest.first == "\"" || rest.first == "'" ? 1 : 0
    let written = value.unicodeScalars
    guard offset > 0 || quotes > 0, rest.dropFirst(quotes).starts(with: written), offset <= written.count else {
      return place
    }
    return ScriptPlace(line: place.line, column: place.column + quotes + offset)
  }

  /// Whether `{{…}}` ends before the place, on its line.
  func isAfterVariable(_ place: ScriptPlace) -> Bool {
    guard lines.indices.contains(place.line - 1) else { return false }
    return String(lines[place.line - 1].prefix(place.column)).contains("}}")
  }

  /// The place of the first control character, which no text may hold.
  private var control: ScriptPlace? {
    for (number, line) in lines.enumerated() {
      let column = line.enumerated().first { ($1.value < 0x20 && $1 != "\t") || (0x7F...0x9F).contains($1.value) }
      if let column { return ScriptPlace(line: number + 1, column: column.offset + 1) }
    }
    return nil
  }

  /// The lines, divided at the line breaks of YAML; at least one.
  private static func lines(of text: String) -> [Substring.UnicodeScalarView] {
    let scalars = text.unicodeScalars
    var lines: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    var place = start
    while place < scalars.endIndex {
      let following = scalars.index(after: place)
      switch scalars[place] {
      case "\r" where following < scalars.endIndex && scalars[following] == "\n": place = following
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        // Drop the carriage return of CRLF too.
        let isPair = scalars[place] == "\n" && place > start && scalars[scalars.index(before: place)] == "\r"
        lines.append(text[start..<(isPair ? scalars.index(before: place) : place)].unicodeScalars)
        start = following
        place = following
      default: place = following
      }
    }
    lines.append(text[start...].unicodeScalars)
    return lines
  }

  /// The place of the first byte that belongs to no character.
  private static func wrongByte(in bytes: ArraySlice<UInt8>) -> ScriptPlace {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var (line, column) = (1, 1)
    while case .valid(let encoded) = parser.parseScalar(from: &rest) {
      let isBreak = Unicode.UTF8.decode(encoded) == "\n"
      (line, column) = isBreak ? (line + 1, 1) : (line, column + 1)
    }
    return ScriptPlace(line: line, column: column)
  }
}
