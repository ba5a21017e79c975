import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

/// Files that commands of a course read and write.
enum CourseOutput {
  static func print(_ text: String) { Terminal.put(file: text) }

  static func write(_ text: String, to path: String, _ writing: WritingOptions, _ report: ReportOptions) throws {
    try OutputFile.write(Array(text.utf8), to: writing.target(path, report))
    CommandAnswer(["\(path) is written"], .object([("file", .string(path))])).tell(report)
  }

  /// Reads the file of a course.
  static func text(of path: String) throws -> String {
    let bytes =
      path == "-" ? Array(FileHandle.standardInput.readDataToEndOfFile()) : try WholeFile.read(path, atMost: 1 << 20)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.unreadable, "\(path): it is not UTF-8 text")
    }
    return text
  }
}
