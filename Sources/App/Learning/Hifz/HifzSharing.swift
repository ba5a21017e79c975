package import AppBase
import AppRecordings
import TilawaCore
import TilawaDrawing
import TilawaFiles
import TilawaStore

/// The exchange with a teacher: a folder with a sheet, a form for grades, and recordings, and the grades that come back.
///
/// The folder has the form of an exported library, so that the teacher can import the recordings. The ledger itself is
/// not in it: it stays with the memoriser.
package struct HifzSharing {
  /// The name of the form for grades.
  package static let grades = "hifz-grades.csv"
  private static let sheet = "hifz-sheet.html"
  private static let slips = "hifz-slips.csv"
  private static let days = 7
  /// The most bytes of a form.
  private static let most = 16 << 20
  private static let columns = ["day", "ranges", "grade", "slips", "page", "round"]

  private let book: HifzBook

  package init(_ book: HifzBook) { self.book = book }

  // MARK: - Giving

  /// Writes the folder, or brings it up to date. Grades that a teacher has entered stay.
  ///
  /// - Parameter progress: called with the number of recordings that are done, and of all.
  package func share(to folder: String, progress: (Int, Int) -> Void) throws -> CommandAnswer {
    let path = Disk.standardized(folder)
    try OutputTargets.check(folder: path, in: book.context)
    var filter = RecordingFilter()
    filter.since = book.now.seconds - HifzSharing.days * 86_400
    let recordings = try book.library.ownRecordings(filter)
    let done = try RecordingExchange(book.library, in: book.context)
      .export(recordings, to: path, withReading: false) { progress($0, recordings.count) }
    let form = try form(keeping: "\(path)/\(HifzSharing.grades)")
    let files = [
      (HifzSharing.sheet, try HifzSheet(book).document(days: HifzSharing.days).html), (HifzSharing.slips, slipTable),
      (HifzSharing.grades, form),
    ]
    let targets = try OutputTargets.find(
      files.map { "\(path)/\($0.0)" }, replacing: true, asking: false, in: book.context)
    for (target, file) in zip(targets, files) { try OutputFile.write(Array(file.1.utf8), to: target) }
    try done.check(isForProgram: true)
    let names = files.map(\.0).listed
    return CommandAnswer(
      [
        recordings.isEmpty
          ? LearningSentences.shared(folder: folder, files: names)
          : LearningSentences.sharedWithRecordings(folder: folder, files: names, count: recordings.count)
      ],
      HifzShared(folder: folder, files: files.map(\.0), recordings: recordings.count),
      remarks: [
        LearningSentences.teacherAdvice(file: HifzSharing.grades, command: CommandHint("hifz", "take", folder))
      ])
  }

  private var slipTable: String {
    let rows = book.state.portions.values.sorted { $0.page < $1.page }.flatMap { portion in
      book.state.marks(of: portion).map { mark -> [String] in
        let said = book.state.confusions.filter { $0.key.word == mark.word }.max { $0.value < $1.value }
        func place(_ word: Int) -> String { book.text(of: WordSet([WordRange(word, word + 1)])) }
        return [
          place(mark.word), "\(portion.page)", "\(mark.count)", "\(mark.last)", said.map { place($0.key.said) } ?? "",
        ]
      }
    }
    return HifzSharing.table([["word", "page", "slips", "last", "said"]] + rows)
  }

  private static func table(_ rows: [[String]]) -> String { rows.map { SeparatedTable.line($0) + "\r\n" }.joined() }

  /// The form: the rows that a teacher has filled in, and those of the next days.
  private func form(keeping path: String) throws -> String {
    let kept = try Disk.exists(path) ? filled(in: path) : []
    let tasks = book.forecast(days: HifzSharing.days, from: book.today).days.flatMap { day in
      HifzToday.sorted(day.tasks).filter { !$0.isDone }.map { (day.day, $0) }
    }
    let rows = tasks.map { day, task in
      ["\(day)", book.text(of: task.words), "", "", "\(task.page)", HifzWords.round(task.round).text]
    }
    let known = Set(kept.map { $0[0] + " " + $0[1] })
    return HifzSharing.table([HifzSharing.columns] + kept + rows.filter { !known.contains($0[0] + " " + $0[1]) })
  }

  private func filled(in path: String) throws -> [[String]] {
    let text = try text(of: path)
    let table: SeparatedTable
    do throws(SeparatedTable.Fault) { table = try SeparatedTable(text) } catch {
      throw Failure(.unreadable, LearningSentences.badLine(file: path, line: error.line, reason: error.detail))
    }
    return table.rows.map { row in HifzSharing.columns.map { row.fields[$0] ?? "" } }
      .filter { !$0[2].isEmpty || !$0[3].isEmpty }
  }

  // MARK: - Taking

  /// Takes a teacher's grades from a form, a folder with one, or an exported ledger. All of them are the teacher's,
  /// whatever the file says; known grades do not count again.
  package func take(from file: String) throws -> HifzIntake {
    let path = Disk.isFolder(file) ? "\(Disk.standardized(file))/\(HifzSharing.grades)" : file
    let text = try text(of: path)
    let first = text.first { !$0.isWhitespace }
    let read = first == "{" ? lines(text) : try HifzTable(book).read(text, from: path, of: .teacher)
    guard !read.events.isEmpty || !read.faults.isEmpty else {
      return HifzIntake(read, from: path, nothing: LearningSentences.noGrades(path: path))
    }
    return try book.take(read, from: path)
  }

  /// Reads the grades, slips and notes of a ledger as those of a teacher.
  private func lines(_ text: String) -> HifzStore.Import {
    var read = HifzStore.read(text, in: book.structure)
    read.events = read.events.holding().compactMap { event in
      let kind: HifzEvent.Kind
      switch event.kind {
      case .grade(let words, let grade, _, let seconds): kind = .grade(words, grade, by: .teacher, seconds: seconds)
      case .slip(let words, _, let said): kind = .slip(words, by: .teacher, said: said)
      case .note: kind = event.kind
      case .add, .remove, .set, .undo: return nil
      }
      return HifzEvent(id: "teacher-\(event.id.prefix(50))", time: event.time, day: event.day, kind: kind)
    }
    return read
  }

  private func text(of path: String) throws -> String {
    try HifzBook.text(try WholeFile.read(path, atMost: HifzSharing.most), from: path)
  }
}
