import Glibc
import Synchronization
import TilawaCore

/// The outcome of an attempt to move bytes without waiting.
enum Transmission<Moved: Sendable>: Sendable { case moved(Moved), waits, ended }

/// The bytes of one connection, in the clear or by TLS. Its functions wait for the client; one thread reads, any thread writes.
final class HTTPChannel: Sendable {
  private let descriptor: Int32
  private let stall: Duration
  /// The TLS, which is used by one thread at a time; nobody waits while holding it.
  private let session = Mutex<TLSSession?>(nil)
  /// Held while a piece is written, so that no other one comes into it.
  private let writing = Mutex(())

  /// The size of a record of TLS.
  static let piece = 16 << 10
  private static let linger = Duration.seconds(2)

  /// - Parameters:
  ///   - descriptor: the socket; closed with this.
  ///   - stall: the longest time in which the client takes nothing of what it is sent.
  init(_ descriptor: Int32, stall: Duration) {
    (self.descriptor, self.stall) = (descriptor, stall)
    var yes: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Waits for the first byte, and returns whether a client speaks TLS.
  func speaksTLS(until end: ContinuousClock.Instant) throws(HTTPFault) -> Bool {
    var first: UInt8 = 0
    guard wait(for: POLLIN, until: end) else { throw .ended }
    return recv(descriptor, &first, 1, Int32(MSG_PEEK)) != 1 || first == 0x16
  }

  /// Begins TLS.
  func shakeHands(_ identity: StudioIdentity, ticketKey: [UInt8], until end: ContinuousClock.Instant) throws(HTTPFault)
  {
    session.withLock { $0 = try? TLSSession(on: descriptor, identity, ticketKey: ticketKey) }
    while true {
      let (outcome, wantsWriting) = session.withLock { ($0?.shakeHands() ?? .ended, $0?.wantsWriting == true) }
      switch outcome {
      case .moved: return
      case .ended: throw .ended
      case .waits: guard wait(for: wantsWriting ? POLLOUT : POLLIN, until: end) else { throw .ended }
      }
    }
  }

  /// Waits for bytes, and returns one at least.
  func read(until end: ContinuousClock.Instant) throws(HTTPFault) -> [UInt8] {
    while true {
      switch session.withLock({ $0?.read() }) ?? receive() {
      case .moved(let bytes): return bytes
      case .ended: throw .ended
      case .waits: guard wait(for: POLLIN, until: end) else { throw .late }
      }
    }
  }

  /// Sends bytes; false where the client takes them no more.
  func write(_ bytes: [UInt8]) -> Bool {
    writing.withLock { _ in
      var rest = bytes[...]
      while !rest.isEmpty {
        switch session.withLock({ [rest] in $0?.write(rest) }) ?? transmit(rest) {
        case .moved(let count): rest = rest.dropFirst(count)
        case .ended: return false
        case .waits: guard wait(for: POLLOUT, until: .now + stall) else { return false }
        }
      }
      return true
    }
  }

  /// Says that nothing more is sent.
  func endSending() {
    session.withLock { $0?.sayGoodbye() }
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Waits a little until the client ends, and throws away what it sends, so that it reads what it was sent.
  func drain() {
    let end = ContinuousClock.now + Self.linger
    while (try? read(until: end)) != nil, ContinuousClock.now < end {}
  }

  /// Whether the client has ended, and all that it sent was read.
  var isGone: Bool {
    var next: UInt8 = 0
    return recv(descriptor, &next, 1, Int32(MSG_PEEK)) == 0
  }

  /// Ends the connection, also for those who wait; any thread.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  private func receive() -> Transmission<[UInt8]> {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, used in
      count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      used = max(0, count)
    }
    return count > 0 ? .moved(bytes) : count < 0 && Self.mayTryAgain ? .waits : .ended
  }

  private func transmit(_ bytes: ArraySlice<UInt8>) -> Transmission<Int> {
    let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    return count > 0 ? .moved(count) : count < 0 && Self.mayTryAgain ? .waits : .ended
  }

  private static var mayTryAgain: Bool { errno == EAGAIN || errno == EINTR }

  /// Waits until the socket can be read or written; false where the time is over.
  private func wait(for events: Int32, until end: ContinuousClock.Instant) -> Bool {
    while true {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return false }
      var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let count = poll(&polled, 1, Int32(min(left + 1, 3_600_000)))
      if count > 0 { return true }
      guard count == 0 || errno == EINTR else { return false }
    }
  }
}
