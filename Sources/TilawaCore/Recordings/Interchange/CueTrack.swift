/// The tracks of a cue sheet. `CueSheet` writes one.
///
/// A track begins at its `INDEX 01` and lasts until the next; its title is the label.
enum CueTrack {
  /// Whether a line is of a cue sheet.
  static func isBegun(by line: Substring) -> Bool {
    line.trimmingSpace().uppercased().prefixMatch(of: /(REM|PERFORMER|TITLE|FILE|CATALOG|CDTEXTFILE|SONGWRITER)\s+\S/)
      != nil
  }

  /// Returns the tracks in the order of the sheet.
  ///
  /// - Throws: `LabelFileError` for a sheet of several files, and with the line of a time that cannot be read.
  static func entries(in text: String) throws(LabelFileError) -> [LabelFile.Entry] {
    var (entries, title, files, isTrack) = ([LabelFile.Entry](), "", 0, false)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let place = CoreSentences.line(line: index + 1)
      let words = line.split(whereSeparator: \.isWhitespace)
      switch words.first?.uppercased() {
      case "FILE": files += 1
      case "TRACK": (title, isTrack) = ("", true)
      case "TITLE" where isTrack: title = value(of: line)
      case "INDEX" where isTrack && words.count > 2 && Int(words[1]) == 1:
        guard let time = time(words[2]) else {
          throw LabelFileError(place, CoreSentences.noTime(text: String(words[2].prefix(20))))
        }
        entries.append(LabelFile.Entry(place: place, start: time, end: time, text: title))
      default: break
      }
    }
    guard files <= 1 else { throw LabelFileError(nil, CoreSentences.cueOfSeveralFiles(count: files)) }
    guard !entries.isEmpty else { throw LabelFileError(nil, CoreSentences.noLabel) }
    return entries
  }

  /// Returns the text behind the first word, without quotes.
  private static func value(of line: Substring) -> String {
    let text = line.drop(while: \.isWhitespace).drop { !$0.isWhitespace }.trimmingSpace()
    return text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
  }

  /// Reads minutes, seconds and frames, 75 a second.
  private static func time(_ text: Substring) -> LabelFile.Time? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ (1...6).contains($0.utf8.count) && $0.isASCIIDigits }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] < 60, numbers[2] < 75 else { return nil }
    return .duration(.seconds(numbers[0] * 60 + numbers[1]) + .microseconds(numbers[2] * 1_000_000 / 75), decimals: 2)
  }
}
