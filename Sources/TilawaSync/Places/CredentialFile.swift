import Glibc
import TilawaCore
import TilawaFiles
package import TilawaNetwork

/// A file with the passwords of servers, in the form of netrc: `machine HOST login USER password "PASSWORD"`.
///
/// It is for its user alone: one that others may read is refused.
package struct CredentialFile {
  private let path: String
  private static let longest = 1 << 16

  private struct Entry: Hashable {
    var host = ""
    var user = ""
    var password = ""
  }

  package init(_ path: String) { self.path = path }

  /// Returns the user and the password for a host; of several the first, or that of the named user.
  package func credentials(for host: String, user: String? = nil) throws(SyncPlaceError) -> Transfer.Credentials? {
    let entry = try entries().first { $0.host == host.lowercased() && (user == nil || $0.user == user) }
    return entry.map { Transfer.Credentials(user: $0.user, password: $0.password) }
  }

  /// Keeps a password for a host and a user in place of the one before.
  package func save(_ credentials: Transfer.Credentials, for host: String) throws(SyncPlaceError) {
    let new = Entry(host: host.lowercased(), user: credentials.user, password: credentials.password)
    guard [new.user, new.password].allSatisfy({ !$0.isEmpty && !$0.contains(where: \.isNewline) }) else {
      throw .refused(TilawaSyncSentences.credentialsOfOneLine)
    }
    let others = try entries().filter { $0.host != new.host || $0.user != new.user }
    let lines = ([new] + others).map { entry in
      "machine \(entry.host) login \(Self.quoted(entry.user)) password \(Self.quoted(entry.password))\n"
    }
    do { try write(Array(lines.joined().utf8)) } catch { throw .refused(error.sentence) }
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    let (folder, name) = Disk.split(path)
    let made = try TemporaryFile.create(.part(of: name), in: folder, mode: 0o600, for: path)
    defer { close(made.descriptor) }
    guard bytes.withUnsafeBytes({ Disk.write($0, to: made.descriptor) }), fsync(made.descriptor) == 0,
      rename(made.path, path) == 0
    else {
      let error = FileError(writing: path)
      unlink(made.path)
      throw error
    }
  }

  private func entries() throws(SyncPlaceError) -> [Entry] {
    var info = stat()
    guard stat(path, &info) == 0 else { return [] }
    guard info.st_mode & 0o077 == 0 else {
      throw .refused(
        TilawaSyncSentences.passwordsReadable(path: path.readablePath, line: "chmod 600 \(path.readablePath)"))
    }
    CoreDump.forbid()
    guard let bytes = Disk.bytes(of: path, atMost: Self.longest) else {
      throw .refused(TilawaSyncSentences.passwordsUnreadable(path: path.readablePath))
    }
    return Self.entries(in: String(decoding: bytes, as: UTF8.self))
  }

  private static func entries(in text: String) -> [Entry] {
    var entries: [Entry] = []
    for line in text.split(whereSeparator: \.isNewline) {
      var words = words(of: line)[...]
      while let word = words.popFirst() {
        switch word {
        case "machine": entries.append(Entry(host: words.popFirst()?.lowercased() ?? ""))
        case "default": entries.append(Entry())
        case "login": if !entries.isEmpty { entries[entries.count - 1].user = words.popFirst() ?? "" }
        case "password": if !entries.isEmpty { entries[entries.count - 1].password = words.popFirst() ?? "" }
        default: break
        }
      }
    }
    return entries.filter { !$0.host.isEmpty && !$0.user.isEmpty }
  }

  /// Splits a line at spaces outside quotation marks; a backslash takes the next character as it is.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var (isQuoted, isEscaped) = (false, false)
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", isQuoted {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else if character == "#", word == nil, !isQuoted {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] } + "\""
  }
}
