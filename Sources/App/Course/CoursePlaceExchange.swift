import AppBase
import TilawaCore
import TilawaStore
import TilawaSync

/// An exchange of a course through a place: the events taken and given, and the failures by student.
struct CoursePlaceExchange {
  private let place: CoursePlace
  private let book: CourseBook
  private let arrival: CourseArrival
  /// The names of the bundles of the other side that were read, each made of the events in it.
  private var read: Set<String>
  /// The objects that were listed at the beginning.
  private var look: PlaceLook
  /// The times at which own objects were last compared with what is in the place.
  private var looked: [String: Int]
  /// The names of what the other side has written, by person.
  private var listed: [String: Set<String>] = [:]
  private var opened: [CourseArrived] = []
  private var (bundles, sounds, taken, missing) = (0, 0, 0, 0)
  private var troubles: [CourseTaken.Trouble] = []

  init(_ place: CoursePlace, _ book: CourseBook, _ look: PlaceLook) throws {
    (self.place, self.book, self.look) = (place, book, look)
    arrival = try CourseArrival(in: place.context, now: place.now)
    read = try book.library.courses.openedBundles(of: book.stored.id)
    // Objects of another place have the same names.
    looked = try book.stored.folder == place.address ? book.library.courses.objects(of: book.stored.id) : [:]
  }

  private var isCoach: Bool { book.stored.role == .coach }

  private func otherFolder(_ person: String) -> String {
    let folders = CoursePlace.folders(of: person, in: place.address, book)
    return isCoach ? folders.student : folders.coach
  }

  private func ownFolder(_ person: String) -> String {
    let folders = CoursePlace.folders(of: person, in: place.address, book)
    return isCoach ? folders.coach : folders.student
  }

  // MARK: - Looking

  /// Lists the folders of people who were not looked at yet, with as few requests as the place allows.
  mutating func look(at people: [String]) async {
    let folders = people.flatMap { [otherFolder($0), ownFolder($0)] }.filter { look.entries($0) == nil }
    guard !folders.isEmpty else { return }
    // A folder that cannot be listed is asked for alone, and fails alone.
    look.add((try? await place.place.entries(ofAll: folders)) ?? [:])
  }

  private func entries(_ folder: String) async throws -> [String: SyncEntry] {
    if let known = look.entries(folder) { return Self.named(known) }
    return Self.named(try await place.place.entries(folder))
  }

  private static func named(_ entries: [SyncEntry]) -> [String: SyncEntry] {
    Dictionary(entries.map { ($0.object.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The seconds for which a comparison of an own object holds, where nothing was written since: less where others can set the times, or the
  /// place tells none.
  private func period(of found: SyncEntry) -> Int {
    found.age != nil && place.place.agesAreItsOwn ? 29 * 86_400 : 86_400
  }

  /// Whether an own object is in the place with its size, was compared with what is there lately, and was not written since.
  ///
  /// - Parameter isLong: whether it is believed without an age too, as it is long to read.
  private func isThere(_ path: String, bytes: Int, as found: SyncEntry?, isLong: Bool) -> Bool {
    let now = place.now.seconds
    guard let found, let time = looked[path], time <= now, now - time < period(of: found),
      found.age.map({ now - $0 < time }) ?? isLong
    else { return false }
    return found.object.size == bytes || place.place is SealedPlace
  }

  /// Notes that own objects are in the place as they are here.
  private mutating func note(objects paths: [String], _ book: CourseBook) throws {
    try book.library.courses.note(objects: paths, of: book.stored.id, at: place.now.seconds)
    for path in paths { looked[path] = place.now.seconds }
  }

  // MARK: - Taking

  /// Takes the bundles that a person has written.
  ///
  /// - Parameter person: the beginning of the student's key.
  mutating func take(of person: String) async throws {
    do { try await open(of: person) } catch { try note(error, of: person) }
  }

  private mutating func open(of person: String) async throws {
    let folder = otherFolder(person)
    let names = Set(try await entries(folder).keys)
    listed[person] = names
    // Other objects are copies that a program made because of a conflict, or pieces of sounds.
    let new = names.filter { CoursePlace.isBundle($0) && !read.contains($0) }.sorted()
    for name in new.suffix(CoursePlace.mostBundles) {
      let (isCoach, own) = (isCoach, book.stored.person)
      let found = try await place.bundle(name, in: folder) { isCoach ? $0.hasPrefix(person) : $0 != own }
      guard let bundle = found else { continue }
      do {
        opened.append(try arrival.open(bundle, from: name))
        try book.library.courses.noteBundle(name, of: book.stored.id)
        read.insert(name)
      } catch let failure as Failure {
        place.context.interface.warn(failure.message)
      } catch let error as StoreError where error.code == .corrupt {
        place.context.interface.warn("\(error)")
      } catch let error as StoreError where error.code == .invalid {
        note(CourseSentences.leftOut(fault: "\(error)", path: "\(folder)/\(name)"), of: person)
      }
    }
  }

  // MARK: - Giving

  /// Fetches the sounds of a student or of the teacher, and writes what the other side lacks.
  ///
  /// - Parameters:
  ///   - student: the public key of the student.
  ///   - book: the course with all that was taken.
  mutating func give(to student: String, _ book: CourseBook) async throws {
    do {
      try await fetch(of: student, book)
      try await put(try isCoach ? book.parcel(to: student) : book.parcelToCoach(), String(student.prefix(16)), book)
    } catch { try note(error, of: String(student.prefix(16))) }
  }

  /// Fetches the sounds that the other side has sent and that are not here.
  private mutating func fetch(of student: String, _ book: CourseBook) async throws {
    let (record, person) = (book.view(of: student).record, String(student.prefix(16)))
    let wanted = isCoach ? book.soundsOfStudent(record) : book.soundsOfCoach(record)
    let missing = Set(wanted).filter { book.sounds.path(of: $0) == nil }
    guard !missing.isEmpty else { return }
    let pieces = Dictionary(grouping: (listed[person] ?? []).compactMap(CourseSoundPiece.init), by: \.sha256)
    var new: Set<String> = []
    for sha256 in missing.sorted() {
      if try await fetch(pieces[sha256] ?? [], in: otherFolder(person), book) { new.insert(sha256) }
    }
    taken += new.count
    self.missing += missing.count - new.count
    guard isCoach else { return }
    for message in book.faults(of: record, among: new) { note(message, of: person) }
  }

  /// Fetches a sound whose pieces are there. Other objects may have the names of its pieces.
  private func fetch(_ pieces: [CourseSoundPiece], in folder: String, _ book: CourseBook) async throws -> Bool {
    let ways = Dictionary(grouping: pieces) { "\($0.format)-\($0.count)" }.sorted { $0.key < $1.key }
    for (_, some) in ways where some.count == some[0].count {
      if try await fetch(whole: some.sorted { $0.number < $1.number }, in: folder, book) { return true }
    }
    return false
  }

  private func fetch(
    whole pieces: [CourseSoundPiece], in folder: String, _ book: CourseBook
  ) async throws -> Bool {
    let sound = try book.sounds.arriving(pieces[0].sha256, format: pieces[0].format)
    for piece in pieces.dropFirst(sound.piecesHere) {
      do {
        if let bytes = try await place.place.read("\(folder)/\(piece.name)") {
          try sound.append(bytes)
          continue
        }
      } catch SyncPlaceError.damaged {}
      // Pieces with other names may be those of the sound.
      sound.remove()
      return false
    }
    return try sound.finish()
  }

  private mutating func put(_ parcel: CourseBook.Parcel, _ person: String, _ book: CourseBook) async throws {
    let folder = ownFolder(person)
    if !parcel.sounds.isEmpty { try await put(sounds: parcel.sounds, in: folder, book) }
    guard !isKnown(parcel.fileName, person) else { return }
    let (fitting, bytes) = try book.fitting(parcel)
    guard !isKnown(fitting.fileName, person) else { return }
    if try await put(bytes, as: fitting.fileName, in: folder, book) { bundles += 1 }
  }

  /// Stores an own bundle, unless it is known to be in the place.
  ///
  /// - Returns: whether it was not there.
  mutating func put(
    _ bytes: [UInt8], as name: String, in folder: String, _ book: CourseBook
  ) async throws -> Bool {
    let path = "\(folder)/\(name)"
    let found = try await entries(folder)[name]
    guard !isThere(path, bytes: bytes.count, as: found, isLong: false) else { return false }
    let isNew = try await place.store(bytes, as: name, in: folder)
    try note(objects: [path], book)
    return isNew
  }

  /// Whether a bundle of the other side lies in the folder of a person and was read: the other side knows this person.
  func hasWritten(to person: String) -> Bool { listed[person].map { !read.isDisjoint(with: $0) } ?? false }

  /// Whether the other side has all events of a bundle: it has written one of them itself, and that was read.
  private func isKnown(_ name: String, _ person: String) -> Bool {
    read.contains(name) && listed[person]?.contains(name) == true
  }

  /// Writes sounds, before the bundle: a device that finds the bundle finds them too.
  private mutating func put(sounds hashes: [String], in folder: String, _ book: CourseBook) async throws {
    let there = try await entries(folder)
    for sha256 in Set(hashes).sorted() {
      var (isNew, pieces): (Bool, [String]) = (false, [])
      for piece in book.sounds.pieces(of: sha256) {
        let bytes = try book.sounds.bytes(of: piece)
        let path = "\(folder)/\(piece.name)"
        guard !isThere(path, bytes: bytes.count, as: there[piece.name], isLong: true) else { continue }
        if try await place.store(bytes, as: piece.name, in: folder) { isNew = true }
        pieces.append(path)
      }
      if isNew { sounds += 1 }
      try note(objects: pieces, book)
    }
  }

  // MARK: - Troubles

  /// Notes what failed with a student, so that the others go on.
  ///
  /// - Throws: `error` where it concerns all: the place is away or full, or the library fails; or where the user is the student.
  private mutating func note(_ error: any Error, of person: String) throws {
    guard isCoach else { throw error }
    switch error {
    case let error as SyncPlaceError where error.isOfAll || error == CoursePlace.ofLibrary: throw error
    case let error as SyncPlaceError: note(CoursePlace.failure(error), of: person)
    case let failure as Failure: note(failure, of: person)
    default: throw error
    }
  }

  private mutating func note(_ failure: Failure, of person: String) {
    note(failure.sentence ?? Sentence(verbatim: failure.message), of: person)
  }

  private mutating func note(_ trouble: Sentence, of person: String) {
    let name = book.fold.records.values.first { $0.student.hasPrefix(person) }?.name ?? ""
    troubles.append(CourseTaken.Trouble(student: person, message: trouble.text))
    let student = name.isEmpty ? person : "\(name) (\(person.prefix(8)))"
    place.context.interface.warn(CourseSentences.studentFact(name: student, fact: trouble))
  }

  // MARK: - The answer

  var outcome: CoursePlace.Outcome {
    var opened = opened
    if taken > 0 {
      var sounds = CourseArrived(course: book.stored.id)
      sounds.sounds = taken
      opened.append(sounds)
    }
    var answer = CourseArrived.answer(
      opened, CourseArrived.Exchanged(bundles: bundles, sounds: sounds, troubles: troubles))
    answer.text.append(
      .line(
        bundles + sounds == 0
          ? CourseSentences.nothingToSend : CourseSentences.sentThings(bundles: bundles, sounds: sounds)))
    if missing > 0 { answer.remarks.append(CourseSentences.notArrivedYet(count: missing)) }
    let isWhole = troubles.isEmpty && !opened.contains(where: \.isTroubled)
    return CoursePlace.Outcome(
      answer: answer, code: isWhole ? .done : .unreadable, alarms: CourseArrived.alarms(opened))
  }
}

extension CourseBook {
  /// Returns the faults of sounds of submissions, each with what the teacher can type.
  ///
  /// - Parameter new: the sounds that have just arrived.
  func faults(of record: CourseRecord, among new: Set<String>) -> [Sentence] {
    record.submissions.filter { new.contains($0.sound.sha256) && $0.answer == nil }.compactMap { submission in
      guard let path = sounds.path(of: submission.sound.sha256), soundFault(at: path) != nil else { return nil }
      return CourseSentences.recordingUnheard(
        part: submission.part.title, command: CourseReview.command(record, submission, .again))
    }
  }
}
