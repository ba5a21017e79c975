import Glibc
package import TilawaCore

/// A connection to the player that sounds. It is not thread-safe, and every method blocks, at most until its time limit.
package struct ControlClient: ~Copyable {
  private let descriptor: Int32
  private var input: [UInt8] = []
  private var asked = 0

  /// Connects to a player; nil where none listens.
  ///
  /// - Parameter path: the player's socket.
  /// - Throws: `.unreachable` where the system refuses, `.refused` if the listener is a process of another user.
  package init?(to path: String) throws(DesktopError) {
    guard let descriptor = try UnixSocket.connect(to: path) else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Sends a request and waits for its reply.
  ///
  /// - Parameters:
  ///   - request: the request to the player.
  ///   - timeout: the longest wait for the player, to send and to receive each.
  /// - Throws: `.busy` where no reply comes in time, `.ended` if the player has ended, `.ioFailed`, `.refused` if the
  ///   reply is no JSON.
  package mutating func ask(_ request: ControlRequest, timeout: Duration) throws(DesktopError) -> Answer {
    asked += 1
    let id = "\(asked)"
    try send(ControlRequestMessage(id: .number(id), request).line + "\n", until: .now + timeout)
    while true {
      guard let line = try nextLine(until: .now + timeout) else {
        throw DesktopError(.ended, DesktopSentences.cannotHearPlayer, DesktopSentences.ended)
      }
      do throws(JSONError) {
        let value = try JSON(reading: line)
        // Other lines are events. A fault without an id says why the connection is refused.
        if value["id"] == .number(id) || value["error"] != nil { return Answer(line: line, fields: value) }
      } catch {
        throw DesktopError(.refused, DesktopSentences.cannotUnderstandPlayer, Sentence(verbatim: error.message))
      }
    }
  }

  /// Returns the next line, without its end; nil when the player closed the connection.
  ///
  /// - Parameter deadline: the end of the wait; nil for no end.
  /// - Throws: `.busy` where nothing comes in time.
  package mutating func nextLine(until deadline: ContinuousClock.Instant? = nil) throws(DesktopError) -> String? {
    while true {
      if let end = input.firstIndex(of: 0x0A) {
        let line = String(decoding: input[..<end], as: UTF8.self)
        input.removeFirst(end + 1)
        return line
      }
      try wait(for: Int16(POLLIN), until: deadline)
      var bytes = [UInt8](repeating: 0, count: 16 << 10)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { return nil }
      input += bytes.prefix(count)
    }
  }

  /// The reply to a request. It is decoded when somebody asks for a value of it.
  package struct Answer: Sendable {
    /// The line as it came, with fields that this release does not know.
    package let line: String
    /// The fields of the reply.
    package let fields: JSON

    init(line: String, fields: JSON) {
      self.line = line
      self.fields = fields
    }

    /// Makes the answer that a player would have sent.
    package init(_ reply: ControlReply) {
      fields = JSON(encoding: reply)
      line = fields.line
    }

    /// The reason why the request is not done; nil where it is. It is read without decoding the reply.
    package var fault: ControlFault? { ControlReply.fault(in: fields) }

    /// Decodes the reply.
    ///
    /// Decoding a status takes about a millisecond the first time in a process.
    /// - Throws: `.refused` where the reply is not of the protocol.
    package func reply() throws(DesktopError) -> ControlReply {
      do throws(JSONError) {
        return try fields.decoded()
      } catch {
        throw DesktopError(.refused, DesktopSentences.cannotUnderstandPlayer, Sentence(verbatim: error.message))
      }
    }
  }

  private func send(_ line: String, until deadline: ContinuousClock.Instant) throws(DesktopError) {
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(for: Int16(POLLOUT), until: deadline)
      } else if errno == EPIPE || errno == ECONNRESET {
        // Its last line may say why it closed the connection.
        return
      } else if errno != EINTR {
        throw DesktopError(.ioFailed, DesktopSentences.cannotAskPlayer, Sentence.system())
      }
    }
  }

  private func wait(for events: Int16, until deadline: ContinuousClock.Instant?) throws(DesktopError) {
    var polled = pollfd(fd: descriptor, events: events, revents: 0)
    while true {
      let left = deadline.map {
        Int32(clamping: Int64(max(0, ContinuousClock.now.duration(to: $0) / .milliseconds(1)).rounded(.up)))
      }
      let count = poll(&polled, 1, left ?? -1)
      if count > 0 { return }
      if count == 0 { throw DesktopError(.busy, DesktopSentences.cannotHearPlayer, DesktopSentences.noAnswer) }
      if errno != EINTR {
        throw DesktopError(.ioFailed, DesktopSentences.cannotHearPlayer, Sentence.system())
      }
    }
  }
}
