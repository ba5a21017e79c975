import Glibc

/// A run of a program to its end: it is given bytes, and what it prints is kept.
package struct ProgramRun {
  /// The result of a run.
  package struct Outcome: Sendable {
    /// The exit code, or 128 and the number of the signal.
    package let code: Int32
    package let output: [UInt8]
    package let complaints: [UInt8]
  }

  /// The most bytes of output; a program that prints more is ended.
  private static let mostOutput = 64 << 20
  /// The most bytes of complaints that are kept.
  private static let mostComplaints = 64 << 10

  /// The end of a run.
  package enum End: Hashable, Sendable {
    case ofProgram
    /// The end of both streams of a program that has printed something. It goes on, and its code counts as 0.
    case ofStreams
  }

  package let program: StartedProgram
  private let end: End
  private var rest: ArraySlice<UInt8>
  private var output: [UInt8] = []
  private var complaints: [UInt8] = []
  /// The signals that are still to be sent, each with its time.
  private var orders: [(signal: Int32, at: ContinuousClock.Instant)]

  /// Starts a program. Nil and `errno` where it does not start.
  ///
  /// - Parameters:
  ///   - given: the bytes for its standard input.
  ///   - limit: the time after which it is told to end.
  ///   - patience: the time after which it is then killed.
  ///   - end: the end that is waited for.
  package init?(
    _ start: ProgramStart, giving given: [UInt8] = [], within limit: Duration, patience: Duration = .seconds(5),
    until end: End = .ofProgram
  ) {
    var start = start
    (start.input, start.output, start.complaints) = (given.isEmpty ? .nothing : .joined, .joined, .joined)
    guard let program = start.start() else { return nil }
    let last = ContinuousClock.now + limit
    (self.program, self.end) = (program, end)
    (rest, orders) = (given[...], [(SIGTERM, last), (SIGKILL, last + patience)])
  }

  /// Waits for the end, on the thread of the caller.
  package mutating func outcome() -> Outcome {
    var isOpen = (output: true, complaints: true)
    while isOpen.output || isOpen.complaints, let order = orders.first {
      var polled = [
        pollfd(fd: isOpen.output ? program.output?.number ?? -1 : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen.complaints ? program.complaints?.number ?? -1 : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: rest.isEmpty ? -1 : program.input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
      ]
      let left = order.at - .now
      let count =
        left <= .zero ? 0 : poll(&polled, nfds_t(polled.count), Int32(clamping: Int(left / .milliseconds(1)) + 1))
      if count == 0 {
        program.signal(order.signal)
        orders.removeFirst()
      }
      guard count > 0 else { continue }
      if polled[2].revents != 0 { give() }
      if polled[0].revents != 0 { isOpen.output = program.output?.read(into: &output) ?? false }
      if polled[1].revents != 0 { isOpen.complaints = program.complaints?.read(into: &complaints) ?? false }
      complaints.removeLast(max(0, complaints.count - Self.mostComplaints))
      if output.count > Self.mostOutput { orders = [] }
    }
    if end == .ofStreams, orders.count == 2, !output.isEmpty {
      for stream in [program.input, program.output, program.complaints] { stream?.close() }
      return Outcome(code: 0, output: output, complaints: complaints)
    }
    // A program that was told to end may go on without its streams.
    if orders.count < 2 { program.signal(SIGKILL) }
    return Outcome(code: program.wait(), output: output, complaints: complaints)
  }

  private mutating func give() {
    let count = rest.withUnsafeBytes {
      send(program.input?.number ?? -1, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    rest = count > 0 ? rest.dropFirst(count) : []
    if rest.isEmpty { program.input?.close() }
  }
}
