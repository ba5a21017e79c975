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
    var lines = [CourseSentences.keyOfCourse(key: String(keys.current.prefix(16)))]
    if !former.isEmpty { lines.append(CourseSentences.givenUp(keys: former.listed)) }
    lines.append(
      keys.recovery == nil
        ? CourseSentences.noCodeAdvice(command: CommandHint("coach", "key", "code")) : CourseSentences.hasCode)
    let remarks =
      keys.current == stored.person
      ? []
      : [CourseSentences.otherKeyHere(key: String(stored.person.prefix(16)), command: CourseBook.recovering)]
    return CommandAnswer(
      lines, CoachKeys(key: keys.current, former: keys.former, recovery: keys.recovery), remarks: remarks)
  }

  /// Makes a recovery code for a course that has none.
  package mutating func makeCode() throws -> CommandAnswer {
    guard try keys.recovery == nil else {
      throw Failure(.usage, CourseSentences.codeThere(command: CourseBook.recovering))
    }
    let code = RecoveryCode()
    code.show(in: context)
    try note([(nil, .secured(recovery: try code.key.name))])
    return CommandAnswer([CourseSentences.codeTold], CoachCode(code: code.text))
  }

  /// The command that takes a course back.
  private static let recovering = CommandHint("coach", "key", "recover")

  /// Gives the course another key, which the key before signs.
  ///
  /// - Parameter moment: what others have brought since then does not hold, in seconds since 1970; nil: all that is here holds.
  package mutating func rotateKey(since moment: Int?) throws -> CommandAnswer {
    let (keys, old) = (try keys, try CourseKey(in: library.folders, named: stored.person))
    guard keys.current == old.name else {
      let key = String(keys.current.prefix(16))
      throw Failure(.configuration, CourseSentences.otherKey(key: key, command: CourseBook.recovering))
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
    let told = CourseSentences.keyTold(
      syncCommand: CommandHint("coach", "sync"), sendCommand: CommandHint(naming: "coach", "send"))
    let lines =
      [CourseSentences.keyChanged(key: String(key.name.prefix(16)), count: kept)]
      + (left > 0 ? [CourseSentences.noLongerHeld(count: left)] : []) + [told]
    let others = try library.courses.all().filter { $0.role == .coach && $0.person == before && $0.id != stored.id }
    return CommandAnswer(
      lines, CoachKeyChange(key: key.name, kept: kept, left: left, code: code),
      remarks: others.map {
        CourseSentences.keyBefore(id: $0.id, command: CommandHint("coach", "key", "rotate", "--course", $0.id))
      })
  }

  private static func signer(of typed: String) throws -> CourseKey {
    guard let code = RecoveryCode(typed) else {
      throw Failure(.usage, CourseSentences.noCode)
    }
    return try code.key
  }

  private static func wrongCode(_ name: String, _ keys: CourseKeys) -> Failure {
    if keys.used.contains(name) { return Failure(.usage, CourseSentences.codeUsed) }
    return Failure(.usage, keys.recovery == nil ? CourseSentences.withoutCode : CourseSentences.otherCode)
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
      throw Failure(.usage, CourseSentences.severalCourses(ids: ids.sorted().listed))
    }
    let library = try context.library(for: .writing)
    guard try library.courses.all().allSatisfy({ $0.id != id }) else {
      let command = CommandHint(words: recovering.words + ["--course", id])
      throw Failure(.usage, CourseSentences.courseHere(id: id, command: command))
    }
    let lines = bundles.flatMap(\.lines)
    guard let keys = CourseKeys(recoveredBy: signer.name, lines) else {
      throw Failure(.usage, CourseSentences.codeOrFiles)
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
    context.interface.warn(CourseSentences.codeShown(code: text))
  }
}
