/// The chapters in a file of metadata of ffmpeg (FFMETADATA): sections of keys and values, with a time base for each chapter.
enum ChapterList {
  /// The most characters of a number.
  private static let digits = 18

  fileprivate struct Chapter {
    let place: Sentence
    /// Seconds in a unit of its times: a nanosecond where nothing else is said.
    var base = 1e-9
    var start: LabelFile.Time?
    var end: LabelFile.Time?
    var title = ""
  }

  /// Whether a text is such a file.
  static func isBegun(by text: Substring) -> Bool { text.prefix(11).uppercased() == ";FFMETADATA" }

  /// Returns the chapters in the order of the file. One without an end lasts until the next.
  ///
  /// - Throws: `LabelFileError` for a file without chapters, and with the line of a time that cannot be read.
  static func entries(in text: String) throws(LabelFileError) -> [LabelFile.Entry] {
    var chapters: [Chapter] = []
    var isInside = false
    for (line, content) in lines(of: text) {
      let place = CoreSentences.line(line: line)
      let trimmed = content.trimmingSpace()
      if trimmed.hasPrefix("["), trimmed.hasSuffix("]") {
        isInside = trimmed.uppercased() == "[CHAPTER]"
        if isInside { chapters.append(Chapter(place: place)) }
        continue
      }
      guard isInside, !trimmed.hasPrefix(";"), !trimmed.hasPrefix("#"), let (key, value) = parted(content) else {
        continue
      }
      try chapters[chapters.count - 1].set(key, value, place)
    }
    guard !chapters.isEmpty else { throw LabelFileError(nil, CoreSentences.noLabel) }
    var entries: [LabelFile.Entry] = []
    for chapter in chapters {
      guard let start = chapter.start else { throw LabelFileError(chapter.place, CoreSentences.noTime(text: "START")) }
      entries.append(
        LabelFile.Entry(place: chapter.place, start: start, end: chapter.end ?? start, text: chapter.title))
    }
    return entries
  }

  /// Returns the lines with their numbers; one that ends with an escape goes on in the next one.
  private static func lines(of text: String) -> [(line: Int, content: String)] {
    var (lines, open) = ([(line: Int, content: String)](), false)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if open { lines[lines.count - 1].content += "\n" + line } else { lines.append((index + 1, String(line))) }
      open = !line.reversed().prefix { $0 == "\\" }.count.isMultiple(of: 2)
    }
    return lines
  }

  /// Returns the key and the value of a line, without the escapes; nil where it has no equals sign.
  private static func parted(_ line: String) -> (key: String, value: String)? {
    var (parts, escaped) = ([""], false)
    for character in line {
      if !escaped, character == "\\" {
        escaped = true
        continue
      }
      if !escaped, character == "=", parts.count == 1 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      escaped = false
    }
    return parts.count == 2 ? (parts[0].trimmingSpace(), parts[1].trimmingSpace()) : nil
  }
}

extension ChapterList.Chapter {
  /// Takes a key of a chapter; others are passed over.
  fileprivate mutating func set(_ key: String, _ value: String, _ place: Sentence) throws(LabelFileError) {
    switch key.uppercased() {
    case "TIMEBASE":
      let numbers = value.split(separator: "/", omittingEmptySubsequences: false).map(ChapterList.number)
      guard numbers.count == 2, let over = numbers[0], let under = numbers[1], over > 0, under > 0 else {
        throw LabelFileError(place, CoreSentences.noTime(text: String(value.prefix(20))))
      }
      base = over / under
    case "START": start = try time(value, place)
    case "END": end = try time(value, place)
    case "TITLE": title = value
    default: break
    }
  }

  private func time(_ text: String, _ place: Sentence) throws(LabelFileError) -> LabelFile.Time {
    guard let number = ChapterList.number(text[...]), case let seconds = number * base,
      seconds * 1000 <= Double(RecordingTime.bounds.upperBound)
    else { throw LabelFileError(place, CoreSentences.noTime(text: String(text.prefix(20)))) }
    return .duration(.milliseconds(Int((seconds * 1000).rounded())), decimals: 3)
  }
}

extension ChapterList {
  /// Returns a whole number that is not negative; nil for any other text.
  fileprivate static func number(_ text: Substring) -> Double? {
    (1...digits).contains(text.utf8.count) && text.isASCIIDigits ? Double(text) : nil
  }
}
