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
    (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/systemctl" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What it complained about; nil where it did as it was told.
  private static func run(_ program: String, _ words: [String], _ environment: [String: String]) async -> String? {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    var environment = environment
    // Without it, as under cron, systemctl does not find the user's manager.
    environment["XDG_RUNTIME_DIR"] = environment["XDG_RUNTIME_DIR"] ?? "/run/user/\(getuid())"
    process.environment = environment
    let complaints = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaints
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    guard (try? process.run()) != nil else { return "systemctl does not start" }
    let alarm = Task {
      try await Task.sleep(for: patience)
      process.terminate()
    }
    for await _ in ended {}
    alarm.cancel()
    let said = String(decoding: complaints.fileHandleForReading.availableData, as: UTF8.self)
    let line = said.split(separator: "\n").first.map(String.init)
    return process.terminationStatus == 0 ? nil : line ?? "systemctl does not answer"
  }
}
