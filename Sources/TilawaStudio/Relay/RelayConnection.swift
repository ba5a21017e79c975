import Glibc
import TilawaCore
import TilawaFiles

/// One connection of a client and, once a whole head has come, of the server.
final class RelayConnection {
  private enum Phase: Hashable {
    /// The first byte of a TLS client has not come.
    case greeting
    case handshake
    case open
    /// The last reply is sent, and what the client still sends is thrown away, so that it reads the reply.
    case lingering
  }

  private let client: Int32
  private let session: TLSSession?
  private let listener: RelayListener
  private var phase: Phase
  private var server: Int32?
  private var framing = RequestFraming()
  private var toServer = ByteQueue()
  private var toClient = ByteQueue()
  /// Whether the client sends nothing more; it may still read.
  private var hasClientEnded = false
  /// Whether the server sends nothing more.
  private var hasServerEnded = false
  /// Whether the client was told that nothing more comes.
  private var hasSaidGoodbye = false
  /// Whether the client was answered in the clear because it does not speak TLS.
  private var isPlain = false
  /// The clients whose requests came by this connection.
  private(set) var names: Set<String> = []

  /// The times at which the client must have done something.
  private var handshakeEnd: ContinuousClock.Instant?
  private var owedEnd: (RequestFraming.Owed, ContinuousClock.Instant)?
  private var stallEnd: ContinuousClock.Instant?
  /// The time of the next attempt to reach the server, whose queue was full.
  private var retry: ContinuousClock.Instant?

  private static let most = (toServer: 64 << 10, toClient: 256 << 10)
  private static let linger = Duration.seconds(2)

  /// - Parameter client: the socket; closed with this, but not where nil is returned.
  init?(_ client: Int32, by listener: RelayListener, tls: TLSServer?) {
    var yes: Int32 = 1
    setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    session = tls?.session(on: client)
    guard (tls == nil) == (session == nil) else { return nil }
    (self.client, self.listener, phase) = (client, listener, tls == nil ? .open : .greeting)
    let now = ContinuousClock.now
    if tls == nil { owedEnd = (.head, now + listener.limits.head) } else { handshakeEnd = now + listener.limits.head }
  }

  deinit {
    close(client)
    if let server { close(server) }
  }

  /// The earliest time at which `proceed` must be called.
  var deadline: ContinuousClock.Instant? { [handshakeEnd, owedEnd?.1, stallEnd, retry].compactMap(\.self).min() }

  /// Whether it can go on without waiting for the kernel.
  var isReady: Bool { phase == .open && wantsClient && session?.hasPending == true }

  private var wantsClient: Bool {
    framing.mayRead && toServer.count < Self.most.toServer && !hasServerEnded && !hasClientEnded
  }
  private var wantsServer: Bool { !hasServerEnded && toClient.count < Self.most.toClient }

  /// The events to wait for, of the client and of the server.
  var interests: [pollfd] {
    var events: Int32 = 0
    switch phase {
    case .greeting, .lingering: events = POLLIN
    case .handshake: events = session?.wantsWriting == true ? POLLOUT : POLLIN
    case .open: events = wantsClient ? POLLIN : 0
    }
    if !toClient.isEmpty { events |= POLLOUT }
    let serverEvents = (wantsServer ? POLLIN : 0) | (toServer.isEmpty ? 0 : POLLOUT)
    return [
      pollfd(fd: client, events: Int16(events), revents: 0),
      pollfd(fd: serverEvents == 0 ? -1 : server ?? -1, events: Int16(serverEvents), revents: 0),
    ]
  }

  /// Moves what can be moved without waiting.
  ///
  /// - Parameter events: of the client.
  /// - Returns: whether the connection goes on.
  func proceed(client events: Int16, _ now: ContinuousClock.Instant) -> Bool {
    guard events & Int16(POLLERR | POLLNVAL) == 0, events & Int16(POLLHUP) == 0 || phase != .open else { return false }
    if let end = [handshakeEnd, owedEnd?.1, stallEnd].compactMap(\.self).min(), end <= now {
      guard phase == .open, toClient.isEmpty, owedEnd != nil else { return false }
      fail("408 Request Timeout", StudioSentences.notInTime)
    }
    if phase == .greeting { greet() }
    if phase == .handshake { guard shakeHands(now) else { return false } }
    if phase == .open {
      guard readClient(now), writeServer(now), readServer() else { return false }
    }
    guard phase != .lingering || dropInput() else { return false }
    return writeClient(now)
  }

  // MARK: - TLS

  /// Looks whether the client speaks TLS at all.
  private func greet() {
    var first: UInt8 = 0
    let count = recv(client, &first, 1, Int32(MSG_PEEK))
    if count == 1, first != 0x16 {
      handshakeEnd = nil
      isPlain = true
      fail("400 Bad Request", StudioSentences.speaksHttps(scheme: "https://"))
    } else if count >= 0 || errno != EAGAIN && errno != EINTR {
      phase = .handshake
    }
  }

  private func shakeHands(_ now: ContinuousClock.Instant) -> Bool {
    switch session?.shakeHands() {
    case .moved:
      (phase, handshakeEnd) = (.open, nil)
      owedEnd = (.head, now + listener.limits.head)
      return true
    case .waits: return true
    case .ended, nil: return false
    }
  }

  // MARK: - The client

  private func readClient(_ now: ContinuousClock.Instant) -> Bool {
    // A few pieces, so that one connection does not hold up the others.
    for _ in 0..<4 where wantsClient {
      var heads: [RequestHead] = []
      var fault: RequestFraming.Fault?
      let outcome = withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 1) { buffer in
        let outcome = read(into: buffer)
        guard case .moved(let count) = outcome else { return outcome }
        do throws(RequestFraming.Fault) {
          heads = try framing.take(Array(buffer[..<count])[...], into: &toServer)
        } catch {
          fault = error
        }
        return outcome
      }
      switch outcome {
      case .waits: return true
      case .ended: return endClient()
      case .moved: break
      }
      if let fault {
        // HTTP replies are impossible after a change of the protocol.
        if framing.isChanged { return false }
        fail(fault)
        return true
      }
      for head in heads { listener.client(head).map { _ = names.insert($0) } }
      note(framing.owed, isNew: !heads.isEmpty, now)
    }
    return true
  }

  /// Notes that the client sends nothing more. A client that has sent whole requests still gets their replies.
  ///
  /// - Returns: whether the connection goes on.
  private func endClient() -> Bool {
    guard server != nil || !toServer.isEmpty, !framing.isChanged, framing.isBetweenRequests else { return false }
    (hasClientEnded, owedEnd) = (true, nil)
    return true
  }

  /// Keeps the time by which what the client owes must have come.
  private func note(_ owed: RequestFraming.Owed?, isNew: Bool, _ now: ContinuousClock.Instant) {
    guard let owed else { return owedEnd = nil }
    guard isNew || owedEnd?.0 != owed else { return }
    owedEnd = (owed, now + (owed == .head ? listener.limits.head : listener.limits.body))
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Transmission {
    if let session, !isPlain { return session.read(into: buffer) }
    let count = recv(client, buffer.baseAddress, buffer.count, 0)
    if count > 0 { return .moved(count) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .waits : .ended
  }

  // MARK: - The server

  private func writeServer(_ now: ContinuousClock.Instant) -> Bool {
    if !toServer.isEmpty {
      if server == nil { guard connect(now) else { return false } }
      guard let server else { return true }
      var isGone = false
      toServer.drain { bytes in
        let count = send(server, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno != EAGAIN, errno != EINTR { isGone = true }
        return max(0, count)
      }
      // Read the rest of the server's reply.
      if isGone { toServer = ByteQueue() }
    }
    // The server ends the connection behind the last reply.
    if hasClientEnded, toServer.isEmpty, let server { shutdown(server, Int32(SHUT_WR)) }
    return true
  }

  /// Connects to the server; tries again a little later where its queue is full.
  private func connect(_ now: ContinuousClock.Instant) -> Bool {
    retry = nil
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC | O_NONBLOCK, 0)
    guard descriptor >= 0 else { return false }
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    let path = listener.target.pathBytes
    guard path.count < MemoryLayout.size(ofValue: place.sun_path) else { return false }
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path) }
    let result = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    if result == 0 {
      server = descriptor
      return true
    }
    let isFull = errno == EAGAIN
    close(descriptor)
    if isFull { retry = now + .milliseconds(5) }
    return isFull
  }

  private func readServer() -> Bool {
    guard let server else { return true }
    for _ in 0..<4 where wantsServer {
      let count = withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 1) { buffer in
        let count = recv(server, buffer.baseAddress, buffer.count, 0)
        if count > 0 {
          framing.hear(buffer[..<count])
          toClient.append(buffer[..<count])
        }
        return count
      }
      if count < 0, errno == EAGAIN || errno == EINTR { return true }
      if count <= 0 { (hasServerEnded, toServer) = (true, ByteQueue()) }
    }
    return true
  }

  // MARK: - To the client

  private func writeClient(_ now: ContinuousClock.Instant) -> Bool {
    guard phase == .open || phase == .lingering else { return true }
    var outcome = Transmission.waits
    while !toClient.isEmpty {
      toClient.drain { bytes in
        outcome = write(bytes)
        if case .moved(let count) = outcome { return count }
        return 0
      }
      guard case .moved = outcome else { break }
      stallEnd = nil
    }
    if outcome == .ended { return false }
    if !toClient.isEmpty {
      if stallEnd == nil { stallEnd = now + listener.limits.stall }
    } else if hasServerEnded, !hasSaidGoodbye {
      if !isPlain { session?.sayGoodbye() }
      shutdown(client, Int32(SHUT_WR))
      (phase, hasSaidGoodbye, owedEnd, stallEnd) = (.lingering, true, nil, now + Self.linger)
    }
    return true
  }

  private func write(_ bytes: UnsafeRawBufferPointer) -> Transmission {
    if let session, !isPlain { return session.write(bytes) }
    let count = send(client, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    if count > 0 { return .moved(count) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? .waits : .ended
  }

  // MARK: - Faults

  private func fail(_ fault: RequestFraming.Fault) {
    switch fault {
    case .headTooLong: fail("431 Request Header Fields Too Large", StudioSentences.headTooLong)
    case .bodyTooLarge: fail("413 Payload Too Large", StudioSentences.tooLarge)
    case .lengthMissing: fail("411 Length Required", StudioSentences.noLength)
    case .malformed, .frame: fail("400 Bad Request", StudioSentences.malformed)
    }
  }

  /// Sends a last reply, unless the server has begun another one, and ends.
  private func fail(_ status: String, _ sentence: Sentence) {
    if let server { close(server) }
    (server, hasServerEnded, owedEnd, phase) = (nil, true, nil, .lingering)
    guard toClient.isEmpty else { return }
    let body = JSON.line(encoding: StudioFault(error: sentence.text))
    toClient.append(
      Array(
        "HTTP/1.1 \(status)\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
          .utf8))
  }

  /// Throws input away; false when the client has ended.
  private func dropInput() -> Bool {
    for _ in 0..<16 {
      let outcome = withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: 1) { read(into: $0) }
      if outcome == .ended { return !toClient.isEmpty }
      if outcome == .waits { return true }
    }
    return true
  }
}
