import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// A person at a pseudo-terminal, who waits for words and types others; python3 plays that person.
struct PersonAtTerminal {
  private let fixture: CommandFixture

  init(_ fixture: CommandFixture) { self.fixture = fixture }

  /// Runs our program there; for each pair of steps it waits for the first in what is written, and then types the second, or
  /// sends the signal of that name. The exit code is the program's; 99 where the terminal is not as it was.
  ///
  /// - Parameter other: another program than ours, such as a shell that calls ours.
  func run(
    _ arguments: [String], _ steps: [String], environment: [String: String] = [:], program other: String? = nil
  ) throws -> CommandFixture.Outcome {
    let python = try #require(Program.path("python3"))
    let script = try fixture.folder.write(PersonAtTerminal.script, to: "person.py")
    return try fixture.run(
      [script] + steps + ["--", other ?? CommandFixture.program.path] + arguments, environment: environment,
      program: URL(filePath: python))
  }

  /// Runs the program given behind `--`; for each pair of arguments before it waits for the first in what it writes, and
  /// then types the second. Prints what it wrote, and ends as it did; 99 where the terminal is not as it was.
  private static let script = """
    import os, pty, select, signal, sys, termios, time
    cut = sys.argv.index("--")
    steps, command = sys.argv[1:cut], sys.argv[cut + 1:]
    child, end = pty.fork()
    if child == 0:
        os.execv(command[0], command)
    before = termios.tcgetattr(end)
    written, deadline = b"", time.monotonic() + 120
    def read():
        global written
        ready, _, _ = select.select([end], [], [], 1)
        if time.monotonic() > deadline:
            os.kill(child, signal.SIGKILL)
        if not ready:
            return True
        try:
            data = os.read(end, 65536)
        except OSError:
            return False
        written += data
        return bool(data)
    after = None
    seen = 0
    for wanted, typed in zip(steps[::2], steps[1::2]):
        while written.find(wanted.encode(), seen) < 0:
            if not read():
                sys.stdout.buffer.write(written)
                sys.exit(98)
        seen = written.find(wanted.encode(), seen) + 1
        if typed.startswith("SIG"):
            os.kill(child, getattr(signal, typed))
        else:
            os.write(end, typed.encode())
    while read():
        pass
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        after = termios.tcgetattr(end)
    except termios.error:
        pass
    sys.stdout.buffer.write(written)
    sys.stdout.buffer.flush()
    sys.exit(99 if after and after[3] != before[3] else status if status >= 0 else 128 - status)
    """
}
