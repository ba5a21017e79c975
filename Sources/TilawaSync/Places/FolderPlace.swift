import Dispatch
import Glibc
import Synchronization
import TilawaCore
import TilawaFiles

/// A folder of a file system, as Syncthing, a client of Nextcloud, a USB stick or NFS carries it.
///
/// Blocks on the disk. Any number of devices may use the folder at once. No link inside the folder is followed.
package final class FolderPlace: SyncPlace {
  private let path: String
  private let ways: [NamingWay]
  private let swept = Mutex<Set<String>>([])
  /// Files that were put and are not flushed, and the most of them.
  private let waiting = Mutex<[UnnamedFile]>([])
  private static let mostWaiting = 64
  /// Waits for the disk, where nothing else has to.
  private let flushing = DispatchQueue(label: "tilawa.sync.flush")
  /// The failure of a flush, which is that of all later ones.
  private let failure = Mutex<SyncPlaceError?>(nil)

  /// - Parameters:
  ///   - path: the folder, which may be a link.
  ///   - ways: the ways in which a complete file gets its name; file systems lack some of them.
  package init(_ path: String, ways: [NamingWay] = NamingWay.allCases) {
    self.path = path
    self.ways = ways
  }

  /// Makes the folder and those above it where they are missing.
  package func make() throws(SyncPlaceError) {
    var made = ""
    for part in Disk.standardized(path).split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o777) != 0, errno != EEXIST, !Disk.isFolder(made) { throw writing("", errno) }
    }
    guard Disk.isFolder(path) else { throw .refused(TilawaSyncSentences.noFolder(path: path.readablePath)) }
  }

  package func list(_ folder: String) async throws -> [SyncObject] { try found(folder).map(\.object) }

  package func entries(_ folder: String) async throws -> [SyncEntry] {
    let found = try found(folder)
    // The file system tells its time by a file that is made now.
    guard let last = found.map(\.changed).max(), let root = FolderHandle(path),
      let probe = UnnamedFile(for: "time", in: root), let now = root.file(probe.temporary)?.st_mtim.tv_sec
    else { return found.map { SyncEntry(object: $0.object, age: nil) } }
    // Files from the future of this clock were carried here with times of another one.
    return found.map { SyncEntry(object: $0.object, age: last > now + 1 ? nil : max(0, now - $0.changed)) }
  }

  /// The objects in a folder, and the times of their last changes.
  private func found(_ folder: String) throws -> [(object: SyncObject, changed: Int)] {
    guard let folder = try open(SyncName.parts(ofFolder: folder)) else { return [] }
    guard let names = folder.names() else { throw reading("", errno) }
    let present = Set(names)
    return names.compactMap { name in
      let plain = name.lowercased()
      guard SyncName.isPart(plain), let info = folder.file(plain) else { return nil }
      // A file system that ignores case may have changed it.
      guard name == plain || !present.contains(plain) && folder.file(name)?.st_ino == info.st_ino else { return nil }
      return (SyncObject(name: plain, size: Int(info.st_size)), info.st_mtim.tv_sec)
    }
  }

  package func folders() async throws -> [String] {
    let root = try root()
    guard let names = root.names() else { throw reading("", errno) }
    return names.filter { SyncName.isPart($0) && root.folder($0) != nil }
  }

  package func read(_ name: String) async throws -> [UInt8]? {
    let parts = try SyncName.parts(of: name)
    guard let folder = try open(parts.dropLast()), let last = parts.last else { return nil }
    return try read(last, in: folder, of: name)
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    guard let file = try store(name, bytes) else { return }
    try settle([file])
  }

  package func put(_ name: String, _ bytes: [UInt8]) async throws {
    guard let file = try store(name, bytes) else { return }
    // The disk begins to write at once, so that little is left to wait for; it is not read soon.
    posix_fadvise(file.descriptor, 0, 0, Int32(POSIX_FADV_DONTNEED))
    let isFull = waiting.withLock { waiting in
      waiting.append(file)
      return waiting.count >= Self.mostWaiting
    }
    if isFull { try await flush() }
  }

  package func flush() async throws {
    try await withCheckedThrowingContinuation { continuation in
      flushing.async { continuation.resume(with: Result { try self.settleWaiting() }) }
    }
  }

  private func settleWaiting() throws(SyncPlaceError) {
    if let failure = failure.withLock({ $0 }) { throw failure }
    let files = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    do throws(SyncPlaceError) { try settle(files) } catch {
      failure.withLock { $0 = error }
      throw error
    }
  }

  package func remove(_ name: String) async throws {
    let parts = try SyncName.parts(of: name)
    guard let folder = try open(parts.dropLast()), let last = parts.last, folder.file(last) != nil else { return }
    guard unlinkat(folder.number, last, 0) == 0 || errno == ENOENT else { throw writing(name, errno) }
    guard folder.synchronize() else { throw writing(name, errno) }
  }

  // MARK: - Folders

  /// Opens a folder; nil where it is absent, or where a link or a file has its name.
  private func open(_ parts: some Sequence<String>) throws(SyncPlaceError) -> FolderHandle? {
    var folder = try root()
    for part in parts {
      guard let next = folder.folder(part) else {
        guard [ENOENT, ENOTDIR, ELOOP].contains(errno) else { throw reading(part, errno) }
        return nil
      }
      folder = next
    }
    return folder
  }

  private func make(_ parts: some Sequence<String>) throws(SyncPlaceError) -> FolderHandle {
    var folder = try root()
    for part in parts {
      if let next = folder.folder(part) {
        folder = next
        continue
      }
      guard errno == ENOENT else { throw writing(part, errno) }
      guard mkdirat(folder.number, part, 0o777) == 0 || errno == EEXIST else { throw writing(part, errno) }
      guard folder.synchronize() else { throw writing(part, errno) }
      guard let next = folder.folder(part) else { throw writing(part, errno) }
      folder = next
    }
    return folder
  }

  private func root() throws(SyncPlaceError) -> FolderHandle {
    guard let root = FolderHandle(path) else {
      guard errno == ENOENT else { throw reading("", errno) }
      throw .offline(TilawaSyncSentences.folderAway(path: path.readablePath))
    }
    return root
  }

  // MARK: - Files

  private func read(_ part: String, in folder: FolderHandle, of name: String) throws(SyncPlaceError) -> [UInt8]? {
    let file = openat(folder.number, part, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      guard [ENOENT, ELOOP].contains(errno) else { throw reading(name, errno) }
      return nil
    }
    defer { close(file) }
    var info = stat()
    guard fstat(file, &info) == 0 else { throw reading(name, errno) }
    guard info.st_mode & S_IFMT == S_IFREG else { return nil }
    guard info.st_size <= SyncName.largestStored else { throw .damaged(name) }
    guard let bytes = Self.bytes(of: file, about: Int(info.st_size)) else { throw reading(name, errno) }
    return bytes
  }

  /// Whether the object is there with these bytes, and on the disk.
  private func isPresent(
    _ part: String, _ bytes: [UInt8], in folder: FolderHandle, of name: String
  ) throws(SyncPlaceError) -> Bool {
    guard let present = try read(part, in: folder, of: name) else {
      var info = stat()
      if fstatat(folder.number, part, &info, AT_SYMLINK_NOFOLLOW) == 0 { throw .exists(name) }
      return false
    }
    guard present == bytes else { throw .exists(name) }
    // Another program may have written it, and not waited for the disk.
    let file = openat(folder.number, part, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw writing(name, errno) }
    defer { close(file) }
    guard fsync(file) == 0 || [EINVAL, ENOTSUP, EROFS].contains(errno), folder.synchronize() else {
      throw writing(name, errno)
    }
    return true
  }

  /// Stores bytes in a temporary file; nil where the object is there and on the disk.
  private func store(_ name: String, _ bytes: [UInt8]) throws -> UnnamedFile? {
    let parts = try SyncName.parts(of: name)
    try SyncName.check(bytes, for: name)
    guard let last = parts.last else { return nil }
    let folder = try make(parts.dropLast())
    if try isPresent(last, bytes, in: folder, of: name) { return nil }
    guard let file = UnnamedFile(for: name, in: folder), file.write(bytes) else { throw writing(name, errno) }
    sweep(folder, besides: file.temporary)
    return file
  }

  /// Waits until files are on the disk, and gives them their names.
  private func settle(_ files: [UnnamedFile]) throws(SyncPlaceError) {
    for file in files where !file.synchronize() { throw writing(file.name, errno) }
    var folders: [String: FolderHandle] = [:]
    for file in files {
      if try give(file) { folders[file.folder.identity] = file.folder }
    }
    for folder in folders.values where !folder.synchronize() { throw writing(path, errno) }
  }

  /// Gives a file its name, and returns whether it has it. Otherwise another device was first, with the same bytes.
  private func give(_ file: UnnamedFile) throws(SyncPlaceError) -> Bool {
    for way in ways {
      switch file.name(by: way) {
      case .unsupported: continue
      case .failed: throw writing(file.name, errno)
      case .given: return true
      case .taken:
        guard let bytes = try read(file.temporary, in: file.folder, of: file.name),
          try isPresent(file.part, bytes, in: file.folder, of: file.name)
        else { throw .exists(file.name) }
        return false
      }
    }
    throw .refused(TilawaSyncSentences.noRenaming(path: path.readablePath))
  }

  /// Removes temporary files that a program left behind more than a day ago, by the clock of the file system.
  private func sweep(_ folder: FolderHandle, besides temporary: String) {
    guard let now = folder.file(temporary)?.st_mtim.tv_sec,
      swept.withLock({ $0.insert("\(folder.identity)").inserted }),
      let names = folder.names()
    else { return }
    for name in names where TemporaryName.isOurs(name) {
      guard let info = folder.file(name), now - info.st_mtim.tv_sec > 86_400 else { continue }
      unlinkat(folder.number, name, 0)
    }
  }

  private static func bytes(of file: Int32, about size: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count {
        guard count <= SyncName.largestStored else {
          errno = EFBIG
          return nil
        }
        bytes += [UInt8](repeating: 0, count: 65_536)
      }
      let more = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { return nil }
      if more == 0 { return Array(bytes.prefix(count)) }
      count += more
    }
  }

  // MARK: - Failures

  private func reading(_ name: String, _ number: Int32) -> SyncPlaceError {
    Self.isGone(number) ? .offline(words(name, number)) : .refused(words(name, number))
  }

  private func writing(_ name: String, _ number: Int32) -> SyncPlaceError {
    switch number {
    case ENOSPC, EDQUOT: .full
    case EROFS, EACCES, EPERM: .readOnly
    default: reading(name, number)
    }
  }

  private func words(_ name: String, _ number: Int32) -> Sentence {
    TilawaSyncSentences.fault(
      path: name.isEmpty ? path.readablePath : "\(path.readablePath)/\(name)", reason: .system(number))
  }

  /// Whether an error number means that the disk or the server is away.
  private static func isGone(_ number: Int32) -> Bool {
    [EIO, ENODEV, ENXIO, ESTALE, ENOTCONN, EHOSTDOWN, EHOSTUNREACH, ETIMEDOUT, ECONNREFUSED, ENOMEDIUM].contains(number)
  }
}
