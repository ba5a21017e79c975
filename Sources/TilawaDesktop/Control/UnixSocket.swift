import Glibc

/// What servers and clients of a local socket need of the system. None of it blocks.
enum UnixSocket {
  /// Listens at a path that the caller has for itself: what stands there is taken away.
  ///
  /// - Throws: `.unreachable` with the system's words.
  static func listen(at path: String) throws(DesktopError) -> Int32 {
    let descriptor = try make(for: "listen at \(path)")
    unlink(path)
    // Made for the user alone from its first moment.
    fchmod(descriptor, 0o600)
    guard with(path, { bind(descriptor, $0, $1) }) == 0, chmod(path, 0o600) == 0, Glibc.listen(descriptor, 128) == 0
    else { throw failure("listen at \(path)", closing: descriptor) }
    return descriptor
  }

  /// Connects; nil where nobody listens there.
  ///
  /// - Throws: `.unreachable`; `.busy` where it hangs; `.refused` where somebody else's process listens there.
  static func connect(to path: String) throws(DesktopError) -> Int32? {
    guard path.pathBytes.count < capacity else { return nil }
    let descriptor = try make(for: "reach the player")
    guard with(path, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
      guard ![ENOENT, ECONNREFUSED].contains(errno) else {
        close(descriptor)
        return nil
      }
      // Nobody takes those out who came before us.
      guard errno != EAGAIN else {
        close(descriptor)
        throw DesktopError(.busy, "reach the player", "it does not answer")
      }
      throw failure("reach the player", closing: descriptor)
    }
    guard let owner = peer(of: descriptor), isTrusted(owner) else {
      close(descriptor)
      throw DesktopError(.refused, "reach the player", "another user listens at \(path)")
    }
    return descriptor
  }

  /// Which file stands at a path.
  struct File: Hashable, Sendable {
    let device: dev_t
    let number: ino_t
  }

  /// Nil where none stands there.
  static func file(at path: String) -> File? {
    var info = stat()
    return lstat(path, &info) == 0 ? File(device: info.st_dev, number: info.st_ino) : nil
  }

  /// Has a descriptor not block, and not go on to other programs.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// The user at the other end.
  static func peer(of descriptor: Int32) -> uid_t? {
    // struct ucred is GNU's, which Swift's module of the C library leaves out: process, user, group.
    var credentials: (pid: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return nil }
    return credentials.user
  }

  /// Whether a user may steer: ourselves, and who may do everything.
  static func isTrusted(_ user: uid_t) -> Bool { user == geteuid() || user == 0 }

  /// Bytes of a path, with the nought at its end.
  private static let capacity = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

  private static func make(for operation: String) throws(DesktopError) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { throw failure(operation, closing: nil) }
    return descriptor
  }

  private static func with(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    guard path.pathBytes.count < capacity else {
      errno = ENAMETOOLONG
      return -1
    }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.pathBytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
    }
  }

  private static func failure(_ operation: String, closing descriptor: Int32?) -> DesktopError {
    let words = String(cString: strerror(errno))
    if let descriptor { close(descriptor) }
    return DesktopError(.unreachable, operation, words)
  }
}
