package import Glibc
import Synchronization

/// A program that this process has started, with this process's ends of its streams. Any thread may use it.
///
/// The program does not end with the last reference; its streams here do.
package final class StartedProgram: Sendable {
  package let id: pid_t
  /// The end into which this process writes, where the stream is joined.
  package let input: OpenDescriptor?
  /// The ends that this process reads, where the streams are joined.
  package let output: OpenDescriptor?
  package let complaints: OpenDescriptor?
  /// The exit code, once it was asked for.
  private let ended = Mutex<Int32?>(nil)

  init(_ id: pid_t, input: OpenDescriptor?, output: OpenDescriptor?, complaints: OpenDescriptor?) {
    (self.id, self.input, self.output, self.complaints) = (id, input, output, complaints)
  }

  deinit { _ = code }

  /// The exit code, or 128 and the number of the signal that ended it; nil while it runs.
  package var code: Int32? {
    ended.withLock { code in
      var status: Int32 = 0
      if code == nil, waitpid(id, &status, WNOHANG) == id { code = Self.code(of: status) }
      return code
    }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: the exit code, or 128 and the number of the signal.
  @discardableResult package func wait() -> Int32 {
    // The number stays the program's own until its code is taken, so that no signal reaches another one.
    var facts = siginfo_t()
    while waitid(P_PID, id_t(id), &facts, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    return code ?? -1
  }

  /// Sends a signal, unless the program has ended.
  package func signal(_ number: Int32) {
    ended.withLock { code in
      if code == nil { kill(id, number) }
    }
  }

  private static func code(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }
}
