package import Glibc

/// Temporary files. Their names cannot be guessed, and an existing file of such a name is never opened.
package enum TemporaryFile {
  package enum Form: Hashable, Sendable {
    /// `.incoming-PID-xxxxxx`: on its way to a name of our own.
    case incoming
    /// `PREFIXPID-xxxxxx`: the same under another beginning.
    case beginning(String)
    /// `.NAME.PID-NUMBER.part`: on its way to a name that a user gave.
    case part(of: String)
  }

  /// The prefix of the first form. The number of the process follows it, so that other processes recognise the
  /// leftovers of a killed one.
  package static let incoming = ".incoming-"

  /// Makes a file, open for reading and writing, and locks it for as long as it is open. The caller closes it.
  ///
  /// - Throws: `FileError` that names `path`.
  package static func create(
    _ form: Form, in folder: String, mode: mode_t = 0o600, for path: String
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    for _ in 0..<100 {
      let temporary = (folder == "/" ? "" : folder) + "/" + name(form)
      let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      guard descriptor < 0 else {
        flock(descriptor, LOCK_EX | LOCK_NB)
        return (temporary, descriptor)
      }
      guard errno == EEXIST else { break }
    }
    throw FileError(writing: path)
  }

  /// Makes a file without a name in the folder for temporary files.
  ///
  /// - Throws: `FileError` that names `path`.
  package static func nameless(for path: String) throws(FileError) -> Int32 {
    let setting = Surroundings.setting("TMPDIR") ?? ""
    let made = try create(.incoming, in: setting.isEmpty ? "/tmp" : setting, for: path)
    unlink(made.path)
    return made.descriptor
  }

  /// Makes a folder for the user alone, under a name that cannot be guessed; nil and `errno` where it cannot be.
  package static func folder(beginning prefix: String) -> String? {
    var template = (prefix + "XXXXXX").pathBytes.map(CChar.init(bitPattern:)) + [0]
    guard mkdtemp(&template) != nil else { return nil }
    return template.withUnsafeBufferPointer { $0.baseAddress.map { String(path: $0) } }
  }

  package static func name(_ form: Form) -> String {
    switch form {
    case .incoming: return self.name(.beginning(incoming))
    case .beginning(let prefix):
      let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
      return "\(prefix)\(getpid())-" + String((0..<6).compactMap { _ in letters.randomElement() })
    case .part(let name):
      // A name has 255 bytes at the most.
      return String(pathBytes: Array(".".utf8) + name.pathBytes.prefix(180))
        + ".\(getpid())-\(UInt64.random(in: 0 ... .max)).part"
    }
  }
}

/// Keeps signals that would end the process away from this thread while something must not be left half done. It holds for a process
/// of one thread; one of several has its own way with signals.
package func withoutInterruption<Value, Failure: Error>(
  _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  var (ending, before) = (sigset_t(), sigset_t())
  sigemptyset(&ending)
  for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ending, signal) }
  pthread_sigmask(SIG_BLOCK, &ending, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try body()
}
