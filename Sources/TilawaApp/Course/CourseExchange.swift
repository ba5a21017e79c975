import Glibc
package import TilawaCore
package import TilawaFiles
import TilawaPlayer
import TilawaStore

// How a course goes from one side to the other by bundles.

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

  /// - Parameter path: the name of the bundle, for people.
  func join(_ bundle: CourseBundle, from path: String, name: String) throws -> CommandAnswer {
    guard !name.isEmpty, name.utf8.count <= CourseEventForm.longestName, name == name.printableLine else {
      throw Failure(.usage, "a name is one line of at most \(CourseEventForm.longestName) bytes")
    }
    let key = try CourseKey(in: library.folders)
    let (id, coach) = (bundle.manifest.course, bundle.manifest.sender)
    guard coach != key.name else { throw Failure(.usage, "\(path): this is a course that you teach") }
    guard bundle.manifest.receiver.isEmpty || bundle.manifest.receiver == key.name else { throw Self.others(path) }
    let text = published(in: bundle, by: coach)
    guard let text else {
      throw Failure(
        .unreadable, "\(path): there is no course in it; ask your teacher for an invitation (tilawa coach invite)")
    }
    let course = try CourseBook.course(text, try context.quran().structure)
    let isKnown = try library.courses.all().contains { $0.id == id }
    _ = try library.courses.add(
      StoredCourse(id: id, role: .student, coach: coach, person: key.name, joined: now.seconds, told: now.seconds),
      mine(bundle, key.name), received: now.seconds)
    _ = try bundle.takeSounds(into: CourseSounds(in: library.folders))
    if !isKnown { try library.courses.note([(key.name, .enrolled(name))], in: id, by: key, at: now) }
    return CommandAnswer(
      [
        isKnown
          ? "you take part in “\(course.title)” already" : "you take part in “\(course.title)” of \(course.teacher)",
        isKnown
          ? "next: tilawa course"
          : "next: tilawa course send -o FILE.tilawa, and give that file to your teacher; then tilawa course",
      ],
      .object([("course", .string(id)), ("title", .string(course.title)), ("new", .bool(!isKnown))]))
  }

  private func published(in bundle: CourseBundle, by coach: String) -> String? {
    let entries = bundle.lines.compactMap { line in
      (try? line.form?.event(id: line.id)).flatMap { $0 }.map { CourseEntry($0, received: 0) }
    }
    return CourseFold(entries, coach: coach).board.text
  }

  private func mine(_ bundle: CourseBundle, _ person: String) -> [SignedLine] {
    bundle.lines.filter { line in line.form.map { $0.subject == nil || $0.subject == person } ?? false }
  }

  static func others(_ path: String) -> Failure { Failure(.usage, "\(path): this bundle is for somebody else") }

  /// The result of opening a bundle.
  package struct Opened: Hashable, Sendable {
    package let course: String
    package var (events, sounds) = (0, 0)
    /// The public keys of students who are new.
    package var newStudents: [String] = []

    init(course: String) { self.course = course }
  }

  /// Takes over what a bundle holds. A second time changes nothing.
  ///
  /// - Throws: `Failure` for a bundle of another course or for somebody else; `StoreError` for one that is damaged.
  package func open(_ path: String) throws -> Opened { try open(try CourseBundle(path), from: path) }

  /// - Parameter path: the name of the bundle, for people.
  func open(_ bundle: CourseBundle, from path: String) throws -> Opened {
    let id = bundle.manifest.course
    guard let stored = try library.courses.all().first(where: { $0.id == id }) else {
      throw Failure(
        .noInput,
        "\(path): it belongs to the course “\(id)”, in which you do not take part; to join it: tilawa course join FILE --name NAME"
      )
    }
    let receiver = bundle.manifest.receiver
    guard receiver.isEmpty || receiver == stored.person else { throw Self.others(path) }
    var opened = Opened(course: id)
    switch stored.role {
    case .student:
      guard [stored.coach, stored.person].contains(bundle.manifest.sender) else {
        throw Failure(.usage, "\(path): it is neither from your teacher nor from you")
      }
      opened.events = try library.courses.merge(mine(bundle, stored.person), into: id, received: now.seconds)
    case .coach:
      let sender = bundle.manifest.sender
      // A student sends what concerns that student, and nothing else is taken.
      let lines = bundle.lines.filter { line in
        guard let form = line.form else { return false }
        return form.writer == stored.coach || (form.writer == sender && form.subject == sender)
      }
      let known = Set(try library.courses.standings(of: id).map(\.student))
      opened.events = try library.courses.merge(lines, into: id, received: now.seconds)
      opened.newStudents = try library.courses.standings(of: id).map(\.student).filter { !known.contains($0) }
    }
    opened.sounds = try bundle.takeSounds(into: CourseSounds(in: library.folders))
    return opened
  }

  /// Opens a bundle, and tells what was new.
  package func openAnswer(_ path: String) throws -> CommandAnswer {
    CourseSounds(in: library.folders).removeLeftovers()
    return Self.answer([try open(path)])
  }

  static func answer(_ opened: [Opened]) -> CommandAnswer {
    let events = opened.map(\.events).reduce(0, +)
    let sounds = opened.map(\.sounds).reduce(0, +)
    let students = opened.flatMap(\.newStudents)
    var lines = [
      events + sounds == 0
        ? "nothing new"
        : "new: \(Count.words(events, "event", "events")), \(Count.words(sounds, "recording", "recordings"))"
    ]
    if !students.isEmpty {
      lines.append("\(Count.words(students.count, "student is", "students are")) new: tilawa coach students")
    }
    return CommandAnswer(
      lines,
      .object([
        ("events", .int(events)), ("sounds", .int(sounds)), ("new_students", .strings(students)),
        ("bundles", .int(opened.count)),
      ]))
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

    /// The same lines, for a place, in which sounds are objects of their own.
    var withoutSounds: Parcel { Parcel(lines: lines, sounds: [], receiver: receiver) }

    /// A name in a place that is the same for the same lines: the greatest counter and a hash.
    var fileName: String {
      var hasher = SHA256Hasher()
      for id in lines.map(\.id).sorted() { hasher.update(id) }
      let digits = String(lines.compactMap { $0.form?.order }.max() ?? 0)
      let padded = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
      return "\(padded)-\(hasher.finish().prefix(16)).tilawa"
    }
  }

  /// The parcel of the student: all events, and the sounds of what was not answered.
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
    try CourseBundle.write(
      parcel.lines, sounds: parcel.sounds, of: stored.id, from: try CourseKey(in: library.folders),
      to: parcel.receiver, at: now.seconds, in: sounds, to: target)
  }

  /// Writes a bundle for the teacher.
  package func send(to target: OutputTarget) throws -> CommandAnswer {
    sentAnswer(try write(try parcelToCoach(), to: target), target, to: course.teacher)
  }

  func sentAnswer(_ manifest: CourseBundle.Manifest, _ target: OutputTarget, to name: String) -> CommandAnswer {
    let bytes = ByteSize(bytes: manifest.sounds.reduce(manifest.eventBytes) { $0 + $1.bytes })
    return CommandAnswer(
      [
        "\(target.name): \(Count.words(manifest.events, "event", "events")), "
          + "\(Count.words(manifest.sounds.count, "recording", "recordings")), \(bytes)", "give this file to \(name)",
      ],
      .object([
        ("file", .string(target.name)), ("events", .int(manifest.events)), ("sounds", .int(manifest.sounds.count)),
      ]))
  }
}
