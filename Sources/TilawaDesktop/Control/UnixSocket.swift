import TilawaCore
import Glibc

/// System calls of servers and clients of a local socket. None of them blocks.
enum UnixSocket {
  /// Listens at a path, whose lock the caller holds; a file there is replaced.
  ///
  /// The socket is put there when it listens: a client that sees it appear in its folder connects at once, and would not look again.
  ///
  /// - Throws: `.unreachable` with the system's words.
  static func listen(at path: String) throws(DesktopError) -> Int32 {
    let descriptor = try make(otherwise: DesktopSentences.cannotListen(path: path))
    // A name of the same length, since a path of a socket is short.
    let made = String(path.dropLast()) + "~"
    unlink(made)
    // Give access to the user alone, from the first moment.
    fchmod(descriptor, 0o600)
    guard with(made, { bind(descriptor, $0, $1) }) == 0, chmod(made, 0o600) == 0,
      Glibc.listen(descriptor, 128) == 0, rename(made, path) == 0
    else { throw failure(DesktopSentences.cannotListen(path: path), closing: descriptor) }
    return descriptor
  }

  /// Connects to a path; nil without a listener there.
  ///
  /// - Throws: `.unreachable`; `.busy` where the listener hangs; `.refused` where a process of another user listens.
  static func connect(to path: String) throws(DesktopError) -> Int32? {
    guard path.pathBytes.count < capacity else { return nil }
    let descriptor = try make(otherwise: DesktopSentences.cannotReachPlayer)
    guard with(path, { Glibc.connect(descriptor, $0, $1) }) == 0 else {
      guard ![ENOENT, ECONNREFUSED].contains(errno) else {
        close(descriptor)
        return nil
      }
      // The queue of the listener is full.
      guard errno != EAGAIN else {
        close(descriptor)
        throw DesktopError(.busy, DesktopSentences.cannotReachPlayer, DesktopSentences.noAnswer)
      }
      throw failure(DesktopSentences.cannotReachPlayer, closing: descriptor)
    }
    guard let owner = peer(of: descriptor), isTrusted(owner) else {
      close(descriptor)
      throw DesktopError(.refused, DesktopSentences.cannotReachPlayer, DesktopSentences.anotherUser(path: path))
    }
    return descriptor
  }

  /// The identity of a file.
  struct File: Hashable, Sendable {
    let device: dev_t
    let number: ino_t
  }

  /// Returns the identity of the file at a path; nil where there is none.
  static func file(at path: String) -> File? {
    var info = stat()
    return lstat(path, &info) == 0 ? File(device: info.st_dev, number: info.st_ino) : nil
  }

  /// Makes a descriptor non-blocking and closed in other programs.
  static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Returns the user at the other end.
  static func peer(of descriptor: Int32) -> uid_t? {
    // struct ucred is GNU's, which Swift's module of the C library leaves out: process, user, group.
    var credentials: (pid: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else { return nil }
    return credentials.user
  }

  /// Whether a user may control the player: this user and root.
  static func isTrusted(_ user: uid_t) -> Bool { user == geteuid() || user == 0 }

  /// The longest path in bytes, with the zero at its end.
  private static let capacity = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

  private static func make(otherwise action: Sentence) throws(DesktopError) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { throw failure(action, closing: nil) }
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

  private static func failure(_ action: Sentence, closing descriptor: Int32?) -> DesktopError {
    let words = systemMessage()
    if let descriptor { close(descriptor) }
    return DesktopError(.unreachable, action, Sentence(verbatim: words))
  }
}
