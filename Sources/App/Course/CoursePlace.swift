package import AppBase
package import AppSync
package import TilawaCore
import TilawaFiles
import TilawaStore
package import TilawaSync

/// A place that both sides share: a folder, a WebDAV collection, a bucket or a remote of rclone.
///
/// `KEY/from-student` and `KEY/from-coach` hold bundles and pieces of sounds, which are written once and never changed; KEY is the
/// beginning of the student's public key. `people` has an object for each student who came by this place, and `invitation` the
/// bundles by which anybody joins. Other people write into the place as well, so no name stands for a content.
package struct CoursePlace {
  let context: AppContext
  let place: any SyncPlace
  /// The address, as it is kept.
  let address: String
  let now: ZonedTime
  /// The look by which a known place was opened, for one exchange; nil where it was opened as a new one.
  let opening: PlaceLook?
  private let isOfLibrary = FoundOnce<Bool>()

  static let people = "people"
  static let invitations = "invitation"
  /// The most bytes of an object.
  static let mostBytes = SyncName.largestObject
  /// The failure of a place that shows by its mark that it is a library's.
  static let ofLibrary = SyncPlaceError.refused(CourseSentences.placeOfLibrary)

  /// - Parameters:
  ///   - text: the address.
  ///   - book: a course; the place of its last exchange is opened by the first look of the next one.
  ///   - absence: the treatment of a place that is not there.
  ///   - sealing: whether a new place is encrypted.
  ///   - keyFile: the file with the key of an encrypted place; nil asks for its passphrase once.
  ///   - isOverBudget: whether the budget of the month may be passed.
  /// - Throws: `Failure` for a place that is not there, or that is used for something else.
  package init(
    _ text: String, for book: CourseBook? = nil, ifAbsent absence: PlaceAddress.Absence = .fails,
    sealing: SyncPlaceOpening.Sealing = .asItIs, keyFile: String? = nil, isOverBudget: Bool = false,
    in context: AppContext, now: ZonedTime = .now
  ) async throws {
    (self.context, self.now) = (context, now)
    do {
      let address = try SyncPlaceOpening.kept(text)
      self.address = address
      let places = SyncPlaceOpening(in: context, keys: CoursePlace.keys(of: address), isOverBudget: isOverBudget)
      if let book, book.stored.folder == address, sealing == .asItIs, keyFile == nil {
        let known = try await places.again(address) { try await CoursePlace.look(at: $0, address, book) }
        (place, opening) = (known.place, known.look)
      } else {
        place = try await places.open(
          address, ifAbsent: absence, sealing: keyFile == nil ? sealing : .encrypted, keyFile: keyFile,
          unless: [CoursePlace.people, CoursePlace.invitations])
        opening = nil
        try await checkMark()
      }
    } catch let error as SyncPlaceError { throw CoursePlace.failure(error) }
  }

  /// Checks that the place is no library's: when it is opened as a new one, and else before anything is written.
  private func checkMark() async throws {
    let place = place
    guard try await !isOfLibrary.value({ try await place.read(SyncNames.manifest) != nil }) else {
      throw CoursePlace.ofLibrary
    }
  }

  /// The path of an address, and what follows it: the options of a bucket from the question mark on.
  static func halves(of address: String) -> (path: Substring, options: Substring) {
    let end = address.hasPrefix("s3://") ? address.firstIndex(of: "?") ?? address.endIndex : address.endIndex
    return (address[..<end], address[end...])
  }

  /// The name of the file with the keys of an encrypted place.
  private static func keys(of address: String) -> String {
    var hasher = SHA256Hasher()
    hasher.update(address)
    return "course-\(hasher.finish().prefix(16)).keys"
  }

  // MARK: - Joining

  /// Joins the course of the newest invitation in the place, and tells the teacher.
  ///
  /// - Parameter name: the name under which the student takes part.
  package func join(name: String) async throws -> CommandAnswer {
    try await translating {
      let arrival = try CourseArrival(in: context, now: now)
      let (bundle, file) = try await newestInvitation()
      var answer = try arrival.join(bundle, from: file, name: name)
      _ = try await exchange(
        CourseBook(bundle.manifest.course, as: .student, in: context, for: .writing, now: now))
      answer.text =
        answer.text.prefix(1) + [.line(CourseSentences.joinedInPlace(command: CommandHint("course")))]
      return answer
    }
  }

  private func newestInvitation() async throws -> (CourseBundle, String) {
    let names = try await sizes(CoursePlace.invitations).keys.filter(CoursePlace.isBundle).sorted()
    for name in names.suffix(CoursePlace.mostBundles).reversed() {
      guard let bundle = try await bundle(name, in: CoursePlace.invitations) else { continue }
      return (bundle, name)
    }
    let command = CommandHint("coach", "sync", "PLACE")
    throw Failure(.noInput, CourseSentences.noInvitation(address: address.readablePath, command: command))
  }

  // MARK: - Exchanging

  /// The result of an exchange.
  package struct Outcome {
    package var answer: CommandAnswer
    /// The code of an exchange of which a part failed; `.done` for a whole one.
    package var code: ExitCodes
    /// Remarks about keys.
    package var alarms: [Sentence]
  }

  /// Takes over what the other side has written, and writes what it lacks. The failure with one student does not stop the others.
  ///
  /// - Parameter book: the course, opened for writing.
  package func exchange(_ book: CourseBook) async throws -> Outcome {
    try await translating { try await takeAndGive(book) }
  }

  private func takeAndGive(_ book: CourseBook) async throws -> Outcome {
    let role = book.stored.role
    book.sounds.removeLeftovers()
    try book.library.courses.setFolder(address, of: book.stored.id)
    let look: PlaceLook
    if let opening { look = opening } else { look = try await CoursePlace.look(at: place, address, book) }
    var exchange = try CoursePlaceExchange(self, book, look)
    let others = try await newcomers(book, in: look)
    let people = CoursePlace.known(book) + others
    await exchange.look(at: people)
    for person in people { try await exchange.take(of: person) }
    let whole = try CourseBook(book.stored.id, as: role, in: context, for: .writing, now: now)
    for student in role == .student ? [book.stored.person] : whole.fold.records.keys.sorted() {
      try await exchange.give(to: student, whole)
    }
    try await announce(whole, &exchange)
    return exchange.outcome
  }

  /// Lets the teacher find a student, and students the course. A student to whom the teacher has written is found already.
  private func announce(_ book: CourseBook, _ exchange: inout CoursePlaceExchange) async throws {
    switch book.stored.role {
    case .student:
      let (key, person) = (book.stored.person, String(book.stored.person.prefix(16)))
      guard !isOwnFolder(book), !exchange.hasWritten(to: person) else { return }
      _ = try await store(Array("\(key)\n".utf8), as: person, in: CoursePlace.people)
    case .coach:
      let (invitation, bytes) = try book.fitting(try book.invitation())
      _ = try await exchange.put(bytes, as: invitation.fileName, in: CoursePlace.invitations, book)
    }
  }

  // MARK: - Objects

  /// The sizes of the objects in a folder.
  func sizes(_ folder: String) async throws -> [String: Int] {
    Dictionary(try await place.list(folder).map { ($0.name, $0.size) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a bundle whose name is that of the events in it; others are told, and nil is returned.
  ///
  /// - Parameter sender: whether a key may have signed it.
  func bundle(
    _ name: String, in folder: String, from sender: (String) -> Bool = { _ in true }
  ) async throws -> CourseBundle? {
    do {
      guard let bytes = try await place.read("\(folder)/\(name)") else { return nil }
      let bundle = try CourseBundle(bytes, named: name)
      guard CourseBundle.name(of: bundle.lines) == name, sender(bundle.manifest.sender) else {
        context.interface.warn(CourseSentences.otherBundle(path: "\(folder)/\(name)"))
        return nil
      }
      return bundle
    } catch let error as StoreError where [.corrupt, .foreign, .newerVersion].contains(error.code) {
      // The bundle may have arrived in part: the next exchange takes it whole, or warns again.
      context.interface.warn("\(error)")
    } catch SyncPlaceError.damaged(let name) {
      context.interface.warn(CourseSentences.damagedObject(name: name))
    }
    return nil
  }

  /// Stores an own object, in place of whatever else has its name.
  ///
  /// - Returns: whether it was not there.
  func store(_ bytes: [UInt8], as name: String, in folder: String) async throws -> Bool {
    let path = "\(folder)/\(name)"
    do {
      if try await place.read(path) == bytes { return false }
      try await checkMark()
      try await place.write(path, bytes)
    } catch let error as SyncPlaceError {
      switch error {
      case .exists, .damaged:
        try await checkMark()
        try await place.remove(path)
        try await place.write(path, bytes)
      default: throw error
      }
    }
    return true
  }

  /// Whether the place is the folder of the student alone, which the teacher has shared.
  func isOwnFolder(_ book: CourseBook) -> Bool { CoursePlace.isOwnFolder(address, of: book) }

  static func isOwnFolder(_ address: String, of book: CourseBook) -> Bool {
    book.stored.role == .student
      && halves(of: address).path.split(separator: "/").last.map(String.init)
        == String(book.stored.person.prefix(16))
  }

  // MARK: - Names and failures

  /// The most bundles of a folder that are read in one exchange. Each holds all events that its sender knew, so the newest are read.
  static let mostBundles = 100

  /// Whether a name is one that `CourseBundle.name` makes.
  static func isBundle(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "tilawa" else { return false }
    let halves = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    return halves.count == 2 && halves[0].count >= 8 && halves[0].allSatisfy(\.isNumber) && halves[1].count == 16
      && halves[1].allSatisfy(\.isHexDigit)
  }

  private func translating<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let error as SyncPlaceError { throw CoursePlace.failure(error) }
  }

  static func failure(_ error: SyncPlaceError) -> Failure {
    switch error {
    case .exists(let name): Failure(.unreadable, CourseSentences.damagedThere(name: name))
    case .damaged(let name): Failure(.unreadable, CourseSentences.damagedInPlace(name: name))
    default: Failure(error)
    }
  }
}
