package import TilawaCore
import TilawaFiles
package import TilawaStore
package import TilawaSync

/// A place that both sides share: a folder, a WebDAV collection or a remote of rclone.
///
/// `KEY/from-student` and `KEY/from-coach` hold bundles and pieces of sounds, which are written once and never changed; KEY is the
/// beginning of the student's public key. `people` has an object for each student who came by this place, and `invitation` the
/// bundles by which anybody joins.
package struct CoursePlace {
  let context: AppContext
  let place: any SyncPlace
  /// The address, as it is kept.
  let address: String
  let now: ZonedTime

  static let people = "people"
  static let invitations = "invitation"

  /// - Parameters:
  ///   - text: the address.
  ///   - absence: the treatment of a place that is not there.
  ///   - sealing: whether a new place is encrypted.
  ///   - keyFile: the file with the key of an encrypted place; nil asks for its passphrase once.
  /// - Throws: `Failure` for a place that is not there, or that is used for something else.
  package init(
    _ text: String, ifAbsent absence: PlaceAddress.Absence = .fails, sealing: SyncPlaceOpening.Sealing = .asItIs,
    keyFile: String? = nil, in context: AppContext, now: ZonedTime = .now
  ) async throws {
    do {
      address = try SyncPlaceOpening.kept(text)
      place = try await SyncPlaceOpening(in: context, keys: CoursePlace.keys(of: address)).open(
        address, ifAbsent: absence, sealing: keyFile == nil ? sealing : .encrypted, keyFile: keyFile,
        unless: [CoursePlace.people, CoursePlace.invitations])
      guard try await place.read(SyncNames.manifest) == nil else {
        throw SyncPlaceError.refused("a library is synchronised in this place; what others share needs another one")
      }
    } catch let error as SyncPlaceError { throw CoursePlace.failure(error) }
    (self.context, self.now) = (context, now)
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
      let names = try await names(CoursePlace.invitations).filter(CoursePlace.isBundle).sorted()
      guard let last = names.last, let bytes = try await place.read("\(CoursePlace.invitations)/\(last)") else {
        throw Failure(
          .noInput,
          "\(address.readablePath): there is no invitation in it; your teacher types: tilawa coach sync PLACE")
      }
      let bundle = try CourseBundle(bytes, named: last)
      var answer = try arrival.join(bundle, from: last, name: name)
      _ = try await exchange(bundle.manifest.course, as: .student)
      answer.text = answer.text.prefix(1) + [.line("your teacher will see it in this place; next: tilawa course")]
      return answer
    }
  }

  // MARK: - Exchanging

  /// Takes over what the other side has written, and writes what it lacks.
  package func exchange(_ id: String?, as role: StoredCourse.Role) async throws -> CommandAnswer {
    try await translating {
      var book = try CourseBook(id, as: role, in: context, for: .writing, now: now)
      book.sounds.removeLeftovers()
      try book.library.courses.setFolder(address, of: book.stored.id)
      let people = try await people(book)
      let (own, other) = role == .student ? ("from-student", "from-coach") : ("from-coach", "from-student")
      var opened: [CourseArrival.Opened] = []
      var listed: [String: Set<String>] = [:]
      for person in people {
        let folder = folder(person, other, book)
        let names = try await names(folder)
        listed[person] = names
        opened += try await open(names, in: folder, of: book)
      }
      book = try CourseBook(book.stored.id, as: role, in: context, for: .writing, now: now)
      var report = Report()
      for student in role == .student ? [book.stored.person] : book.fold.records.keys.sorted() {
        let person = String(student.prefix(16))
        try await fetch(from: listed[person] ?? [], in: folder(person, other, book), of: student, book, &report)
        let parcel = try role == .student ? book.parcelToCoach() : book.parcel(to: student)
        try await put(parcel, in: folder(person, own, book), known: listed[person] ?? [], book, &report)
      }
      try await announce(book)
      return answer(opened, report)
    }
  }

  /// The number of objects that were moved, besides the bundles of the other side.
  struct Report {
    var (bundles, sounds, taken, missing) = (0, 0, 0, 0)
  }

  private func answer(_ opened: [CourseArrival.Opened], _ report: Report) -> CommandAnswer {
    var opened = opened
    if report.taken > 0 {
      var sounds = CourseArrival.Opened(course: "")
      sounds.sounds = report.taken
      opened.append(sounds)
    }
    var answer = CourseArrival.answer(opened)
    let sent =
      report.bundles == 0
      ? "nothing to send"
      : "sent: \(Count.words(report.bundles, "bundle", "bundles")), \(Count.words(report.sounds, "recording", "recordings"))"
    answer.text.append(.line(sent))
    if report.missing > 0 {
      answer.remarks.append(
        "\(Count.words(report.missing, "recording has", "recordings have")) not arrived yet; sync again later")
    }
    return answer
  }

  /// The beginnings of the keys of the people with whom is exchanged: the student, or all students.
  private func people(_ book: CourseBook) async throws -> [String] {
    guard book.stored.role == .coach else { return [String(book.stored.person.prefix(16))] }
    let known = book.fold.records.keys.map { String($0.prefix(16)) }
    var new = try await names(CoursePlace.people)
    // Where a student has only a folder of their own, the teacher sees that folder.
    if case .folder(let path) = try PlaceAddress(address) {
      new.formUnion((try? FolderListing.namesIfThere(in: path)) ?? [])
    }
    return Set(known).union(new.filter { $0.utf8.count == 16 && $0.allSatisfy(\.isHexDigit) }).sorted()
  }

  /// Whether the place is the folder of the student alone, which the teacher has shared.
  private func isOwnFolder(_ book: CourseBook) -> Bool {
    book.stored.role == .student
      && address.split(separator: "/").last.map(String.init) == String(book.stored.person.prefix(16))
  }

  private func folder(_ person: String, _ side: String, _ book: CourseBook) -> String {
    isOwnFolder(book) ? side : "\(person)/\(side)"
  }

  private func names(_ folder: String) async throws -> Set<String> { Set(try await place.list(folder).map(\.name)) }

  /// Lets the teacher find a student, and students the course.
  private func announce(_ book: CourseBook) async throws {
    switch book.stored.role {
    case .student:
      guard !isOwnFolder(book) else { return }
      let person = book.stored.person
      guard try await !names(CoursePlace.people).contains(String(person.prefix(16))) else { return }
      try await place.write("\(CoursePlace.people)/\(person.prefix(16))", Array("\(person)\n".utf8))
    case .coach:
      let invitation = try book.invitation()
      guard try await !names(CoursePlace.invitations).contains(invitation.fileName) else { return }
      try await write(invitation, in: CoursePlace.invitations, book)
    }
  }

  // MARK: - Arriving

  private func open(_ names: Set<String>, in folder: String, of book: CourseBook) async throws -> [CourseArrival.Opened]
  {
    let (course, library) = (book.stored.id, book.library)
    let known = try library.courses.openedBundles(of: course)
    let arrival = try CourseArrival(in: context, now: now)
    var opened: [CourseArrival.Opened] = []
    // Other objects are copies that a program made because of a conflict, or pieces of sounds.
    for name in names.sorted() where CoursePlace.isBundle(name) && !known.contains(name) {
      do {
        guard let bytes = try await place.read("\(folder)/\(name)") else { continue }
        opened.append(try arrival.open(try CourseBundle(bytes, named: name), from: name))
        try library.courses.noteBundle(name, of: course)
      } catch let error as StoreError where [.corrupt, .foreign, .newerVersion].contains(error.code) {
        // It may have arrived in part; the next time it is whole, or told again.
        context.interface.warn("\(error)")
      } catch SyncPlaceError.damaged(let name) {
        context.interface.warn("\(name) is damaged")
      } catch let failure as Failure {
        context.interface.warn(failure.message)
      }
    }
    return opened
  }

  /// Fetches the sounds that the other side has sent and that are not here.
  private func fetch(
    from names: Set<String>, in folder: String, of student: String, _ book: CourseBook, _ report: inout Report
  ) async throws {
    let record = book.view(of: student).record
    let wanted = book.stored.role == .student ? book.soundsOfCoach(record) : book.soundsOfStudent(record)
    let missing = Set(wanted).filter { book.sounds.path(of: $0) == nil }
    guard !missing.isEmpty else { return }
    let pieces = Dictionary(grouping: names.compactMap(CourseSoundPiece.init), by: \.sha256)
    for sha256 in missing.sorted() {
      let sorted = (pieces[sha256] ?? []).sorted { $0.number < $1.number }
      guard let first = sorted.first, sorted.map(\.number) == Array(1...first.count),
        Set(sorted.map(\.format)).count == 1, try await fetch(sorted, in: folder, book)
      else {
        report.missing += 1
        continue
      }
      report.taken += 1
    }
  }

  private func fetch(_ pieces: [CourseSoundPiece], in folder: String, _ book: CourseBook) async throws -> Bool {
    let sound = try book.sounds.arriving(pieces[0].sha256, format: pieces[0].format)
    for piece in pieces {
      do {
        guard let bytes = try await place.read("\(folder)/\(piece.name)") else { return false }
        try sound.append(bytes)
      } catch SyncPlaceError.damaged { return false }
    }
    return try sound.finish()
  }

  // MARK: - Sending

  /// - Parameter known: the names of what the other side has written: a bundle among them has nothing new for it.
  private func put(
    _ parcel: CourseBook.Parcel, in folder: String, known: Set<String>, _ book: CourseBook, _ report: inout Report
  ) async throws {
    let present = try await names(folder)
    // Sounds first: who finds the bundle finds them too.
    for sha256 in Set(parcel.sounds).sorted() {
      let new = book.sounds.pieces(of: sha256).filter { !present.contains($0.name) }
      for piece in new { try await place.write("\(folder)/\(piece.name)", try book.sounds.bytes(of: piece)) }
      if !new.isEmpty { report.sounds += 1 }
    }
    guard !present.union(known).contains(parcel.withoutSounds.fileName) else { return }
    try await write(parcel.withoutSounds, in: folder, book)
    report.bundles += 1
  }

  private func write(_ parcel: CourseBook.Parcel, in folder: String, _ book: CourseBook) async throws {
    let bytes = CourseBundle.bytes(
      parcel.lines, of: book.stored.id, from: try CourseKey(in: book.library.folders), to: parcel.receiver)
    try await place.write("\(folder)/\(parcel.fileName)", bytes)
  }

  // MARK: - Names and failures

  /// Whether a name is one that `Parcel.fileName` makes.
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

  private static func failure(_ error: SyncPlaceError) -> Failure {
    switch error {
    case .exists(let name):
      Failure(.unreadable, "the place has a damaged \(name); remove it there and sync again")
    case .damaged(let name): Failure(.unreadable, "\(name) in the place is damaged; remove it there and sync again")
    default: Failure(error)
    }
  }
}
