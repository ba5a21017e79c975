import Glibc
import TilawaCore
import TilawaStore

/// A file that a command reads whole; `-` is standard input.
enum CommandInput {
  /// Returns the name for people.
  static func name(of file: String) -> String {
    file == "-" ? LearnCommandsSentences.standardInput.text : file
  }

  static func bytes(of file: String, atMost limit: Int) throws(StoreError) -> [UInt8] {
    file == "-"
      ? try WholeFile.read(from: STDIN_FILENO, named: name(of: file), atMost: limit)
      : try WholeFile.read(file, atMost: limit)
  }
}
