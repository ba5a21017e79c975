import AppLearning
package import TilawaCore

extension CourseBook {
  /// Reads a mark: a time such as `0:12`, a word such as `78:2:3`, a symbol or a hyphen for none, and words; a time or a
  /// word is needed.
  package func mark(_ typed: String, in submission: CourseRecord.Submission) throws -> CourseMark {
    var rest = typed.split(separator: " ")[...]
    var (time, word, symbol): (Int?, String, CourseMark.Symbol?) = (nil, "", nil)
    if let first = rest.first, let seconds = Self.seconds(first) {
      time = seconds
      rest = rest.dropFirst()
    }
    if let first = rest.first, first.filter({ $0 == ":" }).count == 2 {
      word = try wordName(String(first))
      rest = rest.dropFirst()
    }
    if let first = rest.first, first == "-" || CourseMark.Symbol(rawValue: first.lowercased()) != nil {
      symbol = CourseMark.Symbol(rawValue: first.lowercased())
      rest = rest.dropFirst()
    }
    guard time != nil || !word.isEmpty else {
      throw Failure(.usage, CourseSentences.markBegins(mark: typed))
    }
    if let time, time > submission.sound.length {
      let length = RecitationWords.length(submission.sound.length / 1000)
      throw Failure(.usage, CourseSentences.markBeyond(mark: typed, length: length))
    }
    let text = rest.joined(separator: " ")
    guard text.utf8.count <= CourseEventForm.longestText else {
      throw Failure(.usage, CourseSentences.commentLength(count: CourseEventForm.longestText))
    }
    return CourseMark(time: time, word: word, symbol: symbol, text: text)
  }

  /// Checks the name of a word, such as `78:2:3`; those of a basmalah before a surah are `78:0:1` to `78:0:4`.
  private func wordName(_ name: String) throws -> String {
    let numbers = name.split(separator: ":").map { Int($0) ?? -1 }
    if numbers.count == 3, numbers[1] == 0, (2...114).contains(numbers[0]), numbers[0] != 9,
      (1...4).contains(numbers[2])
    {
      return name
    }
    let own = structure.divided(as: course.riwayah)
    let range = try RangeParser(structure: own, riwayah: course.riwayah, grain: .word).parse(name)
    guard own.span(of: range).count == 1 else {
      throw Failure(.usage, CourseSentences.markOfWords(range: "\(range)"))
    }
    return name
  }

  /// Reads `1:05` or `1:05.3` as milliseconds; nil for any other text.
  private static func seconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let minutes = Int(parts[0]), (0...600).contains(minutes), let seconds = Double(parts[1]),
      seconds >= 0, seconds < 60
    else { return nil }
    return minutes * 60_000 + Int((seconds * 1000).rounded())
  }
}
