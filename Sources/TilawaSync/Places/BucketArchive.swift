import Glibc
import TilawaCore
import Synchronization
import TilawaFiles
package import TilawaNetwork

/// The files below a prefix of a bucket, which are only read. Any task may use it.
package struct BucketArchive: Sendable {
  /// A file.
  package struct Item: Hashable, Sendable {
    /// The name below the prefix, with "/" between its parts; none of them is empty, `.` or `..`.
    package let name: String
    /// The size in bytes.
    package let size: Int
    /// The time of the last change in seconds since 1970; nil where the store does not tell it.
    package let changed: Int?
    /// Digits that tell these bytes from others in the bucket.
    package let digest: String
  }

  private let server: BucketServer

  /// The longest name of a file system.
  private static let longestPart = 255
  private static let longestName = 2048

  /// - Parameters:
  ///   - address: the bucket and the prefix; the name of one object stands for that object.
  ///   - settings: the key and the store.
  ///   - client: the client for the requests.
  ///   - spending: what this device spends; nil where nobody counts it.
  /// - Throws: `.refused` where libsodium, which signs, is not installed.
  package init(
    _ address: BucketAddress, _ settings: BucketSettings, client: HTTPClient, spending: BucketSpending? = nil
  ) throws(SyncPlaceError) {
    try Sodium.load()
    server = BucketServer(address: address, settings: settings, client: client, meter: TrafficMeter(spending))
  }

  /// Returns the files in the order of their names. Objects whose names are no paths of files are passed over.
  package func items() async throws(SyncPlaceError) -> [Item] {
    try await server.list("", depth: .all, most: nil).entries.compactMap { entry -> Item? in
      let name = String(server.name(ofKey: entry.key))
      guard Self.isPath(name) else { return nil }
      let mark = entry.etag ?? "\(name)\u{1F}\(entry.changed ?? 0)"
      let digest = SHA256Hasher.digest(of: Array("\(entry.size)\u{1F}\(mark)".utf8))
      return Item(name: name, size: entry.size, changed: entry.changed, digest: String(digest.prefix(32)))
    }.sorted { $0.name < $1.name }
  }

  private static func isPath(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= longestName && !name.utf8.contains(0)
      && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count <= longestPart }
  }

  /// Writes the bytes of a file into a new file, whose time is that of the object.
  ///
  /// - Returns: whether it is there, with the size that the list told.
  /// - Throws: `SyncPlaceError`, `FileError`.
  package func fetch(_ item: Item, to path: String) async throws -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw FileError(writing: path) }
    defer { close(file) }
    let fault = DiskFault(path)
    let listener = TransferListener(
      head: { _ in
        guard ftruncate(file, 0) == 0, lseek(file, 0, SEEK_SET) == 0 else { throw fault.noted() }
      },
      bytes: { bytes in
        var rest = bytes
        while !rest.isEmpty {
          let count = write(file, rest.baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { throw fault.noted() }
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
      })
    do {
      guard try await server.fetch(item.name, limit: max(item.size, 1), into: listener) else { return false }
    } catch { throw fault.error ?? error }
    var info = stat()
    guard fstat(file, &info) == 0, Int(info.st_size) == item.size else { return false }
    if let changed = item.changed {
      let time = timespec(tv_sec: changed, tv_nsec: 0)
      _ = withUnsafePointer(to: (time, time)) { pair in
        pair.withMemoryRebound(to: timespec.self, capacity: 2) { futimens(file, $0) }
      }
    }
    return true
  }

  /// The first error of a disk. Any thread may use it.
  private final class DiskFault: Sendable {
    private let path: String
    private let found = Mutex<FileError?>(nil)

    init(_ path: String) { self.path = path }

    var error: FileError? { found.withLock { $0 } }

    func noted() -> FileError {
      let error = FileError(writing: path)
      return found.withLock { found in
        found = found ?? error
        return error
      }
    }
  }
}
