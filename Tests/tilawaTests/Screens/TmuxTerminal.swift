import Foundation
import Testing
@testable import AppBase
import TilawaTestSupport

/// A real terminal of tmux, on a server of its own, in which a shell runs one command and then says how it ended.
final class TmuxTerminal {
  private let fixture: CommandFixture
  private let tmux: URL
  private let name = "tilawa-\(UUID().uuidString.prefix(8))"

  /// - Parameter command: what is typed after `tilawa`.
  init(
    _ fixture: CommandFixture, _ command: String, rows: Int = 24, columns: Int = 80, environment: [String: String] = [:]
  ) throws {
    self.fixture = fixture
    tmux = URL(filePath: try #require(Program.path("tmux")))
    let script =
      "set -m; stty -a > \(fixture.folder.path)/before; echo ready; \(CommandFixture.program.path) \(command); "
      + "code=$?; stty -a > \(fixture.folder.path)/after; echo ended:$code; cat"
    // The server outlives the call: it must not hold the descriptors by which Foundation learns of its end, nor be deaf to the
    // signals that the thread of a test has blocked.
    let closing =
      "import signal, subprocess, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); "
      + "sys.exit(subprocess.run(sys.argv[1:]).returncode)"
    let begun = try fixture.run(
      [
        "-c", closing, tmux.path, "-u", "-L", name, "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y",
        "\(rows)", "sh", "-c", script,
      ], environment: environment, program: URL(filePath: try #require(Program.path("python3"))))
    try #require(begun.code == 0, "\(begun.complaint)")
  }

  deinit { _ = try? call("kill-server") }

  @discardableResult
  private func call(_ words: String...) throws -> CommandFixture.Outcome {
    try fixture.run(["-u", "-L", name] + words, program: tmux)
  }

  func press(_ keys: String...) throws { for key in keys { try call("send-keys", key) } }

  func type(_ text: String) throws { try call("send-keys", "-l", text) }

  func resize(rows: Int, columns: Int) throws { try call("resize-window", "-x", "\(columns)", "-y", "\(rows)") }

  /// The lines of the screen.
  var lines: [String] {
    get throws { try call("capture-pane", "-p").output.components(separatedBy: "\n") }
  }

  /// The same with what makes words stand out.
  var styled: String { get throws { try call("capture-pane", "-p", "-e").output } }

  /// Waits until this stands there; what stands there then.
  @discardableResult
  func wait(for words: String, seconds: Int = 60) throws -> [String] {
    try wait(seconds: seconds, words) { $0.contains { $0.contains(words) } }
  }

  /// Waits until the lines are as they should be.
  @discardableResult
  func wait(seconds: Int = 60, _ what: String, until isThere: ([String]) -> Bool) throws -> [String] {
    var shown: [String] = []
    let isShown = try Poll.until(seconds: seconds, everyMilliseconds: 30) {
      shown = try lines
      return isThere(shown)
    }
    try #require(isShown, "\(what) did not come:\n\(shown.joined(separator: "\n"))")
    return shown
  }

  /// The process of the program.
  var process: Int32 {
    get throws {
      let shell = try call("display-message", "-p", "#{pane_pid}").lines.first ?? ""
      let children = try fixture.run(["-P", shell, "tilawa"], program: URL(filePath: "/usr/bin/pgrep"))
      return try #require(children.lines.first.flatMap { Int32($0) })
    }
  }

  /// The terminal goes away, as when its window is closed.
  func vanish() throws { try call("kill-server") }

  /// Whether the terminal is set as it was before.
  var isAsBefore: Bool {
    get throws {
      let folder = fixture.folder.path
      return try String(contentsOfFile: "\(folder)/before", encoding: .utf8)
        == String(contentsOfFile: "\(folder)/after", encoding: .utf8)
    }
  }

  /// Whether the program's screen is on, and not what stood there before.
  var isFullScreen: Bool { get throws { try call("display-message", "-p", "#{alternate_on}").output == "1\n" } }
}
