import Glibc

/// Makes a screen that waits look around; any thread.
package struct TerminalWaker: Sendable {
  let bell: TerminalBell

  /// Does not wait.
  package func wake() { bell.ring(UInt8(ascii: "!")) }
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
