import Foundation
import TilawaCore
import TilawaFiles
import TilawaStore
import TilawaTestSupport

/// A forger with the key of a side and a program that writes anything.
struct CourseForger {
  let key: CourseKey
  private let folders: Folders

  /// Takes the key that a side has for new courses.
  init(_ side: CommandFixture) throws {
    folders = Folders(environment: ["TILAWA_HOME": side.home.path])
    key = try CourseKey(in: folders)
  }

  init(seed: UInt8, beside side: CommandFixture) throws {
    folders = Folders(environment: ["TILAWA_HOME": side.home.path])
    key = try CourseKey(seed: [UInt8](repeating: seed, count: 32))
  }

  func line(_ kind: CourseEvent.Kind, of student: String?, counter: Int, at seconds: Int = 1_799_200_000) -> SignedLine
  {
    let text = CourseEventForm(
      course: "reading", author: key.name, student: student,
      time: ZonedTime(seconds: seconds, offset: 0, zone: "UTC"), counter: counter, kind: kind
    ).line
    return SignedLine(line: text, signature: key.signature(of: text, for: .event))
  }

  /// Writes a bundle as a file.
  func write(_ lines: [SignedLine], to receiver: String, _ path: String) throws {
    try CourseBundle.write(
      lines, sounds: [], in: .init(course: "reading", from: key, to: receiver), at: 1_799_200_000,
      from: CourseSounds(in: folders),
      to: OutputTarget(path))
  }

  /// Writes a bundle into a folder of a place, under the name that it has there.
  @discardableResult
  func put(_ lines: [SignedLine], to receiver: String, in folder: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(CourseBundle.name(of: lines))"
    let bytes = CourseBundle.bytes(lines, in: .init(course: "reading", from: key, to: receiver))
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }
}
