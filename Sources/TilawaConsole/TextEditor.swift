import Glibc
import TilawaCore
import TilawaFiles

/// The user's editor for a text.
package enum TextEditor {
  /// Lets the user edit a text. Blocks until the editor ends.
  ///
  /// - Parameters:
  ///   - text: the text at the start.
  ///   - environment: the environment of the process, with the name of the editor.
  ///   - use: receives each edited version. It returns nil to accept it, else the fault in words for users; they are
  ///     then asked whether to edit again.
  /// - Throws: `Failure` if there is no editor, if it fails, or if the text is still wrong in the end.
  package static func edit(_ text: String, environment: [String: String], use: (String) throws -> String?) throws {
    let folder = try temporaryFolder(environment["TMPDIR"] ?? "/tmp")
    // The ending that an editor may know.
    let path = folder + "/tilawa.conf"
    defer {
      unlink(path)
      rmdir(folder)
    }
    var text = text
    while true {
      try write(text, to: path)
      try run(environment["VISUAL"] ?? environment["EDITOR"] ?? "vi", on: path)
      text = try read(path)
      guard let complaint = try use(text) else { return }
      guard Terminal.isTerminal(0), Terminal.isTerminal(2) else {
        throw Failure(.usage, ConsoleSentences.faultUnchanged(fault: Sentence(verbatim: complaint)))
      }
      Terminal.complain(complaint)
      guard try Question.isGranted(ConsoleSentences.editAgain, otherwise: Sentence(verbatim: "")) else {
        throw Failure(.usage, ConsoleSentences.nothingChanged)
      }
    }
  }

  private static func temporaryFolder(_ parent: String) throws -> String {
    guard let folder = TemporaryFile.folder(beginning: parent + "/tilawa-") else {
      throw FileError(writing: parent, operation: FilesSentences.cannotMakeFolderInIt)
    }
    return folder
  }

  /// Runs the editor by the shell, because its name may be several words. It stays in the process group of the program,
  /// and so in the foreground of the terminal.
  private static func run(_ editor: String, on path: String) throws {
    var start = ProgramStart("/bin/sh", ["sh", "-c", "\(editor) \"$1\"", "sh", path])
    (start.input, start.output, start.complaints, start.company) = (.shared, .shared, .shared, .ours)
    guard let started = start.start() else {
      throw Failure(.unavailable, ConsoleSentences.cannotRun(editor: editor, fault: systemMessage()))
    }
    guard started.wait() == 0 else {
      throw Failure(.unavailable, ConsoleSentences.editorFailed(editor: editor))
    }
  }

  private static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw FileError(writing: path)
    }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten else {
      throw Failure(.ioError, Sentence.system().at(Sentence(verbatim: path)))
    }
  }

  private static func read(_ path: String) throws -> String {
    guard let file = fopen(path, "r") else {
      throw Failure(.noInput, Sentence.system().at(Sentence(verbatim: path)))
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
