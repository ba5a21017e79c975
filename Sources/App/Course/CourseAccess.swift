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
  private let policy: Policy?
  private let printsPolicy: Bool

  /// - Parameters:
  ///   - name: the student; nil for the teacher, who needs the whole place.
  ///   - place: the address of the place; nil for the one of the last exchange.
  ///   - printsPolicy: whether people get the policy alone, to be given to the store.
  /// - Throws: `Failure` where there is no place or no student, or where a policy is wanted of a place that has none.
  package init(_ book: CourseBook, of name: String?, at place: String?, printsPolicy: Bool) throws {
    guard let whole = try place.map(SyncPlaceOpening.kept) ?? book.stored.folder else {
      throw Failure(.usage, CourseSentences.noPlaceYet(command: CommandHint("coach", "sync", "PLACE")))
    }
    student = try name.map { name in
      let record = try book.student(name)
      return (record.name, String(record.student.prefix(16)))
    }
    course = book.stored.id
    let parts = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = String(parts[0].reversed().drop { $0 == "/" }.reversed()) + (student.map { "/\($0.key)" } ?? "")
    address = folder + (parts.count == 2 ? "?\(parts[1])" : "")
    do throws(SyncPlaceError) {
      if case .bucket(let bucket) = try PlaceAddress(address) { policy = Policy(bucket) } else { policy = nil }
    } catch { throw CoursePlace.failure(error) }
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
    @Nullable var policy: Policy?
  }

  package var value: Value {
    Value(course: course, student: student?.name, key: student?.key, address: address, policy: policy)
  }

  /// A policy in the language of AWS, which other stores understand too: lists, reads and writes below one prefix.
  struct Policy: Encodable {
    struct Statement: Encodable {
      let effect = "Allow"
      let action: [String]
      let resource: String
      /// The prefixes that may be listed; nil for objects.
      let listed: [String]?

      private enum CodingKeys: String, CodingKey {
        case effect = "Effect"
        case action = "Action"
        case resource = "Resource"
        case condition = "Condition"
      }

      func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(effect, forKey: .effect)
        try members.encode(action, forKey: .action)
        try members.encode(resource, forKey: .resource)
        if let listed { try members.encode(["StringLike": ["s3:prefix": listed]], forKey: .condition) }
      }
    }

    let version = "2012-10-17"
    let statements: [Statement]

    private enum CodingKeys: String, CodingKey {
      case version = "Version"
      case statements = "Statement"
    }

    init(_ address: BucketAddress) {
      let bucket = "arn:aws:s3:::\(address.bucket)"
      let below = address.prefix.isEmpty ? "*" : "\(address.prefix)/*"
      statements = [
        Statement(action: ["s3:ListBucket"], resource: bucket, listed: [below]),
        Statement(
          action: ["s3:GetObject", "s3:PutObject", "s3:DeleteObject"], resource: "\(bucket)/\(below)", listed: nil),
      ]
    }
  }
}
