import Foundation
package import TilawaCore
import TilawaFiles
package import TilawaStore
import TilawaSync

/// A place that both sides of a course reach: a folder that is kept alike, a WebDAV server, a remote of rclone.
///
/// `PERSON/from-student` and `PERSON/from-coach` hold bundles that are written once and never changed; `people` holds an object for
/// each student, by which the coach finds those who are new.
package struct CoursePlace {
  private let context: AppContext
  private let address: String
  private let now: ZonedTime

  /// The bytes of an object; a longer bundle lies in several.
  private static let pieceSize = 8 << 20
  private static let mostPieces = 1024

  /// - Parameter text: the address, as for `tilawa sync init`.
  package init(_ text: String, in context: AppContext, now: ZonedTime = .now) throws {
    do { address = try SyncPlaceOpening.kept(text) } catch { throw Failure(error) }
    (self.context, self.now) = (context, now)
  }

  /// Takes over what the other side has written, and writes what it lacks.
  ///
  /// - Parameters:
  ///   - id: the course; nil where there is one.
  ///   - sealing: whether a place that holds nothing yet is encrypted.
  ///   - keyFile: the file with the key of an encrypted place; nil asks for its passphrase once.
  package func exchange(
    _ id: String?, as role: StoredCourse.Role, sealing: SyncPlaceOpening.Sealing = .asItIs, keyFile: String? = nil
  ) async throws -> CommandAnswer {
    var book = try CourseBook(id, as: role, in: context, for: .writing, now: now)
    book.sounds.removeLeftovers()
    do {
      let opening = SyncPlaceOpening(in: context, keys: Self.keys(of: book.stored.id))
      // The keys are those of the place before.
      if let before = book.stored.folder, before != address { opening.forgetKeys() }
      // A folder that is absent may be a disk that is not connected.
      var absence = PlaceAddress.Absence.makes
      if case .folder = try PlaceAddress(address) { absence = .fails }
      let place = try await opening.open(
        address, ifAbsent: absence, sealing: keyFile == nil ? sealing : .encrypted, keyFile: keyFile)
      try book.library.courses.setFolder(address, of: book.stored.id)
      if role == .student {
        try await place.write("people/\(Self.folder(of: book.stored.person))", Array("\(book.stored.person)\n".utf8))
      }
      var opened: [CourseArrival.Opened] = []
      for person in try await people(book, place) {
        opened += try await takeOver("\(person)/\(Self.other(role))", of: book, place)
      }
      book = try CourseBook(book.stored.id, as: role, in: context, for: .writing, now: now)
      var written = 0
      for (person, parcel) in try parcels(book) {
        written += try await put(parcel, "\(Self.folder(of: person))/\(Self.own(role))", book, place)
      }
      var answer = CourseArrival.answer(opened)
      answer.text.append(
        .line(written == 0 ? "nothing to send" : "written: \(Count.words(written, "bundle", "bundles"))"))
      return answer
    } catch let error as SyncPlaceError {
      throw Failure(error)
    }
  }

  private static func own(_ role: StoredCourse.Role) -> String { role == .student ? "from-student" : "from-coach" }
  private static func other(_ role: StoredCourse.Role) -> String { role == .student ? "from-coach" : "from-student" }
  private static func folder(of person: String) -> String { String(person.prefix(16)) }

  /// The name of the file with the keys of a course's place.
  private static func keys(of course: String) -> String {
    var hasher = SHA256Hasher()
    hasher.update(course)
    return "course-\(hasher.finish().prefix(16)).keys"
  }

  private func parcels(_ book: CourseBook) throws -> [(person: String, parcel: CourseBook.Parcel)] {
    switch book.stored.role {
    case .student: [(book.stored.person, try book.parcelToCoach())]
    case .coach: try book.fold.records.keys.sorted().map { ($0, try book.parcel(to: $0)) }
    }
  }

  /// The folders of people: the student's own, or those of all students.
  private func people(_ book: CourseBook, _ place: any SyncPlace) async throws -> [String] {
    guard book.stored.role == .coach else { return [Self.folder(of: book.stored.person)] }
    var names = Set(book.fold.records.keys.map { Self.folder(of: $0) })
    names.formUnion(try await place.list("people").map(\.name))
    // Where each student has only a folder of their own, the coach sees these folders.
    if case .folder(let path) = try PlaceAddress(address) {
      names.formUnion((try? FolderListing.namesIfThere(in: path)) ?? [])
    }
    return names.filter { $0.utf8.count == 16 && $0.utf8.allSatisfy(Self.isHexDigit) }.sorted()
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  // MARK: - Taking

  private func takeOver(
    _ folder: String, of book: CourseBook, _ place: any SyncPlace
  ) async throws -> [CourseArrival.Opened] {
    let courses = book.library.courses
    let known = try courses.openedBundles(of: book.stored.id)
    let arrival = try CourseArrival(in: context, now: now)
    var opened: [CourseArrival.Opened] = []
    for bundle in Listed.whole(in: try await place.list(folder).map(\.name)) where !known.contains(bundle.name) {
      do {
        guard let arrived = try await open(bundle, folder, arrival, place) else { continue }
        opened.append(arrived)
        try courses.noteBundle(bundle.name, of: book.stored.id)
      } catch let error as StoreError where error.code == .corrupt {
        // It may have arrived in part; the next time it is whole, or told again.
        context.interface.warn("\(folder)/\(bundle.name): \(error.message)")
      } catch SyncPlaceError.damaged(let name) {
        context.interface.warn("\(name) in the place is damaged")
      } catch let failure as Failure {
        context.interface.warn(failure.message)
      }
    }
    return opened
  }

  /// Opens a bundle of the place; nil where a piece of it is not there yet.
  private func open(
    _ bundle: Listed, _ folder: String, _ arrival: CourseArrival, _ place: any SyncPlace
  ) async throws -> CourseArrival.Opened? {
    let (path, descriptor) = try CourseSounds(in: context.folders).incoming()
    defer {
      close(descriptor)
      unlink(path)
    }
    for name in bundle.objects {
      guard let bytes = try await place.read("\(folder)/\(name)") else { return nil }
      guard bytes.withUnsafeBytes({ Disk.write($0, to: descriptor) }) else {
        throw Failure(.ioError, "\(path): cannot write: \(String(cString: strerror(errno)))")
      }
    }
    return try arrival.open(path)
  }

  // MARK: - Giving

  /// Returns the number of bundles that were written.
  private func put(
    _ parcel: CourseBook.Parcel, _ folder: String, _ book: CourseBook, _ place: any SyncPlace
  ) async throws -> Int {
    let listed = Listed.whole(in: try await place.list(folder).map(\.name))
    guard !listed.contains(where: { $0.name == parcel.name }) else { return 0 }
    let (path, descriptor) = try CourseSounds(in: context.folders).incoming()
    defer {
      close(descriptor)
      unlink(path)
    }
    // Replaced by what is written, so only its name is used.
    _ = try book.write(parcel, to: try OutputTarget(path))
    guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else {
      throw Failure(.ioError, "\(path): cannot read what was written")
    }
    let count = max(1, (Int(size) + Self.pieceSize - 1) / Self.pieceSize)
    guard count <= Self.mostPieces else { throw Failure(.usage, "the recordings for one bundle are longer than 8 GB") }
    for index in 0..<count {
      try file.seek(toOffset: UInt64(index * Self.pieceSize))
      let piece = try file.read(upToCount: Self.pieceSize) ?? Data()
      try await place.write("\(folder)/\(Listed.object(parcel.name, index, of: count))", Array(piece))
    }
    return 1
  }
}

/// A bundle in a place, as the names of its objects tell it: `NAME.tilawa`, or `NAME-1-of-3.piece` and the others.
struct Listed: Hashable {
  let name: String
  let objects: [String]

  static func object(_ name: String, _ index: Int, of count: Int) -> String {
    count == 1 ? "\(name).tilawa" : "\(name)-\(index + 1)-of-\(count).piece"
  }

  /// Returns the bundles of which all objects are there, by name. Other names are copies that programs made.
  static func whole(in names: [String]) -> [Listed] {
    var bundles: [Listed] = []
    let there = Set(names)
    for name in names.sorted() {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let words = parts[0].split(separator: "-", omittingEmptySubsequences: false)
      if parts[1] == "tilawa", words.count == 2, isName(words) {
        bundles.append(Listed(name: String(parts[0]), objects: [name]))
      } else if parts[1] == "piece", words.count == 5, isName(words.prefix(2)), words[2] == "1", words[3] == "of",
        let count = Int(words[4]), (2...1024).contains(count)
      {
        let bundle = words.prefix(2).joined(separator: "-")
        let objects = (0..<count).map { object(bundle, $0, of: count) }
        if there.isSuperset(of: objects) { bundles.append(Listed(name: bundle, objects: objects)) }
      }
    }
    return bundles
  }

  /// Whether words are the name that `Parcel.name` makes: a counter and the digits of a hash.
  private static func isName(_ words: some BidirectionalCollection<Substring>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return first.count >= 8 && first.allSatisfy(\.isNumber) && last.count == 16 && last.allSatisfy(\.isHexDigit)
  }
}
