/// Subtitles: SubRip (`SRT`) and WebVTT. A cue is a label.
///
/// Tags of style, names of speakers, and settings of places are left out; several lines of a cue are one label.
enum Subtitles {
  /// Returns the cues in the order of the file.
  ///
  /// - Throws: `LabelFileError` with the line of a time that cannot be read.
  static func entries(in text: String) throws(LabelFileError) -> [LabelFile.Entry] {
    var reader = SubtitleReader()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      try reader.take(line, number: index + 1)
    }
    let entries = reader.finished()
    guard !entries.isEmpty else { throw LabelFileError(nil, CoreSentences.noLabel) }
    return entries
  }

  /// Whether a line is the time of a cue.
  static func isTime(_ line: some StringProtocol) -> Bool { line.contains(arrow) }

  fileprivate static let arrow = "-->"

  /// Returns a text without tags, and with the characters that entities mean.
  fileprivate static func plain(_ text: String) -> String {
    var (plain, tag) = ("", false)
    for character in text {
      switch character {
      case "<": tag = true
      case ">" where tag: tag = false
      default: if !tag { plain.append(character) }
      }
    }
    // A sign that is no tag stays.
    if tag { plain = text }
    return XMLText.plain(plain).replacing(/\{\\[^}]*\}/, with: "")
  }
}

/// A collector of cues, line by line.
private struct SubtitleReader {
  private struct Cue {
    let line: Int
    let start: Int
    let end: Int
    var text: [String] = []
  }

  private var cues: [Cue] = []
  private var cue: Cue?
  /// The line before the present one, which may be the number or the name of a cue.
  private var isInBlock = false

  mutating func take(_ line: Substring, number: Int) throws(LabelFileError) {
    if Subtitles.isTime(line) {
      // The number of a cue stands in the text of the last one if there is no empty line between.
      if let last = cue?.text.last, last.isASCIIDigits { cue?.text.removeLast() }
      close()
      cue = try time(line, number)
    } else if line.allSatisfy(\.isWhitespace) {
      close()
    } else {
      cue?.text.append(line.trimmingSpace())
    }
  }

  mutating func finished() -> [LabelFile.Entry] {
    close()
    return cues.map { cue in
      LabelFile.Entry(
        place: CoreSentences.line(line: cue.line), start: .duration(.milliseconds(cue.start), decimals: 3),
        end: .duration(.milliseconds(cue.end), decimals: 3),
        text: Subtitles.plain(cue.text.joined(separator: " ")).trimmingSpace())
    }
  }

  private mutating func close() {
    if let cue { cues.append(cue) }
    cue = nil
  }

  private func time(_ line: Substring, _ number: Int) throws(LabelFileError) -> Cue {
    let place = CoreSentences.line(line: number)
    let sides = line.split(separator: Subtitles.arrow, maxSplits: 1, omittingEmptySubsequences: false)
    let first = sides[0].trimmingSpace()
    // A WebVTT file says behind the end where the text stands.
    let second = String(sides[1].split(whereSeparator: \.isWhitespace).first ?? "")
    guard let start = ClockText.milliseconds(first) else {
      throw LabelFileError(place, CoreSentences.noTime(text: first))
    }
    guard let end = ClockText.milliseconds(second) else {
      throw LabelFileError(place, CoreSentences.noTime(text: second))
    }
    guard end >= start else { throw LabelFileError(place, CoreSentences.labelBackwards) }
    return Cue(line: number, start: start, end: end)
  }
}

/// Times in the form of clocks, as files for players have them.
enum ClockText {
  /// Returns the milliseconds of `01:02:03,500`, `02:03.50` or `123:59`; nil for any other text.
  static func milliseconds(_ text: some StringProtocol) -> Int? {
    guard text.utf8.count <= 20, text.utf8.contains(UInt8(ascii: ":")),
      text.utf8.allSatisfy({ "0123456789:.,".utf8.contains($0) })
    else { return nil }
    return RecordingTime.frame(text, at: 1000)
  }
}
