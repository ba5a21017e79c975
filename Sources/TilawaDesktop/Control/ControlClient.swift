import Glibc

/// Speaks with the player that sounds. Not thread-safe; every method blocks, no longer than it is told.
public struct ControlClient: ~Copyable {
  private let descriptor: Int32
  private var input: [UInt8] = []
  private var asked = 0

  /// Connects; nil where no player listens.
  ///
  /// - Parameter path: the player's socket.
  /// - Throws: `.unreachable` where the system refuses, `.refused` where somebody else's process listens there.
  public init?(to path: String) throws(DesktopError) {
    guard let descriptor = try UnixSocket.connect(to: path) else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Asks, and waits for the answer, an object of JSON.
  ///
  /// - Parameter patience: the longest that a player may take to answer.
  /// - Throws: `.busy` where it does not answer in time, `.ended` where it is gone, `.ioFailed`, `.refused` where its answer is none.
  public mutating func ask(_ request: ControlRequest, patience: Duration) throws(DesktopError) -> Answer {
    asked += 1
    try send(request.line(id: asked) + "\n", until: .now + patience)
    while true {
      guard let line = try nextLine(until: .now + patience) else {
        throw DesktopError(.ended, "hear the player", "it ended")
      }
      let answer = try Answer(line)
      // What is said without being asked is no answer: events, and why nobody more is let in.
      if answer.value["id"] == .number("\(asked)") || answer.value["error"] != nil { return answer }
    }
  }

  /// What comes next, without its end; nil when the player has nothing more to say.
  ///
  /// - Parameter deadline: nil: however long it takes.
  /// - Throws: `.busy` where nothing comes in time.
  public mutating func nextLine(until deadline: ContinuousClock.Instant? = nil) throws(DesktopError) -> String? {
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

  /// What the player answered.
  public struct Answer: Sendable {
    /// The line as it came.
    public let line: String
    /// What it says.
    public let value: ControlValue
    /// Why it is not done; nil where it is.
    public let fault: ControlFault?

    init(_ line: String) throws(DesktopError) {
      self.line = line
      let value: ControlValue
      do throws(ControlFault) {
        value = try ControlReader.read(line.utf8)
      } catch {
        throw DesktopError(.refused, "understand the player", error.message)
      }
      self.value = value
      fault = value["error"]?.text.map { message in
        ControlFault(ControlFault.Code(rawValue: value["code"]?.text ?? "") ?? .impossible, message)
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
        // It may have said why it goes.
        return
      } else if errno != EINTR {
        throw DesktopError(.ioFailed, "ask the player", String(cString: strerror(errno)))
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
      if count == 0 { throw DesktopError(.busy, "hear the player", "it does not answer") }
      if errno != EINTR { throw DesktopError(.ioFailed, "hear the player", String(cString: strerror(errno))) }
    }
  }
}
