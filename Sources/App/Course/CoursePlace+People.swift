import AppBase
import TilawaCore
import TilawaStore
import TilawaSync

extension CoursePlace {
  /// The most people who are not known yet and are looked for in one exchange.
  static let mostNewcomers = 500

  /// The beginnings of the keys of the people with whom is exchanged: the student, or all students and some who are new.
  func people(_ book: CourseBook) async throws -> [String] {
    guard book.stored.role == .coach else { return [String(book.stored.person.prefix(16))] }
    let known = Set(book.fold.records.keys.map { String($0.prefix(16)) })
    return known.sorted() + (try await newcomers(book, besides: known))
  }

  /// Returns people who left their key in the place, first those whom no exchange has looked for, then the others by the time of that.
  private func newcomers(_ book: CourseBook, besides known: Set<String>) async throws -> [String] {
    let size = 65
    var names = Set(
      try await place.list(CoursePlace.people).filter { $0.size == size || place is SealedPlace }.map(\.name))
    // Folders count as well: a student may have a folder of their own alone.
    let folders = Set(try await place.folders())
    names.formUnion(folders)
    let all = names.subtracting(known).filter(CoursePlace.isPerson)
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
