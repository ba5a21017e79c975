import Glibc

/// A bell that rings once and wakes a waiting thread at once.
final class Bell: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() throws(AudioError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw AudioError(.ioFailed, AudioSentences.cannotOpenPipe, verbatim: systemMessage())
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    Glibc.close(reading)
    Glibc.close(writing)
  }

  func ring() { _ = write(writing, [1], 1) }

  /// Waits for a time or the ring; false after a ring, also an earlier one.
  func isSilent(for time: Duration) -> Bool {
    var end = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, Int32(time / .milliseconds(1))) == 0
  }
}
