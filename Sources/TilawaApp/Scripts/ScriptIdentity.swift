import Glibc
import TilawaCore
import TilawaStore

/// A script by the file that it lies in: told from all others, by whatever path it is called.
package struct ScriptIdentity: Hashable, Sendable {
  /// The full path, without links.
  package let path: String
  /// The last part of it: what people call it.
  package let name: String
  /// What files that belong to it are called: `morning-3f2a91c0`.
  package let key: String

  /// - Throws: `Failure` 66 where there is no such file.
  package init(_ path: String) throws {
    guard let real = realpath(path) else {
      throw Failure(
        errno == ENOENT ? .noInput : .unreadable, "\(path): cannot open: \(String(cString: strerror(errno)))")
    }
    self.init(resolved: real)
  }

  /// Of a path that is full and without links; the file need not be there any more.
  package init(resolved path: String) {
    self.path = path
    name = path.split(separator: "/").last.map(String.init) ?? path
    var hasher = SHA256Hasher()
    hasher.update(path)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    // What is no name of a unit of systemd's is left out.
    let plain = stem.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    key = "\(String(plain.prefix(40)))-\(hasher.finish().prefix(8))"
  }
}

extension ScriptIdentity {
  /// What its units are called.
  package var unit: String { SystemdUnitFiles.Family.scripts.rawValue + key }
}
