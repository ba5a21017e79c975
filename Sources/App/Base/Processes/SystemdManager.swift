import Glibc
import FoundationEssentials
package import TilawaCore

/// The user's systemd, as far as it runs and answers.
package enum SystemdManager {
  /// The answer to a request.
  package enum Answer: Hashable {
    case done
    /// No answer: systemd does not run, or this machine has none. The sentence gives the reason.
    case absent(Sentence)
  }

  private static let timeout = Duration.seconds(20)

  /// Makes systemd reload its units, and start or stop the timer.
  ///
  /// - Parameter action: `start` or `stop`.
  package static func settle(_ timer: String, _ action: String, environment: [String: String]) async -> Answer {
    guard let program = systemctl(environment) else { return .absent(BaseSentences.noSystemctl) }
    // Stop a timer while systemd still knows its unit; start one after systemd has read it.
    let steps = action == "stop" ? [[action, timer], ["daemon-reload"]] : [["daemon-reload"], ["restart", timer]]
    for words in steps {
      let complaint = await run(program, ["--user", "--no-ask-password"] + words, environment)
      if let complaint { return .absent(complaint) }
    }
    return .done
  }

  /// Returns the environment with the variables of the user's display. Under cron they are missing; the manager may
  /// know them.
  package static func withDisplay(_ environment: [String: String]) async -> [String: String] {
    guard !TerminalWindow.hasDisplay(environment), let program = systemctl(environment) else { return environment }
    let outcome = await OtherProgram.run(
      program, ["--user", "show-environment"], reaching(environment), timeout: .seconds(5))
    guard let outcome, outcome.status == 0 else { return environment }
    var environment = environment
    for line in String(decoding: outcome.output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      // Skip values that systemctl quotes: no screen has such a name.
      guard parts.count == 2, screenNames.contains(parts[0]), !parts[1].hasPrefix("$'") else { continue }
      environment[parts[0]] = environment[parts[0]] ?? parts[1]
    }
    return environment
  }

  private static let screenNames: Set = [
    "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_RUNTIME_DIR", "XDG_CURRENT_DESKTOP", "DBUS_SESSION_BUS_ADDRESS",
    "TERMINAL",
  ]

  private static func systemctl(_ environment: [String: String]) -> String? {
    OtherProgram.path("systemctl", environment)
  }

  /// Runs systemctl. Returns its complaint; nil on success.
  private static func run(_ program: String, _ words: [String], _ environment: [String: String]) async -> Sentence? {
    guard let outcome = await OtherProgram.run(program, words, reaching(environment), timeout: timeout) else {
      return BaseSentences.systemctlDoesNotStart
    }
    guard outcome.status != 0 else { return nil }
    return outcome.complaint.map { Sentence(verbatim: $0) } ?? BaseSentences.systemctlDoesNotAnswer
  }

  /// Returns the environment with XDG_RUNTIME_DIR. Without it, as under cron, systemctl does not find the user's
  /// manager.
  private static func reaching(_ environment: [String: String]) -> [String: String] {
    ["XDG_RUNTIME_DIR": "/run/user/\(getuid())"].merging(environment) { $1 }
  }
}
