/// Lines with times (LRC), also with times of words (`<00:01.00>`). `LyricsFile` writes them.
///
/// A line begins at each of its times and lasts until the next line; an empty line only ends the one before it.
enum LyricsTrack {
  /// Whether a file begins as lyrics do: with a time or a tag in brackets.
  static func isBegun(by line: Substring) -> Bool {
    line.prefixMatch(of: /\[\s*([0-9]+:[0-9.:,]+|[A-Za-z#]+:[^\]]*)\s*\]/) != nil
  }

  /// Returns the lines in the order of the file.
  ///
  /// - Throws: `LabelFileError` with the line of a time that cannot be read.
  static func entries(in text: String) throws(LabelFileError) -> [LabelFile.Entry] {
    var entries: [LabelFile.Entry] = []
    var offset = 0
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let place = CoreSentences.line(line: index + 1)
      let (tags, rest) = parted(line)
      var times: [Int] = []
      for tag in tags {
        if let time = ClockText.milliseconds(tag) {
          times.append(time)
        } else if tag.first?.isNumber == true {
          throw LabelFileError(place, CoreSentences.noTime(text: String(tag.prefix(20))))
        } else if tag.lowercased().hasPrefix("offset:"),
          let shift = Int(tag.dropFirst(7).filter { $0 != "+" && $0 != " " }),
          abs(shift) <= 86_400_000
        {
          offset = shift
        }
      }
      guard times.count <= mostTimes else {
        throw LabelFileError(place, CoreSentences.noTime(text: String(line.prefix(20))))
      }
      for time in times { entries.append(entry(max(0, time - offset), rest, place, shifted: offset)) }
    }
    guard entries.contains(where: { !$0.text.isEmpty }) else { throw LabelFileError(nil, CoreSentences.noLabel) }
    return entries
  }

  private static let mostTimes = 1000

  /// Returns the tags in brackets at the start of a line, and the text behind them.
  private static func parted(_ line: Substring) -> (tags: [Substring], text: Substring) {
    var (tags, rest) = ([Substring](), line.drop(while: \.isWhitespace))
    while rest.first == "[", let end = rest.firstIndex(of: "]") {
      tags.append(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
    }
    return (tags, rest)
  }

  private static func entry(
    _ time: Int, _ text: Substring, _ place: Sentence, shifted offset: Int
  ) -> LabelFile.Entry {
    let words = words(of: text, shifted: offset)
    let plain = words.isEmpty ? text.trimmingSpace() : words.map(\.text).joined(separator: " ")
    let start = LabelFile.Time.duration(.milliseconds(time), decimals: 3)
    return LabelFile.Entry(place: place, start: start, end: start, text: plain, words: words)
  }

  /// Returns the words behind times in angle brackets, each until the next time; none for a line without such times.
  private static func words(of text: Substring, shifted offset: Int) -> [LabelFile.Word] {
    var (words, start, rest) = ([LabelFile.Word](), Int?.none, text)
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">"),
        let time = ClockText.milliseconds(rest[rest.index(after: open)..<close])
      else { break }
      add(rest[..<open], from: start, to: time - offset, &words)
      start = time - offset
      rest = rest[rest.index(after: close)...]
    }
    if let start { add(rest, from: start, to: start, &words) }
    return words
  }

  private static func add(_ text: Substring, from start: Int?, to end: Int, _ words: inout [LabelFile.Word]) {
    let text = text.trimmingSpace()
    guard let start, !text.isEmpty else { return }
    words.append(
      LabelFile.Word(text: text, start: .milliseconds(max(0, start)), end: .milliseconds(max(0, start, end))))
  }
}
