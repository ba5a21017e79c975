import Foundation
import Glibc
import Synchronization

/// A watch on connections that send a head without an end.
///
/// FlyingFox reads a line byte by byte and without a limit, in a time that grows with the square of its length: 80 KiB
/// take three seconds of a processor, before anything is known of who asks. Where the process works hard, the watch looks
/// for connections that have sent much, still have more to be read, and were never replied to, and ends them. One that
/// was let in has had a reply.
final class StudioHeadWatch: Sendable {
  private let port: UInt16
  private let isOver = Mutex(false)

  /// The longest first request that is read at leisure, in bytes.
  private static let longest: UInt64 = 32 << 10
  private static let pause: UInt32 = 500_000
  /// The seconds of processor time in a pause from which on the connections are looked at.
  private static let work = 0.1

  /// - Parameter port: the port of the server.
  init(port: UInt16) { self.port = port }

  /// Watches on a thread of its own until it is ended.
  func start() {
    Thread.detachNewThread { [self] in
      var (suspects, used) = (Set<Int32>(), Self.used)
      while !isOver.withLock({ $0 }) {
        usleep(Self.pause)
        let now = Self.used
        let works = now - used >= Self.work
        used = now
        guard works else {
          suspects = []
          continue
        }
        let slow = Set(Self.descriptors.filter(isSlow))
        for socket in slow.intersection(suspects) { Self.end(socket) }
        suspects = slow
      }
    }
  }

  func end() { isOver.withLock { $0 = true } }

  /// The processor time of this process, in seconds.
  private static var used: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static var descriptors: [Int32] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).compactMap { Int32($0) }
  }

  /// Whether a descriptor is a connection whose first request is long and not read yet.
  private func isSlow(_ descriptor: Int32) -> Bool {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOurs = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
    }
    guard isOurs, address.sin_family == sa_family_t(AF_INET), UInt16(bigEndian: address.sin_port) == port,
      let (sent, received) = Self.counts(descriptor)
    else { return false }
    var unread: Int32 = 0
    // The kernel counts the beginning of a connection as a byte.
    return sent <= 1 && received > Self.longest && ioctl(descriptor, UInt(FIONREAD), &unread) == 0 && unread > 0
  }

  /// The bytes that the other side has confirmed and has sent, from `tcp_info`, of which glibc knows only the beginning.
  private static func counts(_ descriptor: Int32) -> (sent: UInt64, received: UInt64)? {
    let (sentPlace, receivedPlace, length) = (120, 128, 136)
    var info = [UInt8](repeating: 0, count: length)
    var size = socklen_t(length)
    guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &info, &size) == 0, size == length else { return nil }
    return info.withUnsafeBytes {
      ($0.load(fromByteOffset: sentPlace, as: UInt64.self), $0.load(fromByteOffset: receivedPlace, as: UInt64.self))
    }
  }

  /// Ends a connection, and takes what was not read: the reader sees its end at once.
  private static func end(_ socket: Int32) {
    shutdown(socket, Int32(SHUT_RDWR))
    var rest = [UInt8](repeating: 0, count: 1 << 16)
    while recv(socket, &rest, rest.count, Int32(MSG_DONTWAIT)) > 0 {}
  }
}
