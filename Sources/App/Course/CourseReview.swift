package import AppBase
package import AppLearning
import TilawaAudio
package import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaStore

/// A word of a submission as the program has heard it. Only the teacher sees it, as a suggestion.
package struct CourseHeardWord: Hashable, Sendable {
  /// The name of the word, such as `78:2:3`.
  package let ref: String
  package let text: String
  /// The milliseconds from the beginning; nil where it was not heard.
  package let time: Range<Int>?
  package let verdict: WordVerdict
  /// The confidence, from 0 to 1.
  package let confidence: Double

  package init(ref: String, text: String, time: Range<Int>?, verdict: WordVerdict, confidence: Double) {
    (self.ref, self.text, self.time, self.verdict, self.confidence) = (ref, text, time, verdict, confidence)
  }

  /// The name of its ayah, such as `78:2`.
  package var ayah: String { ref.split(separator: ":").prefix(2).joined(separator: ":") }

  /// Whether the word was skipped, changed, or is in doubt.
  package var isFinding: Bool { verdict.isSlip || verdict == .unsure }
}

/// A submission as its teacher hears it: the words of the passage with their times, and the findings of the program.
package struct CourseReview: ValueAnswer {
  package let record: CourseRecord
  package let submission: CourseRecord.Submission
  /// The sound; nil where it has not arrived.
  package let file: AudioFile?
  /// The words of the passage; empty where the program has not listened.
  package let words: [CourseHeardWord]
  /// The reason why the program has not listened; nil where it has, or was not asked to.
  package let trouble: Sentence?
  let book: CourseBook

  package var riwayah: Riwayah { book.course.riwayah }
  package var title: Sentence {
    CourseSentences.reviewTitle(name: record.name, part: submission.part.title, passage: passage)
  }
  var passage: String { book.passage(of: submission.part) }
  var findings: [CourseHeardWord] { words.filter(\.isFinding) }

  /// - Parameter looksForFindings: whether the program listens to the sound; it takes a part of its length.
  package init(
    _ book: CourseBook, _ record: CourseRecord, _ submission: CourseRecord.Submission, looksForFindings: Bool
  ) throws {
    (self.book, self.record, self.submission) = (book, record, submission)
    let path = book.sounds.path(of: submission.sound.sha256)
    var (found, reason): ([CourseHeardWord], Sentence?) = ([], path.flatMap(book.soundFault))
    // Sounds that cannot be heard can be returned.
    file = try reason == nil ? path.map { try AudioProbe.measure($0, demanding: .present) } : nil
    if looksForFindings, reason == nil {
      if let file {
        do { found = try CourseListening(book).words(file, book.passage(of: submission.part)) } catch {
          reason = CourseSentences.noSuggestions(reason: Failure(error)?.message ?? "\(error)")
        }
      } else {
        reason = CourseSentences.soundNotArrived
      }
    }
    (words, trouble) = (found, reason)
  }

  package var text: [AnswerPart] {
    let words = CourseWords(book.view(of: record.student), local: book.local)
    let view = book.view(of: record.student)
    let facts = [
      CourseSentences.sentOn(moment: words.moment(submission.time.seconds)),
      view.isLate(submission) ? CourseSentences.afterDeadline : nil, submission.doubt?.words,
    ]
    var parts: [AnswerPart] = [
      .line("\(title) · \(RecitationWords.length(submission.sound.length / 1000))"),
      .line(facts.compactMap(\.?.text).joined(separator: " · ")),
    ]
    if let file { parts.append(.line(CourseSentences.soundFile(path: file.path))) }
    if let trouble { parts.append(.line(trouble)) }
    if !findings.isEmpty {
      parts += [.line(""), .line(CourseSentences.suggestions)]
      parts.append(
        .table(
          AnswerTable(
            findings.map { finding in
              [
                finding.time.map { RecitationWords.length($0.lowerBound / 1000) } ?? "–", finding.ref, finding.text,
                finding.verdict.words.text, "\(Int(finding.confidence * 100))%",
              ]
            })))
    }
    if let answer = submission.answer {
      parts.append(.line(CourseSentences.givenBefore(result: answer.feedback.result.words)))
    }
    let next = CourseReview.command(record, submission, .pass)
    return parts + [.line(CourseSentences.nextReview(command: next))]
  }

  /// Returns the command that gives a submission a result.
  static func command(
    _ record: CourseRecord, _ submission: CourseRecord.Submission, _ result: CourseFeedback.Result
  ) -> CommandHint {
    CommandHint(
      "coach", "review", String(record.student.prefix(8)), submission.part.name, "--result", result.rawValue)
  }

  /// Returns the same word from the first reciter who has it.
  ///
  /// - Throws: `Failure` where no reciter has it with the times of words.
  package func reciterSound(of word: CourseHeardWord, in context: AppContext) throws -> TeacherWords.Sound {
    guard let number = word.ref.split(separator: ":").last.flatMap({ Int($0) }) else { throw CourseReview.basmalah }
    return try teacher(of: word.ayah, in: context).sound(of: number...number, in: word.ayah)
  }

  /// Returns an ayah from the first reciter who has it.
  ///
  /// - Throws: `Failure` where no reciter has it.
  package func reciterSound(ofAyah ayah: String, in context: AppContext) throws -> TeacherWords.Sound {
    try teacher(of: ayah, in: context).sound(of: ayah)
  }

  private func teacher(of ayah: String, in context: AppContext) throws -> TeacherWords {
    guard !ayah.hasSuffix(":0") else { throw CourseReview.basmalah }
    return try TeacherWords(riwayah, in: context)
  }

  private static var basmalah: Failure { Failure(.noInput, CourseSentences.basmalahWithoutWords) }

  // MARK: - The draft

  private var draftName: String { "draft-\(submission.id.prefix(32)).json" }

  /// The marks of an earlier review that was left; nil for none.
  package var draft: CourseFeedback? {
    let path = "\(book.library.folders.data)/course/\(draftName)"
    guard let bytes = try? WholeFile.read(path, atMost: 1 << 20),
      let form = try? JSON(reading: String(decoding: bytes, as: UTF8.self)).decoded(as: CourseEventForm.self),
      case .feedback(_, let feedback)? = try? form.event(id: submission.id).kind
    else { return nil }
    return feedback
  }

  /// Keeps the marks for the next time in place of those that were kept.
  ///
  /// - Throws: `StoreError` where the disk takes nothing.
  package func keep(onlyDraft draft: CourseFeedback) throws -> CommandAnswer {
    try write(draft)
    return CommandAnswer(
      [CourseSentences.draftKept(marks: draft.marks.count)],
      CoachDraft(marks: draft.marks.count, text: draft.text))
  }

  /// Keeps the marks for the next time. A disk that takes nothing is told when the feedback is stored.
  package func keep(draft: CourseFeedback) { try? write(draft) }

  private func write(_ draft: CourseFeedback) throws {
    let form = CourseEventForm(
      course: book.stored.id, author: book.stored.coach, student: record.student, time: book.now, counter: 0,
      kind: .feedback(submission.id, draft))
    try WholeFile.write(Array(form.line.utf8), named: draftName, in: "\(book.library.folders.data)/course")
  }
}

extension WordVerdict {
  /// The verdict for people.
  fileprivate var words: Sentence {
    switch self {
    case .pending: CourseSentences.wordPending
    case .recited: CourseSentences.wordRecited
    case .unsure: CourseSentences.wordUnsure
    case .skipped: CourseSentences.wordSkipped
    case .changed: CourseSentences.wordChanged
    }
  }
}

/// The program's ear for submissions. It keeps nothing, and adapts to no voice.
struct CourseListening {
  private let book: CourseBook

  init(_ book: CourseBook) { self.book = book }

  /// The milliseconds of a frame.
  private static let frame = 40

  /// Returns the words of a passage as they were heard.
  func words(_ file: AudioFile, _ passage: String) throws -> [CourseHeardWord] {
    guard !passage.isEmpty else { return [] }
    let quran = try book.context.quran()
    let riwayah = book.course.riwayah
    let structure = quran.structure.divided(as: riwayah)
    let range = try RangeParser(structure: structure, riwayah: riwayah).parse(passage)
    let follower = try RecitationFollower(
      range, riwayah: riwayah, in: quran, try book.context.texts(), model: try SpeechModels(book.context).hearing(nil),
      judging: .atEnd)
    for samples in try MonoReader.samples(of: AudioSlice(whole: file), at: 16_000).chunks(of: 16_000) {
      _ = try samples.withUnsafeBufferPointer { try follower.hear($0) }
    }
    _ = try follower.finish()
    guard let text = follower.text, let judge = follower.judge else { return [] }
    return text.words.indices.map { index in
      let (word, heard) = (text.words[index], judge[index])
      let shown = text.shown.indices.contains(word.part) ? text.shown[word.part] : []
      let frames = heard.verdict == .skipped ? nil : heard.frames
      return CourseHeardWord(
        ref: "\(word.ref):\(word.number)", text: shown.indices.contains(word.number - 1) ? shown[word.number - 1] : "",
        time: frames.map { $0.lowerBound * Self.frame..<$0.upperBound * Self.frame }, verdict: heard.verdict,
        confidence: heard.confidence)
    }
  }
}

extension [Float] {
  fileprivate func chunks(of size: Int) -> [ArraySlice<Float>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}

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

  /// Says why a sound of the course cannot be heard; nil where it can be.
  func soundFault(at path: String) -> Sentence? {
    do {
      _ = try AudioProbe.measure(path)
      return nil
    } catch {
      return CourseSentences.cannotHear(reason: Failure(error)?.message ?? "\(error)")
    }
  }

  /// Takes a spoken comment into the course, and returns its SHA-256.
  package func takeVoice(_ name: String) throws -> String { try take(soundFile(name)).sha256 }

  /// The messages of a student and the answers.
  package func thread(_ name: String) throws -> CommandAnswer {
    let record = try student(name)
    let words = CourseWords(view(of: record.student), local: local)
    return CommandAnswer(
      record.messages.map { message in
        CourseSentences.messageLine(
          name: message.author == stored.coach ? course.teacher : record.name, part: message.part.title,
          moment: words.moment(message.time.seconds), text: message.message.text.printableLine)
      },
      CoachThread(
        messages: record.messages.map { message in
          CoachThread.Message(
            author: message.author == stored.coach ? "coach" : "student", at: message.time.seconds,
            part: message.part.name, text: message.message.text)
        }), remarks: record.messages.isEmpty ? [CourseSentences.nothingAsked(name: record.name)] : [])
  }

  /// Gives the link of a session's recording.
  package mutating func keep(_ link: String, of session: String, on day: CalendarDay) throws -> CommandAnswer {
    let occurrence = try occurrence(session, day)
    try note([(nil, .recorded(session: occurrence.session.id, day: day, link: link))])
    return CommandAnswer(
      [noted(occurrence, day, Sentence(verbatim: link))], CourseSessionNoted(occurrence, on: day, link: link))
  }
}
