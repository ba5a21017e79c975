import ArgumentParser
import AppBase
import AppCourse
import CommandOptions
import TilawaCore
import TilawaFiles
import TilawaStore

/// The option `--course`, for those who take part in several.
struct CourseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The course, by its id or its title, or a part of one. (default: the one that runs today)", valueName: "name"),
    completion: .courses)
  var course: String?

  /// Opens the course, and says which of several it is.
  func book(_ role: StoredCourse.Role, for purpose: LibraryDatabase.Purpose = .reading) throws -> CourseBook {
    let context = AppContext()
    let library = try context.library(for: purpose)
    return try CourseBook(choice(role, context, library), in: context, library, now: .now)
  }

  /// Lists the students of the course, and says which of several it is.
  func list() throws -> CoachList {
    let context = AppContext()
    let library = try context.library()
    return try CoachList(choice(.coach, context, library), in: context, library, now: .now)
  }

  /// The ids of the courses that a command is about which is about all of them where none is named.
  func all(_ role: StoredCourse.Role, in context: AppContext) throws -> [String] {
    let library = try context.library()
    let choice = try CourseChoice(course, as: role, in: context, library)
    return [choice.stored.id] + (course == nil ? choice.others : [])
  }

  private func choice(
    _ role: StoredCourse.Role, _ context: AppContext, _ library: Library
  ) throws -> CourseChoice {
    let choice = try CourseChoice(course, as: role, in: context, library)
    if let remark = choice.remark { context.interface.warn(remark) }
    return choice
  }
}

extension CompletionKind {
  /// Ids of the user's courses.
  static let courses = CompletionKind.custom { _, _, _ in CompletionKind.names(known.courses) }

  /// Names of the students of the user's courses.
  static let students = CompletionKind.custom { _, _, _ in CompletionKind.names(known.students) }

  private static var known: (courses: [String], students: [String]) {
    (try? CourseStore.names(in: Folders(environment: Surroundings.environment))) ?? ([], [])
  }
}

/// A part of a course on the command line.
enum CoursePartArgument {
  /// Reads `3`, `placement` or `assessment`.
  ///
  /// - Throws: `ValidationError` for any other text.
  static func part(_ text: String) throws -> CourseEvent.Part {
    guard let part = CourseEvent.Part(text) else {
      throw ValidationError(LearnCommandsSentences.noPart(text: text))
    }
    return part
  }
}

/// A day on the command line.
enum CourseDayArgument {
  static func day(_ text: String) throws -> CalendarDay {
    guard let day = CalendarDay(text) else { throw ValidationError(LearnCommandsSentences.noDay(text: text)) }
    return day
  }
}
