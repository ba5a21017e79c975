import Glibc
import TilawaCore

extension SHA256Hasher {
  /// The digest of a file, and its length in bytes.
  ///
  /// - Throws: `.unreadable`, `.io`.
  package static func digest(ofFile path: String) throws(StoreError) -> (digest: String, bytes: Int) {
    func failure(_ code: StoreError.Code) -> StoreError {
      StoreError(code: code, operation: FilesSentences.cannotRead, path: path, detail: .system())
    }
    let input = open(path, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw failure(.unreadable) }
    defer { close(input) }
    var hasher = SHA256Hasher()
    var bytes = 0
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = read(input, buffer.baseAddress, buffer.count)
      guard count >= 0 else { throw failure(.io) }
      if count == 0 { return (hasher.finish(), bytes) }
      bytes += count
      hasher.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
