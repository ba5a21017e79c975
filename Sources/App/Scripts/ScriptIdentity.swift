import AppBase
import Glibc
import TilawaCore
import TilawaStore

/// The identity of a script by its file; it is the same for every path to that file.
package struct ScriptIdentity: Hashable, Sendable {
  /// The full path, without links.
  package let path: String
  /// The last part of the path, which is the name for people.
  package let name: String
  /// The base name of files that belong to the script: `morning-3f2a91c0`.
  package let key: String

  /// - Throws: `Failure` 66 where there is no such file.
  package init(_ path: String) throws {
    guard let real = realpath(path) else {
      throw Failure(
        errno == ENOENT ? .noInput : .unreadable,
        ScriptsSentences.cannotOpen(path: path, reason: systemMessage()))
    }
    self.init(resolved: real)
  }

  /// Makes the identity of a script from its full path without links; the file may be gone.
  package init(resolved path: String) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? path
    var hasher = SHA256Hasher()
    hasher.update(path)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    // Replace characters that the name of a systemd unit cannot hold.
    let plain = stem.map { $0.isASCIIAlphanumeric ? $0 : "-" }
    key = "\(String(plain.prefix(40)))-\(hasher.finish().prefix(8))"
  }
}

extension ScriptIdentity {
  /// The name of its systemd units.
  package var unit: String { SystemdUnitFiles.Family.scripts.rawValue + key }
}
