import CNcurses
import Glibc

/// Makes a screen that waits look around; any thread.
package struct TerminalWaker: Sendable {
  let bell: TerminalBell

  /// Does not wait.
  package func wake() { bell.ring(UInt8(ascii: "!")) }

  /// What somebody who has no screen waits for beside the keys.
  package struct Pipe: Sendable {
    private let bell: TerminalBell

    /// Nil where the system has no descriptors left.
    package init?() {
      guard let bell = TerminalBell() else { return nil }
      self.bell = bell
    }

    /// Can be read from once it was rung.
    package var output: Int32 { bell.output }

    /// Any thread; does not wait.
    package func ring() { bell.ring(UInt8(ascii: "!")) }

    /// From now on it is rung, too, when the program is to stop for now, as by Ctrl-Z, and when it goes on.
    package func hearStops() { cncurses_tell_stops(bell.input) }

    /// The program stops by itself again.
    package func leaveStops() { cncurses_tell_stops(-1) }

    /// Why it was rung since the last time.
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

    /// Who rang.
    package enum Ring: Hashable, Sendable { case somebody, stop, goingOn }

    /// Stops the program as the shell's Ctrl-Z does; returns when it goes on.
    package static func stop() { cncurses_stop() }
  }
}

/// A pipe that a waiting thread watches; handlers of signals write to it.
final class TerminalBell: Sendable {
  let output: Int32
  let input: Int32

  /// Nil where the system has no descriptors left.
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

  /// All rings since the last time.
  func take() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(output, &bytes, bytes.count)
    return Array(bytes.prefix(max(0, count)))
  }
}
