package import TilawaCore

/// A course in which the user takes part.
package struct StoredCourse: Hashable, Sendable, Identifiable {
  /// The part of the user.
  package enum Role: String, Hashable, Sendable { case coach, student }

  package let id: String
  package let role: Role
  /// The public key of the teacher.
  package let coach: String
  /// The public key of the user.
  package let person: String
  /// The time of joining, in seconds since 1970.
  package let joined: Int
  /// The moment up to which notifications were shown, in seconds since 1970.
  package let told: Int
  /// The hours without notifications, such as `22:00-07:00`; empty for none.
  package let quiet: String
  /// The folder that is shared with the other side; nil for none.
  package let folder: String?

  package init(
    id: String, role: Role, coach: String, person: String, joined: Int, told: Int, quiet: String = "",
    folder: String? = nil
  ) {
    (self.id, self.role, self.coach, self.person) = (id, role, coach, person)
    (self.joined, self.told, self.quiet, self.folder) = (joined, told, quiet, folder)
  }
}

/// An event as it is stored and sent: its line, and the signature of its author.
package struct SignedLine: Hashable, Sendable {
  package let line: String
  /// 128 hexadecimal digits.
  package let signature: String

  package init(line: String, signature: String) { (self.line, self.signature) = (line, signature) }

  /// The id of the event: the SHA-256 of its line.
  package var id: String {
    var hasher = SHA256Hasher()
    hasher.update(line)
    return hasher.finish()
  }

  /// Reads the form of the event; nil for a line that is none.
  package var form: CourseEventForm? { try? JSON(reading: line).decoded(as: CourseEventForm.self) }
}
