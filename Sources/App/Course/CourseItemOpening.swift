package import AppBase
import Glibc
package import TilawaAudio
import TilawaCore
import TilawaStore
import TilawaSync

/// The opening of a part of a lesson: a page of the web in the browser, a file of the course in the user's program for it, sound here.
package struct CourseItemOpening {
  private let book: CourseBook
  private let item: CourseItem
  /// The command that notes the part as done.
  private let done: CommandHint

  /// The endings of files that are opened besides sound; none of them is a program.
  private static let endings: Set<String> = [
    "mp4", "m4v", "mkv", "webm", "mov", "ogv", "pdf", "png", "jpg", "jpeg", "txt",
  ]

  /// - Parameters:
  ///   - week: the week; nil: the one that is to be done now; 0: the orientation.
  ///   - item: the part, from 1.
  /// - Throws: `Failure` (usage) for a week that is not open, or a part that there is not.
  package init(_ book: CourseBook, week: Int?, item number: Int) throws {
    self.book = book
    let week = try week ?? book.lessonWeek
    if week == 0 {
      guard let orientation = book.course.orientation, number == 1 else {
        throw Failure(.usage, CourseSentences.noOrientationPart)
      }
      (item, done) = (orientation, CommandHint("course", "lesson", "0", "--done"))
      return
    }
    guard let plan = book.course.week(week), week <= book.view.week else {
      throw Failure(.usage, CourseSentences.weekNotOpen(week: week))
    }
    guard plan.items.indices.contains(number - 1) else {
      throw Failure(.usage, CourseSentences.lessonParts(week: week, count: plan.items.count))
    }
    (item, done) = (plan.items[number - 1], CommandHint("course", "lesson", "\(week)", "--part", "\(number)"))
  }

  /// Opens or plays the part; sound is played to its end.
  package func open(on output: SinkChoice) throws -> CommandAnswer {
    if CourseLink.isWeb(item.link) {
      try show(item.link)
      return answer(item.link, .opened)
    }
    let path = try file()
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if CourseSounds.formats.contains(ending) {
      try SlicePlayback.play([AudioSlice(whole: try AudioProbe.measure(path, demanding: .present))], on: output)
      return answer(path, .played)
    }
    guard Self.endings.contains(ending) else {
      throw Failure(.usage, CourseSentences.notOpened(link: item.link))
    }
    try show(path)
    return answer(path, .opened)
  }

  private func answer(_ target: String, _ way: CourseItemOpened.Way) -> CommandAnswer {
    let title = item.title.printableLine
    return CommandAnswer(
      [way == .opened ? CourseSentences.partOpened(title: title) : CourseSentences.partPlayed(title: title)],
      CourseItemOpened(title: item.title, target: target, how: way),
      remarks: [CourseSentences.partAdvice(command: done)])
  }

  /// Returns the path of a file of the course, which leads nowhere out of the folder of these files.
  private func file() throws -> String {
    guard let place = book.stored.folder, case .folder(let folder)? = try? PlaceAddress(place) else {
      throw Failure(.noInput, CourseSentences.fileOfCourse(link: item.link, teacher: book.course.teacher))
    }
    let root = "\(folder)/files"
    guard CourseLink.isAllowed(item.link), let whole = Self.real("\(root)/\(item.link)"), let base = Self.real(root)
    else {
      throw Failure(.noInput, CourseSentences.noFile(path: "\(root)/\(item.link)"))
    }
    var info = stat()
    guard whole.hasPrefix(base + "/"), stat(whole, &info) == 0, info.st_mode & S_IFMT == S_IFREG else {
      throw Failure(.noInput, CourseSentences.noFileOfCourse(path: "\(root)/\(item.link)"))
    }
    return whole
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Gives a page or a file to the user's program for it.
  private func show(_ target: String) throws {
    let environment = Surroundings.environment
    // A browser that runs as root leaves files that the user cannot change.
    guard environment["SUDO_USER"] == nil else {
      throw Failure(.usage, CourseSentences.notWithSudo(target: target))
    }
    guard TerminalWindow.hasDisplay(environment), let program = OtherProgram.path("xdg-open", environment) else {
      throw Failure(.unavailable, CourseSentences.nothingOpens(target: target))
    }
    guard Background.start(program, ["xdg-open", target], environment: environment) != nil else {
      throw Failure(.unavailable, CourseSentences.doesNotStart(program: program))
    }
  }
}
