/// An Audacity label track: lines of `start`, `end`, label, with tabs between, times in seconds.
///
/// Lines of a frequency range (`\`) and empty lines are skipped; CRLF and a byte order mark are accepted. A label of a
/// point ends where it starts.
enum LabelTrack {
  /// Returns the labels in the order of the lines, without a check of their order.
  static func entries(in text: String) throws(LabelFileError) -> [LabelFile.Entry] {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var entries: [LabelFile.Entry] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      guard !line.hasPrefix("\\"), !line.allSatisfy(\.isWhitespace) else { continue }
      entries.append(try entry(line, place: CoreSentences.line(line: index + 1)))
    }
    guard !entries.isEmpty else { throw LabelFileError(nil, CoreSentences.noLabel) }
    return entries
  }

  private static func entry(_ line: Substring, place: Sentence) throws(LabelFileError) -> LabelFile.Entry {
    let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count >= 2, let start = Duration(seconds: fields[0].trimmingSpace()),
      let end = Duration(seconds: fields[1].trimmingSpace())
    else { throw LabelFileError(place, CoreSentences.notATrack) }
    let decimals = min(LabelFile.decimals(of: fields[0]), LabelFile.decimals(of: fields[1]))
    return LabelFile.Entry(
      place: place, start: .duration(start, decimals: decimals), end: .duration(end, decimals: decimals),
      text: fields.count > 2 ? fields[2].trimmingSpace() : "")
  }
}
