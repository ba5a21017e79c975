import Glibc
package import TilawaStore

/// The log of players without a terminal.
package struct PlayerLog {
  package let path: String

  package init(
    path: String
  ) {
    self.path = path
  }

  /// The longest log, in bytes; a longer one is renamed, and a new one begins.
  private static let longest = 1 << 20

  /// Makes its folder, and returns the offset of the next line.
  ///
  /// - Throws: `StoreError`, `.cannotCreate`.
  package func prepare() throws(StoreError) -> Int {
    if let slash = path.lastIndex(of: "/") { try Folders.create(String(path[..<slash])) }
    if length > PlayerLog.longest { _ = rename(path, path + ".old") }
    return length
  }

  private var length: Int {
    var info = stat()
    return stat(path, &info) == 0 ? Int(info.st_size) : 0
  }

  /// Reads the lines after an offset, the last hundred of them.
  package func lines(from start: Int) -> [Substring] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = pread(file, &bytes, bytes.count, start)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n").suffix(100)
  }
}
