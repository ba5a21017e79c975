import AppBase
import TilawaCore
import TilawaStore
import TilawaSync

extension CoursePlace {
  /// The most people who are not known yet and are looked for in one exchange.
  static let mostNewcomers = 500

  /// The beginnings of the keys of the people who are known: the student, or all students of the teacher.
  static func known(_ book: CourseBook) -> [String] {
    guard book.stored.role == .coach else { return [String(book.stored.person.prefix(16))] }
    return Set(book.fold.records.keys.map { String($0.prefix(16)) }).sorted()
  }

  /// Returns the folders in which the student and the teacher write for each other.
  static func folders(of person: String, in address: String, _ book: CourseBook) -> (student: String, coach: String) {
    let folder = isOwnFolder(address, of: book) ? "" : "\(person)/"
    return ("\(folder)from-student", "\(folder)from-coach")
  }

  /// Looks at the folders of the people who are known, and a teacher at those in which others are found too.
  static func look(at place: any SyncPlace, _ address: String, _ book: CourseBook) async throws -> PlaceLook {
    let own = known(book).map { folders(of: $0, in: address, book) }.flatMap { [$0.student, $0.coach] }
    guard book.stored.role == .student else { return try await place.look(at: own + [people, invitations]) }
    do {
      return PlaceLook(try await place.entries(ofAll: own))
    } catch let error as SyncPlaceError where !error.isOfAll {
      // A folder that cannot be listed is asked for alone, and fails alone.
      return PlaceLook([:])
    }
  }

  /// Returns people who left their key in the place, first those whom no exchange has looked for, then the others by the time of that.
  func newcomers(_ book: CourseBook, in look: PlaceLook) async throws -> [String] {
    guard book.stored.role == .coach else { return [] }
    let size = 65
    let present: [SyncObject]
    if let entries = look.entries(CoursePlace.people) {
      present = entries.map(\.object)
    } else {
      present = try await place.list(CoursePlace.people)
    }
    var names = Set(present.filter { $0.size == size || place is SealedPlace }.map(\.name))
    // Folders count as well: a student may have a folder of their own alone.
    let folders = Set(look.folders)
    names.formUnion(folders)
    let all = names.subtracting(CoursePlace.known(book)).filter(CoursePlace.isPerson)
    guard !all.isEmpty else { return [] }
    let looked = try book.library.courses.objects(of: book.stored.id)
    let some = all.map { (looked["\(CoursePlace.people)/\($0)"] ?? 0, $0) }.sorted { $0 < $1 }
      .prefix(CoursePlace.mostNewcomers).map(\.1)
    if all.count > some.count {
      context.interface.warn(
        CourseSentences.unknownPeople(all: all.count, count: some.count, folder: CoursePlace.people))
    }
    try book.library.courses.note(
      objects: some.map { "\(CoursePlace.people)/\($0)" }, of: book.stored.id, at: now.seconds)
    var newcomers: [String] = []
    for name in some {
      let isFolder = folders.contains(name)
      if isFolder { newcomers.append(name) } else if try await isKey(name) { newcomers.append(name) }
    }
    return newcomers
  }

  /// Whether an object of `people` holds the key whose beginning is its name.
  private func isKey(_ name: String) async throws -> Bool {
    guard let bytes = try? await place.read("\(CoursePlace.people)/\(name)") else { return false }
    let key = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    return Hex.isDigest(key) && key.hasPrefix(name)
  }

  private static func isPerson(_ name: String) -> Bool {
    name.utf8.count == 16 && Hex.isDigits(name)
  }
}
