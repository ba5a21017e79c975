package import AppBase
import Glibc
package import TilawaCore
package import TilawaFiles
import TilawaIntake
import TilawaStore

// Exchange of a course between its sides by bundles.

/// The arrival of courses on this machine.
package struct CourseArrival {
  private let context: AppContext
  private let library: Library
  private let now: ZonedTime

  package init(in context: AppContext, now: ZonedTime = .now) throws {
    (self.context, self.now, library) = (context, now, try context.library(for: .writing))
  }

  /// Joins the course of a teacher's bundle.
  ///
  /// - Parameter name: the name under which the student takes part.
  package func join(_ path: String, name: String) throws -> CommandAnswer {
    try join(try CourseBundle(path), from: path, name: name)
  }

  /// Joins the course of a teacher's bundle that is no file.
  ///
  /// - Parameters:
  ///   - path: its name, for people.
  ///   - name: the name under which the student takes part.
  package func join(_ bytes: [UInt8], named path: String, name: String) throws -> CommandAnswer {
    try join(try CourseBundle(bytes, named: path), from: path, name: name)
  }

  /// - Parameter path: the name of the bundle, for people.
  func join(_ bundle: CourseBundle, from path: String, name: String) throws -> CommandAnswer {
    guard !name.isEmpty, name.utf8.count <= CourseEventForm.longestName, name == name.printableLine else {
      throw Failure(.usage, CourseSentences.nameLength(count: CourseEventForm.longestName))
    }
    let id = bundle.manifest.course
    let known = try library.courses.all().first { $0.id == id }
    let key =
      try known.map { try CourseKey(in: library.folders, named: $0.person) } ?? CourseKey(in: library.folders)
    guard known?.role != .coach, bundle.manifest.sender != key.name else {
      throw Failure(.usage, CourseSentences.ownCourse(path: path))
    }
    guard bundle.manifest.receiver.isEmpty || bundle.manifest.receiver == key.name else { throw Self.others(path) }
    // An invitation of a known course may be of a key that took the place of the one by which it was joined.
    let coach = known?.coach ?? bundle.firstKey
    guard let text = published(in: bundle, by: CourseKeys(first: coach, bundle.statements)) else {
      throw Failure(
        .unreadable, CourseSentences.withoutCourse(path: path, command: CommandHint(naming: "coach", "invite")))
    }
    let course = try CourseBook.course(text, try context.quran().structure.printed(as: .madani))
    if known == nil {
      let stored = StoredCourse(
        id: id, role: .student, coach: coach, person: key.name, joined: now.seconds, told: now.seconds)
      _ = try library.courses.add(stored, bundle.lines, received: now.seconds)
      _ = try bundle.takeSounds(into: CourseSounds(in: library.folders))
      try library.courses.note([(key.name, .enrolled(name))], in: id, by: key, at: now)
    }
    return CommandAnswer(
      known == nil
        ? [
          CourseSentences.joined(title: course.title, teacher: course.teacher),
          CourseSentences.joinedNext(sendCommand: CourseBook.sending, command: CommandHint("course")),
        ]
        : [CourseSentences.joinedBefore(title: course.title), CourseSentences.next(command: CommandHint("course"))],
      CourseJoined(course: id, title: course.title, new: known == nil))
  }

  private func published(in bundle: CourseBundle, by keys: CourseKeys) -> String? {
    let entries = bundle.lines.compactMap { line in
      (try? line.form?.event(id: line.id)).flatMap { $0 }
    }.filter { keys.hold($0.id, by: $0.author) }.map { CourseEntry($0.written(by: keys.first), received: 0) }
    return CourseFold(entries, coach: keys.first).board.text
  }

  static func others(_ path: String) -> Failure { Failure(.usage, CourseSentences.forOthers(path: path)) }

  /// Takes over what a bundle holds. A second time changes nothing.
  ///
  /// - Throws: `Failure` for a bundle of another course or for somebody else; `StoreError` for one that is damaged.
  package func open(_ path: String) throws -> CourseArrived { try open(try CourseBundle(path), from: path) }

  /// - Parameter path: the name of the bundle, for people.
  func open(_ bundle: CourseBundle, from path: String) throws -> CourseArrived {
    let (id, sender) = (bundle.manifest.course, bundle.manifest.sender)
    guard let stored = try library.courses.all().first(where: { $0.id == id }) else {
      throw Failure(.noInput, CourseSentences.notJoined(path: path, id: id, command: CourseBook.joining))
    }
    let keys = try library.courses.keys(of: id)
    let receiver = bundle.manifest.receiver
    let isForUser = receiver == stored.person || stored.role == .coach && keys.all.contains(receiver)
    guard receiver.isEmpty || isForUser else { throw Self.others(path) }
    if stored.role == .student { try check(sender, of: bundle, keys, stored, path) }
    let isNew = try stored.role == .coach && !library.courses.knows(sender, in: id)
    let merge = try library.courses.merge(bundle.lines, into: id, from: sender, received: now.seconds)
    var opened = CourseArrived(course: id, merge)
    if isNew, try library.courses.knows(sender, in: id) { opened.newStudents = [sender] }
    opened.sounds = try bundle.takeSounds(into: CourseSounds(in: library.folders))
    return opened
  }

  /// Checks that a bundle comes from the teacher, by a key that the student knows or is told of in it, or from the student.
  private func check(
    _ sender: String, of bundle: CourseBundle, _ keys: CourseKeys, _ stored: StoredCourse, _ path: String
  ) throws {
    let told = try library.courses.keys(of: stored.id, with: bundle.lines)
    guard told.all.contains(sender) || sender == stored.person else {
      throw Failure(.usage, CourseSentences.ofStrangers(path: path))
    }
    // An invitation lacks the events for which the new key vouches to this student.
    guard told.current == keys.current || !bundle.manifest.receiver.isEmpty else {
      throw Failure(.usage, CourseSentences.teacherKeyChanged(path: path))
    }
  }

  /// Opens a bundle, and tells what was new.
  package func openAnswer(_ path: String) throws -> CommandAnswer {
    try openAnswer(path) { try CourseBundle(path) }
  }

  /// Opens a bundle that is no file, and tells what was new.
  ///
  /// - Parameter path: its name, for people.
  package func openAnswer(_ bytes: [UInt8], named path: String) throws -> CommandAnswer {
    try openAnswer(path) { try CourseBundle(bytes, named: path) }
  }

  private func openAnswer(_ path: String, _ read: () throws -> CourseBundle) throws -> CommandAnswer {
    let sounds = CourseSounds(in: library.folders)
    sounds.removeLeftovers()
    let bundle = try read()
    let new = Set(bundle.manifest.sounds.map(\.sha256)).filter { sounds.path(of: $0) == nil }
    let opened = try open(bundle, from: path)
    var answer = CourseArrived.answer([opened])
    if !new.isEmpty, let stored = try library.courses.all().first(where: { $0.id == opened.course }),
      stored.role == .coach
    {
      let book = try CourseBook(opened.course, as: .coach, in: context, now: now)
      let record = book.view(of: bundle.manifest.sender).record
      answer.remarks += book.faults(of: record, among: new).map { fault in
        CourseSentences.studentFact(name: record.name, fact: fault)
      }
    }
    return answer
  }
}

extension CourseSounds {
  /// Removes what exchanges that were killed have left.
  func removeLeftovers() { for kind in [Leftovers.Kind.recordings, .sound] { Leftovers.remove(kind, in: folder) } }
}

extension CourseBook {
  /// The content of a bundle.
  struct Parcel {
    let lines: [SignedLine]
    let sounds: [String]
    /// The public key of the receiver; empty: anybody.
    let receiver: String

    func filtered(by isIn: (SignedLine) -> Bool) -> Parcel {
      Parcel(lines: lines.filter(isIn), sounds: sounds, receiver: receiver)
    }

    /// The name in a place.
    var fileName: String { CourseBundle.name(of: lines) }
  }

  /// Returns a parcel that a place takes as one object: without the files of the course that a newer one has replaced, and then without what
  /// the student has sent, where it is too large otherwise.
  ///
  /// - Throws: `Failure` (unreadable) where that is too large as well.
  func fitting(_ parcel: Parcel) throws -> (parcel: Parcel, bytes: [UInt8]) {
    let plain = Parcel(lines: parcel.lines, sounds: [], receiver: parcel.receiver)
    let latest = parcel.lines.last { $0.form?.isFile == true }
    let current = plain.filtered { $0.form?.isFile != true || $0 == latest }
    let key = try CourseKey(in: library.folders, named: stored.person)
    var choices = [plain, current]
    if stored.role == .coach { choices.append(current.filtered { $0.form?.writer != parcel.receiver }) }
    for choice in choices {
      let bytes = CourseBundle.bytes(
        choice.lines, in: CourseBundle.Envelope(course: stored.id, from: key, to: choice.receiver))
      if bytes.count <= CoursePlace.mostBytes { return (choice, bytes) }
    }
    throw Failure(.unreadable, CourseSentences.tooLarge(size: "\(ByteSize(bytes: CoursePlace.mostBytes))"))
  }

  /// The parcel of the student, to the teacher's first key, whatever other key was named: all events, and the sounds of
  /// submissions without an answer.
  func parcelToCoach() throws -> Parcel {
    Parcel(
      lines: try library.courses.lines(of: stored.id, student: stored.person), sounds: soundsOfStudent(view.record),
      receiver: stored.coach)
  }

  /// The parcel of the teacher for a student: all that concerns them, and the spoken comments that were not heard.
  func parcel(to student: String) throws -> Parcel {
    Parcel(
      lines: try library.courses.lines(of: stored.id, student: student),
      sounds: soundsOfCoach(view(of: student).record), receiver: student)
  }

  /// The sounds that a student sends: submissions without an answer, and spoken questions.
  func soundsOfStudent(_ record: CourseRecord) -> [String] {
    record.submissions.filter { $0.answer == nil }.map(\.sound.sha256)
      + record.messages.filter { $0.author == record.student }.compactMap(\.message.voice)
  }

  /// The sounds that the teacher sends to a student: spoken comments that were not heard, and spoken answers.
  func soundsOfCoach(_ record: CourseRecord) -> [String] {
    let comments = record.submissions.flatMap(\.answers).filter { !$0.isHeard }.flatMap { answer in
      ([answer.feedback.voice] + answer.feedback.marks.map(\.voice)).compactMap(\.self)
    }
    return comments + record.messages.filter { $0.author == stored.coach }.compactMap(\.message.voice)
  }

  /// The parcel by which anybody joins: the course, without students.
  func invitation() throws -> Parcel {
    Parcel(lines: try library.courses.lines(of: stored.id, student: "-"), sounds: [], receiver: "")
  }

  func write(_ parcel: Parcel, to target: OutputTarget) throws -> CourseBundle.Manifest {
    let key = try CourseKey(in: library.folders, named: stored.person)
    return try CourseBundle.write(
      parcel.lines, sounds: parcel.sounds,
      in: CourseBundle.Envelope(course: stored.id, from: key, to: parcel.receiver), at: now.seconds, from: sounds,
      to: target)
  }

  /// The command that writes a bundle for the teacher.
  static let sending = CommandHint("course", "send", "-o", "FILE.tilawa")

  /// Writes a bundle for the teacher.
  package func send(to target: OutputTarget) throws -> CommandAnswer {
    try sent(try parcelToCoach(), to: target, CourseSentences.giveFile(name: course.teacher))
  }

  /// Writes a bundle for somebody, and says what is in it and what to do with it.
  func sent(_ parcel: Parcel, to target: OutputTarget, _ advice: Sentence) throws -> CommandAnswer {
    let manifest = try write(parcel, to: target)
    let bytes = ByteSize(bytes: manifest.sounds.reduce(manifest.eventBytes) { $0 + $1.bytes })
    let (events, sounds) = (manifest.events, manifest.sounds.count)
    return CommandAnswer(
      [CourseSentences.written(file: target.name, events: events, sounds: sounds, size: "\(bytes)"), advice],
      CourseSent(file: target.name, events: events, sounds: sounds), remarks: lostRemarks(parcel))
  }

  /// Remarks about own recordings that were removed from the data folder and cannot be sent.
  private func lostRemarks(_ parcel: Parcel) -> [Sentence] {
    let lost = Set(parcel.sounds).count { sounds.path(of: $0) == nil }
    return lost > 0 ? [CourseSentences.recordingsGone(count: lost, folder: sounds.folder)] : []
  }
}
