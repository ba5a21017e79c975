import CNcurses
import Glibc

/// A handle that wakes a waiting screen; any thread may use it.
package struct TerminalWaker: Sendable {
  let bell: TerminalBell

  /// Wakes the screen. Does not block.
  package func wake() { bell.ring(UInt8(ascii: "!")) }

  /// A pipe for programs without a screen, to watch together with the keys.
  package struct Pipe: Sendable {
    private let bell: TerminalBell

    /// Makes the pipe. Returns nil if the system has no descriptors left.
    package init?() {
      guard let bell = TerminalBell() else { return nil }
      self.bell = bell
    }

    /// The descriptor that becomes readable after a ring.
    package var output: Int32 { bell.output }

    /// Rings from any thread. Does not block.
    package func ring() { bell.ring(UInt8(ascii: "!")) }

    /// Makes the pipe ring also at stops, as by Ctrl-Z, and when the program continues.
    package func hearStops() { cncurses_tell_stops(bell.input) }

    /// Lets the program stop by itself again.
    package func leaveStops() { cncurses_tell_stops(-1) }

    /// Returns the causes of all rings since the last call.
    package func take() -> Set<Ring> {
      Set(
        bell.take().map { byte in
          switch byte {
          case UInt8(ascii: "t"): .stop
          case UInt8(ascii: "c"): .goingOn
          default: .somebody
          }
        })
    }

    /// The cause of a ring.
    package enum Ring: Hashable, Sendable { case somebody, stop, goingOn }

    /// Stops the program like Ctrl-Z in a shell; returns when it continues.
    package static func stop() { cncurses_stop() }
  }
}

/// A pipe for waking a waiting thread; signal handlers write to it.
final class TerminalBell: Sendable {
  let output: Int32
  let input: Int32

  /// Makes the pipe. Returns nil if the system has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (output, input) = (ends[0], ends[1])
  }

  // The ends stay open: a signal may come at any time.

  func ring(_ byte: UInt8) {
    var byte = byte
    _ = write(input, &byte, 1)
  }

  /// Returns all rings since the last call.
  func take() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
