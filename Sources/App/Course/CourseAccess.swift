package import AppBase
import AppSync
import TilawaCore
import TilawaStore
import TilawaSync

/// The part of a shared place that is one person's: its address, and the policy of a key that opens nothing else in the store.
package struct CourseAccess: ValueAnswer {
  private let course: String
  /// The student, and the beginning of the key; nil for the whole place, which is the teacher's.
  private let student: (name: String, key: String)?
  private let address: String
  private let policy: BucketPolicy?
  private let printsPolicy: Bool

  /// - Parameters:
  ///   - name: the student; nil for the teacher, who needs the whole place.
  ///   - place: the address of the place; nil for the one of the last exchange.
  ///   - printsPolicy: whether people get the policy alone, to be given to the store.
  /// - Throws: `Failure` where there is no place or no student, or where a policy is wanted of a place that has none.
  package init(_ book: CourseBook, of name: String?, at place: String?, printsPolicy: Bool) throws {
    student = try name.map { name in
      let record = try book.student(name)
      return (record.name, String(record.student.prefix(16)))
    }
    course = book.stored.id
    do {
      guard let whole = try place.map({ try SyncPlaceOpening.kept($0) }) ?? book.stored.folder else {
        throw Failure(.usage, CourseSentences.noPlaceYet(command: CommandHint("coach", "sync", "PLACE")))
      }
      let (path, options) = CoursePlace.halves(of: whole)
      let folder = path.hasSuffix("/") ? path.dropLast() : path
      address = "\(folder)\(student.map { "/\($0.key)" } ?? "")\(options)"
      if case .bucket(let bucket) = try PlaceAddress(address) { policy = BucketPolicy(bucket) } else { policy = nil }
    } catch let error as SyncPlaceError { throw CoursePlace.failure(error) }
    guard !printsPolicy || policy != nil else {
      throw Failure(.usage, CourseSentences.noPolicy(address: address.readablePath))
    }
    self.printsPolicy = printsPolicy
  }

  package var text: [AnswerPart] {
    if printsPolicy, let policy { return [.line(JSON.line(encoding: policy))] }
    guard let student else {
      return [.line(CourseSentences.wholeAddress(address: address.readablePath))]
        + policyHint(CommandHint("coach", "access", "--policy"))
    }
    return [
      .line(CourseSentences.accessOf(name: student.name.printableLine, address: address.readablePath)),
      .line(CourseSentences.studentTypes(command: CommandHint("course", "sync", address))),
    ] + policyHint(CommandHint("coach", "access", student.key, "--policy"))
  }

  private func policyHint(_ command: CommandHint) -> [AnswerPart] {
    policy == nil ? [] : [.line(CourseSentences.policyOfKey(command: command))]
  }

  package struct Value: Encodable {
    let course: String
    /// The name of the student, and the beginning of the key; null for the whole place.
    @Nullable var student: String?
    @Nullable var key: String?
    let address: String
    /// The policy of a key for this address alone; null where the place is no bucket.
    @Nullable var policy: BucketPolicy?
  }

  package var value: Value {
    Value(course: course, student: student?.name, key: student?.key, address: address, policy: policy)
  }
}
