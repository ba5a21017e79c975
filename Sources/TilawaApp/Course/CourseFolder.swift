import Foundation
package import TilawaCore
import TilawaFiles
package import TilawaStore

/// A folder that both sides share, by any program that keeps folders alike: `PERSON/from-student` and `PERSON/from-coach` hold
/// bundles that are written once and never changed.
package struct CourseFolder {
  private let context: AppContext
  private let path: String
  private let now: ZonedTime

  /// - Parameter path: the folder; it must exist.
  package init(_ path: String, in context: AppContext, now: ZonedTime = .now) throws {
    let absolute = Disk.absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure(.noInput, "\(path): there is no such folder; is it connected?")
    }
    (self.context, self.path, self.now) = (context, absolute, now)
  }

  /// Takes over what the other side has written, and writes what it lacks.
  package func exchange(_ id: String?, as role: StoredCourse.Role) throws -> CommandAnswer {
    var book = try CourseBook(id, as: role, in: context, for: .writing, now: now)
    let library = book.library
    try library.courses.setFolder(path, of: book.stored.id)
    let own = role == .student ? "from-student" : "from-coach"
    let other = role == .student ? "from-coach" : "from-student"
    var opened: [CourseArrival.Opened] = []
    for person in try people(book) {
      opened += try takeOver("\(path)/\(person)/\(other)", of: book.stored.id, library)
    }
    book = try CourseBook(book.stored.id, as: role, in: context, for: .writing, now: now)
    var written = 0
    switch role {
    case .student: written += try put(try book.parcelToCoach(), "\(folder(of: book.stored.person))/\(own)", book)
    case .coach:
      for student in book.fold.records.keys.sorted() {
        written += try put(try book.parcel(to: student), "\(folder(of: student))/\(own)", book)
      }
    }
    var answer = CourseArrival.answer(opened)
    answer.text.append(
      .line(written == 0 ? "nothing to send" : "written: \(Count.words(written, "bundle", "bundles"))"))
    return answer
  }

  private func folder(of person: String) -> String { "\(path)/\(person.prefix(16))" }

  /// The folders of people: the student's own, or those of all students.
  private func people(_ book: CourseBook) throws -> [String] {
    guard book.stored.role == .coach else { return [String(book.stored.person.prefix(16))] }
    return try names(path).filter { $0.utf8.count == 16 && $0.allSatisfy(\.isHexDigit) }
  }

  private func names(_ folder: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch {
      throw Failure(.unreadable, "\(folder): cannot list it: \(error.localizedDescription)")
    }
  }

  private func takeOver(_ folder: String, of course: String, _ library: Library) throws -> [CourseArrival.Opened] {
    let known = try library.courses.openedBundles(of: course)
    let arrival = try CourseArrival(in: context, now: now)
    var opened: [CourseArrival.Opened] = []
    // Other files are copies in the making, or copies that a program made because of a conflict.
    for name in try names(folder) where Self.isBundle(name) && !known.contains(name) {
      do {
        opened.append(try arrival.open("\(folder)/\(name)"))
        try library.courses.noteBundle(name, of: course)
      } catch let error as StoreError where error.code == .corrupt {
        // It may have arrived in part; the next time it is whole, or told again.
        context.interface.warn("\(error)")
      } catch let failure as Failure {
        context.interface.warn(failure.message)
      }
    }
    return opened
  }

  /// Whether a name is one that `Parcel.name` makes.
  static func isBundle(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "tilawa" else { return false }
    let halves = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    return halves.count == 2 && halves[0].count >= 8 && halves[0].allSatisfy(\.isNumber) && halves[1].count == 16
      && halves[1].allSatisfy(\.isHexDigit)
  }

  private func put(_ parcel: CourseBook.Parcel, _ folder: String, _ book: CourseBook) throws -> Int {
    let file = "\(folder)/\(parcel.name).tilawa"
    guard !FileManager.default.fileExists(atPath: file) else { return 0 }
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw Failure(.cannotCreate, "\(folder): cannot make it: \(error.localizedDescription)")
    }
    _ = try book.write(parcel, to: try OutputTarget(file))
    return 1
  }
}
