import CommandOptions
import AppBase
import AppCourse
import TilawaConsole
import TilawaCore
import TilawaStore

/// Files that commands of a course read and write.
enum CourseOutput {
  /// The longest file of a course, in bytes.
  private static let mostText = 1 << 20

  static func print(_ text: String) { Terminal.put(file: text) }

  /// - Parameter more: a value with more members for programs.
  static func write(
    _ text: String, to path: String, _ writing: WritingOptions, _ report: ReportOptions,
    _ more: (any Encodable)? = nil
  ) throws {
    try OutputFile.write(Array(text.utf8), to: writing.target(path, report))
    CommandAnswer([LearnCommandsSentences.written(path: path)], JoinedMembers(FileWritten(path), more)).tell(report)
  }

  /// Reads the file of a course.
  ///
  /// - Parameter path: `-` is the standard input.
  static func text(of path: String) throws -> String {
    let bytes = try CommandInput.bytes(of: path, atMost: mostText)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.unreadable, LearnCommandsSentences.fileNotText(path: CommandInput.name(of: path)))
    }
    return text
  }

  /// The greatest bundle on the standard input, in bytes; it may have sounds.
  private static let mostBytes = 256 << 20

  /// Reads a bundle on the standard input; its name, for people, is beside it.
  static func bundle() throws -> (bytes: [UInt8], name: String) {
    (try CommandInput.bytes(of: "-", atMost: mostBytes), CommandInput.name(of: "-"))
  }

  /// Opens bundles; `-` alone is one on the standard input. A bundle that cannot be opened does not stop the others.
  static func open(_ files: [String], _ report: ReportOptions) throws {
    let arrival = try CourseArrival(in: AppContext())
    if files == ["-"] {
      let (bytes, name) = try bundle()
      return try arrival.openAnswer(bytes, named: name).tell(report)
    }
    var code = ExitCodes.done
    for file in files {
      do { try arrival.openAnswer(file).tell(report) } catch {
        guard files.count > 1, let failure = Failure(error) else { throw error }
        Terminal.complain(failure.message)
        code = failure.code
      }
    }
    if code != .done { throw Failure(silent: code) }
  }
}
