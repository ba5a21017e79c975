import Glibc
import Synchronization

/// A descriptor with an owner: it is closed when that is asked for, else with the last reference to it.
///
/// Any thread may use it. Closing it does not wake a thread that waits in it.
package final class OpenDescriptor: Sendable {
  private let state: Mutex<Int32>

  /// Takes a descriptor over.
  package init(_ number: Int32) { state = Mutex(number) }

  deinit { close() }

  /// The number; −1 once it is closed.
  package var number: Int32 { state.withLock { $0 } }

  package func close() {
    let number = state.withLock { number in
      defer { number = -1 }
      return number
    }
    if number >= 0 { Glibc.close(number) }
  }

  /// Returns two sockets that are joined; other programs get neither. Nil and `errno` where there are none left.
  static func pair() -> (ours: OpenDescriptor, theirs: OpenDescriptor)? {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return nil }
    let ours = OpenDescriptor(ends[0])
    let theirs = OpenDescriptor(ends[1])
    // A number of a standard stream would be overwritten while the program starts.
    guard ends[1] <= STDERR_FILENO else { return (ours, theirs) }
    let higher = fcntl(ends[1], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    return higher < 0 ? nil : (ours, OpenDescriptor(higher))
  }

  /// Reads bytes that are there, and adds them to others.
  ///
  /// - Returns: whether more may come.
  package func read(into bytes: inout [UInt8]) -> Bool {
    let count = withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
      let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      if count > 0 { bytes += buffer[..<count] }
      return count
    }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  /// Writes bytes into a socket, and waits until all were taken.
  ///
  /// - Returns: false where nothing reads them any more.
  @discardableResult package func send(_ bytes: some Sequence<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
