package import AppBase
package import TilawaCore
import TilawaFiles
package import TilawaStore

// Changes of a teacher's key.

extension CourseBook {
  /// Says which key the course has, and whether a recovery code.
  package func keyAnswer() throws -> CommandAnswer {
    let keys = try keys
    let former = keys.former.map { String($0.prefix(16)) }
    var lines = ["the key of the course: \(keys.current.prefix(16))"]
    if !former.isEmpty { lines.append("given up: \(former.joined(separator: ", "))") }
    lines.append(
      keys.recovery == nil ? "no recovery code; to make one: tilawa coach key code" : "it has a recovery code")
    return CommandAnswer(
      lines,
      .object([
        ("key", .string(keys.current)), ("former", .strings(keys.former)),
        ("recovery", .optional(keys.recovery, JSON.string)),
      ]),
      remarks: keys.current == stored.person
        ? [] : ["this machine has another key, \(stored.person.prefix(16)): tilawa coach key recover"])
  }

  /// Makes a recovery code for a course that has none.
  package mutating func makeCode() throws -> CommandAnswer {
    guard try keys.recovery == nil else {
      throw Failure(
        .usage, "the course has a recovery code; another one comes when it is used (tilawa coach key recover)")
    }
    let code = RecoveryCode()
    code.show(in: context)
    try note([(nil, .secured(recovery: try code.key.name))])
    return CommandAnswer(
      ["students hear of it with what you send next"], .object([("recovery_code", .string(code.text))]))
  }

  /// Gives the course another key, which the key before signs.
  ///
  /// - Parameter moment: what others have brought since then does not hold, in seconds since 1970; nil: all that is here holds.
  package mutating func rotateKey(since moment: Int?) throws -> CommandAnswer {
    let (keys, old) = (try keys, try CourseKey(in: library.folders, named: stored.person))
    guard keys.current == old.name else {
      throw Failure(
        .configuration,
        "the course has another key than this machine, \(keys.current.prefix(16)); to take it back: tilawa coach key recover"
      )
    }
    let new = try CourseKey.following(keys.all, in: library.folders)
    return try change(to: new, .followed(key: new.name), by: old, since: moment)
  }

  /// Gives the course another key, which the recovery code signs, and another recovery code.
  ///
  /// - Parameters:
  ///   - typed: the code as it was written down.
  ///   - moment: as in `rotateKey`.
  package mutating func recoverKey(_ typed: String, since moment: Int?) throws -> CommandAnswer {
    let (keys, signer) = (try keys, try CourseBook.signer(of: typed))
    guard signer.name == keys.recovery else { throw CourseBook.wrongCode(signer.name, keys) }
    let new = try CourseKey.following(keys.all, in: library.folders)
    let next = RecoveryCode()
    // A program that is ended now has said nothing that does not hold.
    next.show(in: context)
    return try change(
      to: new, .recovered(key: new.name, recovery: try next.key.name), by: signer, since: moment, code: next.text)
  }

  private mutating func change(
    to key: CourseKey, _ kind: CourseEvent.Kind, by signer: CourseKey, since moment: Int?, code: String? = nil
  ) throws -> CommandAnswer {
    let before = stored.person
    let (kept, left) = try library.courses.change(
      stored.id, to: key, kind, by: signer, since: moment, at: now)
    var lines = [
      "the key of the course is \(key.name.prefix(16)); \(Count.words(kept, "event", "events")) of the key before hold on",
      "students are told with what you send next: tilawa coach sync, or tilawa coach send",
    ]
    if left > 0 { lines.insert("\(Count.words(left, "event", "events")) that others brought no longer hold", at: 1) }
    let others = try library.courses.all().filter { $0.role == .coach && $0.person == before && $0.id != stored.id }
    return CommandAnswer(
      lines,
      .object([
        ("key", .string(key.name)), ("kept", .int(kept)), ("left", .int(left)),
        ("recovery_code", .optional(code, JSON.string)),
      ]),
      remarks: others.map {
        "the course “\($0.id)” still has the key before: tilawa coach key rotate --course \($0.id)"
      })
  }

  private static func signer(of typed: String) throws -> CourseKey {
    guard let code = RecoveryCode(typed) else {
      throw Failure(.usage, "this is no recovery code; one has eight groups of four letters and digits, such as 7KQ2-…")
    }
    return try code.key
  }

  private static func wrongCode(_ name: String, _ keys: CourseKeys) -> Failure {
    if keys.used.contains(name) {
      return Failure(.usage, "this recovery code was used already; the one that was shown then holds")
    }
    return Failure(
      .usage,
      keys.recovery == nil ? "the course has no recovery code" : "this is not the recovery code of the course")
  }

  // MARK: - A course that is not on this machine

  /// Takes a course back on a machine that does not have it, from bundles that its people have.
  ///
  /// - Parameters:
  ///   - files: bundles of the course: the invitation, and those of students.
  ///   - typed: the recovery code.
  package static func recover(
    from files: [String], _ typed: String, in context: AppContext, now: ZonedTime = .now
  ) throws -> CommandAnswer {
    let signer = try signer(of: typed)
    let bundles = try files.map { try CourseBundle($0) }
    let ids = Set(bundles.map(\.manifest.course))
    guard let id = ids.first, ids.count == 1 else {
      throw Failure(.usage, "the files are of several courses: \(ids.sorted().joined(separator: ", "))")
    }
    let library = try context.library(for: .writing)
    guard try library.courses.all().allSatisfy({ $0.id != id }) else {
      throw Failure(.usage, "the course “\(id)” is on this machine: tilawa coach key recover --course \(id)")
    }
    let lines = bundles.flatMap(\.lines)
    guard let keys = CourseKeys(recoveredBy: signer.name, lines) else {
      throw Failure(
        .usage, "this is not the recovery code of the course, or the files lack the course; give the invitation")
    }
    let stored = StoredCourse(
      id: id, role: .coach, coach: keys.first, person: keys.current, joined: now.seconds, told: now.seconds)
    try library.courses.restore(stored, lines, received: now.seconds)
    for bundle in bundles { _ = try bundle.takeSounds(into: CourseSounds(in: library.folders)) }
    var book = try CourseBook(id, as: .coach, in: context, for: .writing, now: now)
    return try book.recoverKey(typed, since: nil)
  }
}

extension RecoveryCode {
  /// Shows the code, once.
  package func show(in context: AppContext) {
    context.interface.warn(
      "the recovery code of the course: \(text); write it down now, it is not shown again. It takes the course back if your key "
        + "is stolen or lost")
  }
}
