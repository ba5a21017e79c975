package import AppBase
import AppPlayback
package import TilawaCore
import TilawaFiles
import TilawaStore

/// A step of a day as a session script, which can be read, changed and run.
package struct HifzScript {
  /// The text of the script.
  package let text: String

  /// The speed of a place of slips: slow enough to follow each letter.
  private static let slow = Speed("0.75") ?? .normal

  /// Writes the script of a line of today's list: the lesson step by step, or the page once.
  package init(_ task: HifzTask, of book: HifzBook) {
    let ranges = book.names(of: task.words)
    let lines =
      switch task.round {
      case .sabaq: HifzScript.lesson(ranges, before: HifzScript.before(task.words, book))
      case .sabqi, .manzil: HifzScript.revision(ranges, reciting: book.recitable(task))
      }
    self.init(
      LearningSentences.scriptRound(round: HifzWords.round(task.round), page: task.page), lines, book)
  }

  /// Writes the script of a drill: the place slowly, with what stands before it, and then at its own speed.
  ///
  /// - Parameter words: the place, such as a word with slips.
  package init(drill words: WordRange, of book: HifzBook) {
    let ayat = book.structure.ayat(sharing: words, in: book.riwayah.counting)
    let span = ayat.first.flatMap { first in
      ayat.last.map { WordRange(book.structure.span(of: first).start, book.structure.span(of: $0).end) }
    }
    let place = HifzScript.quoted(book.names(of: WordSet([span ?? words])))
    let before = HifzScript.before(WordSet([span ?? words]), book).map { "\($0) " } ?? ""
    let linked = "\"\(before)\(place.dropFirst())"
    self.init(
      LearningSentences.scriptDrill(place: book.text(of: WordSet([words]))),
      [
        HifzScript.remark(LearningSentences.stepSlowly), "  - play: \(place)", "    speed: \(HifzScript.slow)",
        "    each: 3", HifzScript.remark(LearningSentences.stepAfterTeacher), "  - recite-gap: \(place)",
        "    turn: 110%", "    each: 3", HifzScript.remark(LearningSentences.stepFromBefore), "  - play: \(linked)",
        "    repeat: 3",
      ], book)
  }

  /// Writes the script of the two sides of a question, those that have sound; nil where neither has.
  package init?(sidesOf question: HifzQuiz.Question, of book: HifzBook) {
    let sides = [question.ref, question.other].map { ref in
      book.names(of: WordSet([book.structure.span(of: ref)]))
    }.filter(book.hasSound)
    guard !sides.isEmpty else { return nil }
    self.init(LearningSentences.scriptSimilar, sides.map { "  - play: \(HifzScript.quoted($0))" }, book)
  }

  private init(_ title: Sentence, _ steps: [String], _ book: HifzBook) {
    let head = [
      "# \(title)", "# \(LearningSentences.scriptAdvice(command: CommandHint("session", "run", "FILE")))", "",
      "riwayah: \(book.riwayah.rawValue)", "", "steps:",
    ]
    text = (head + steps).map { $0 + "\n" }.joined()
  }

  // MARK: - Steps

  /// The comment above a step.
  private static func remark(_ sentence: Sentence) -> String { "  # \(sentence)" }

  private static func lesson(_ ranges: [AyahRange], before: AyahRef?) -> [String] {
    let text = quoted(ranges)
    var steps = [
      remark(LearningSentences.stepHear), "  - play: \(text)", "    repeat: 2",
      remark(LearningSentences.stepLooking), "  - recite-gap: \(text)", "    turn: 120%", "    each: 3",
      remark(LearningSentences.stepWithoutText), "  - recite-gap: \(text)", "    turn: 120%", "    each: 2",
    ]
    if ranges.count == 1, let only = ranges.first, only.words == nil, only.first != only.last {
      steps += [remark(LearningSentences.stepLinkAyat), "  - cumulative: \(text)"]
    }
    if let before {
      steps += [
        remark(LearningSentences.stepLinkLesson), "  - play: \"\(before) \(text.dropFirst())", "    repeat: 2",
      ]
    }
    return steps
  }

  private static func revision(_ ranges: [AyahRange], reciting: AyahRange?) -> [String] {
    let reciting = reciting.map {
      LearningSentences.stepMicrophone(command: CommandHint("recite", "--hidden", "\($0)"))
    }
    return (reciting.map { [remark($0)] } ?? []) + [remark(LearningSentences.stepSay), "  - play: \(quoted(ranges))"]
  }

  private static func quoted(_ ranges: [AyahRange]) -> String {
    "\"\(ranges.map { "\($0)" }.joined(separator: " "))\""
  }

  /// The ayah before some words, in the same surah; nil at its beginning.
  private static func before(_ words: WordSet, _ book: HifzBook) -> AyahRef? {
    guard let start = words.ranges.first?.start, start > 0,
      book.structure.surah(ofWord: start - 1) == book.structure.surah(ofWord: start)
    else { return nil }
    return book.structure.ayat(sharing: WordRange(start - 1, start), in: book.riwayah.counting).last
  }

  // MARK: - Running

  /// Writes the script to a file that a run can read.
  ///
  /// - Returns: the path.
  package func written(in context: AppContext) throws -> String {
    let path = context.folders.cache + "/hifz-step.yaml"
    try Folders.create(context.folders.cache)
    try OutputFile.write(Array(text.utf8), to: OutputTarget(path))
    return path
  }
}

extension HifzBook {
  /// Whether some reciter of the order has all of some ranges, on this machine or by the network.
  func hasSound(_ ranges: [AyahRange]) -> Bool {
    var request = PlayRequest(ranges: ranges.map { "\($0)" })
    request.riwayah = riwayah
    guard let complete = try? PlayDefaults.complete(request, for: .run, in: context.opening),
      let session = try? PreparedSession(complete, in: context).session
    else { return false }
    return session.hasSound && session.missing.isEmpty
  }

  /// Returns the ayat of a page of the recent or old round, to be said from memory while the program listens.
  ///
  /// Nil for a new lesson, which is heard first, and for text that `recite` cannot follow: in pieces, or in a riwayah
  /// whose text is not installed.
  func recitable(_ task: HifzTask) -> AyahRange? {
    guard task.round != .sabaq, task.words.ranges.count == 1, let words = task.words.ranges.first,
      riwayah == .hafs || (try? context.texts().isThere(riwayah)) == true
    else { return nil }
    let ayat = structure.ayat(sharing: words, in: riwayah.counting)
    return ayat.first.flatMap { first in ayat.last.map { AyahRange(first, $0) } }
  }

  /// Reads the place of a drill; `last` is the newest slip.
  package func drillPlace(_ text: String) throws -> WordRange {
    if text == "last" {
      let marks = state.portions.values.flatMap(state.marks)
      guard let newest = marks.max(by: { ($0.last, $0.word) < ($1.last, $1.word) }) else {
        throw Failure(
          .noInput,
          LearningSentences.noSlipYet(
            testCommand: CommandHint("recite"), placeCommand: CommandHint("hifz", "begin", "--drill", "2:255")))
      }
      return WordRange(newest.word, newest.word + 1)
    }
    guard let words = try words(of: [text]).first else { throw Failure(.usage, LearningSentences.namePlace) }
    return words
  }
}
