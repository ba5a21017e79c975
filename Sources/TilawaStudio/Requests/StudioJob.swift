import Dispatch
import FoundationEssentials
import Glibc
import TilawaFiles

/// A command that goes on for a while: each line that it prints is passed on, and it takes bytes until its input ends.
///
/// Its streams are read and written on threads of its own; nothing here blocks the caller.
final class StudioJob: Sendable {
  private let program: StartedProgram
  private let writing = DispatchQueue(label: "tilawa.studio.job")

  /// The longest line.
  private static let longestLine = 1 << 20
  /// The most bytes of complaints that are kept.
  private static let mostComplaints = 64 << 10
  /// The most lines of them that are told.
  private static let mostLines = 20
  /// The longest time that a command goes on after its input has ended.
  private static let patience = DispatchTimeInterval.seconds(120)

  /// Starts the command; nil where it does not start, or the system gives no thread.
  ///
  /// - Parameters:
  ///   - each: called with each line, on a thread of its own.
  ///   - end: called once at the end, with the exit code and the last complaints.
  init?(
    _ studio: StudioProgram, _ arguments: [String], each: @escaping @Sendable (String) -> Void,
    end: @escaping @Sendable (Int32, [String]) -> Void
  ) {
    var start = ProgramStart(
      studio.path, [studio.path, PassedArguments.word], environment: studio.environment)
    (start.input, start.output, start.complaints) = (.joined, .joined, .joined)
    guard let program = start.start() else { return nil }
    self.program = program
    writing.async { program.input?.send(PassedArguments.bytes(arguments)) }
    let isStarted = SystemThread.start {
      let complaints = Self.read(program, each)
      let lines = String(decoding: complaints, as: UTF8.self).split(separator: "\n").suffix(Self.mostLines)
      end(program.wait(), lines.compactMap { StudioProgram.complaint(String($0)) })
    }
    guard isStarted else {
      program.signal(SIGKILL)
      program.wait()
      return nil
    }
  }

  /// Reads both streams until both have ended; returns the complaints.
  private static func read(_ program: StartedProgram, _ each: (String) -> Void) -> [UInt8] {
    var (rest, complaints) = ([UInt8](), [UInt8]())
    var isOpen = (output: true, complaints: true)
    while isOpen.output || isOpen.complaints {
      var polled = [
        pollfd(fd: isOpen.output ? program.output?.number ?? -1 : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen.complaints ? program.complaints?.number ?? -1 : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&polled, nfds_t(polled.count), -1) > 0 else { continue }
      if polled[1].revents != 0 { isOpen.complaints = program.complaints?.read(into: &complaints) ?? false }
      if polled[0].revents != 0 { isOpen.output = program.output?.read(into: &rest) ?? false }
      complaints = complaints.suffix(mostComplaints)
      while let place = rest.firstIndex(of: 0x0A) {
        each(String(decoding: rest[..<place], as: UTF8.self))
        rest.removeFirst(place + 1)
      }
      if rest.count > longestLine { rest = [] }
    }
    return complaints
  }

  /// Passes bytes on to the command; returns once it has taken them.
  ///
  /// - Returns: false where it takes nothing any more.
  @discardableResult func write(_ bytes: Data) async -> Bool {
    await withCheckedContinuation { continuation in
      writing.async { [program] in continuation.resume(returning: program.input?.send(bytes) ?? false) }
    }
  }

  /// Ends the input of the command behind what was written. A command that goes on for long after that is interrupted.
  func endInput() {
    writing.async { [program] in program.input?.close() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak program] in
      program?.signal(SIGINT)
    }
  }

  /// Asks the command to end, as Ctrl-C does.
  func interrupt() { program.signal(SIGINT) }
}
