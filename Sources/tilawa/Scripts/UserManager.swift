import Foundation

/// The user's systemd, as far as it runs and answers.
enum UserManager {
  /// What it makes of a request.
  enum Answer: Hashable {
    case done
    /// It does not run, or there is none on this machine.
    case absent(String)
  }

  private static let patience = Duration.seconds(20)

  /// Has it read its units anew, and start the timer, or stop it.
  ///
  /// - Parameter action: `start` or `stop`.
  static func settle(_ timer: String, _ action: String, environment: [String: String]) async -> Answer {
    guard let program = systemctl(environment) else { return .absent("there is no systemctl on this machine") }
    // One that is stopped must still be known, one that is started already.
    let steps = action == "stop" ? [[action, timer], ["daemon-reload"]] : [["daemon-reload"], ["restart", timer]]
    for words in steps {
      let complaint = await run(program, ["--user", "--no-ask-password"] + words, environment)
      if let complaint { return .absent(complaint) }
    }
    return .done
  }

  private static func systemctl(_ environment: [String: String]) -> String? {
    OtherProgram.path("systemctl", environment)
  }

  /// What it complained about; nil where it did as it was told.
  private static func run(_ program: String, _ words: [String], _ environment: [String: String]) async -> String? {
    var environment = environment
    // Without it, as under cron, systemctl does not find the user's manager.
    environment["XDG_RUNTIME_DIR"] = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    guard let outcome = await OtherProgram.run(program, words, environment, patience: patience) else {
      return "systemctl does not start"
    }
    return outcome.status == 0 ? nil : outcome.complaint ?? "systemctl does not answer"
  }
}
