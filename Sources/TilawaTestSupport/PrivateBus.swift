package import Foundation
import Synchronization
import TilawaAudio

/// A bus of a test's own, and the programs that people use on it.
package final class PrivateBus: Sendable {
  package static let isInstalled =
    ["dbus-daemon", "dbus-monitor", "dbus-send", "gdbus", "playerctl", "busctl"].allSatisfy(Program.isInstalled)
  /// The address, in the form of `DBUS_SESSION_BUS_ADDRESS`.
  package let address: String
  private let folder: TemporaryFolder
  private let socket: String
  private let daemon = Mutex<Process?>(nil)

  package init() throws {
    folder = try TemporaryFolder()
    socket = folder.path + "/bus"
    address = "unix:path=" + socket
    try start()
  }

  deinit { stop() }

  /// Starts a daemon at the same address, after `stop`.
  package func start() throws {
    try? FileManager.default.removeItem(atPath: socket)
    let process = try begin(
      "dbus-daemon", ["--session", "--nofork", "--nopidfile", "--address=\(address)"], output: nil)
    daemon.withLock { $0 = process }
    guard Poll.until({ (try? run("gdbus", ["call", "--session"] + PrivateBus.ping).code) == 0 }) else {
      throw AudioError(.notFound, "start dbus-daemon", "nobody answers at \(address)")
    }
  }

  private static let ping = [
    "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus", "--method",
    "org.freedesktop.DBus.GetId",
  ]

  /// Kills the daemon, as a crash would.
  package func stop() {
    daemon.withLock { process in
      if let process, process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process?.waitUntilExit()
      process = nil
    }
  }

  package struct Answer: Sendable {
    package let code: Int32
    package let output: String
    package let complaint: String

    /// The output without the final line end.
    package var line: String { output.trimmingCharacters(in: .newlines) }
  }

  /// Runs one of the programs to its end, ten seconds at most.
  package func run(_ name: String, _ arguments: [String]) throws -> Answer {
    let names = ["output", "complaint"].map { "\(folder.path)/\($0)-\(UUID().uuidString)" }
    // Signals that this process does not take, its children do not take either: but for the last of them.
    let words = ["--signal=KILL", "10", Program.path(name) ?? name] + arguments
    let process = try begin("timeout", words, output: names[0], complaint: names[1])
    process.waitUntilExit()
    let texts = try names.map { try String(contentsOfFile: $0, encoding: .utf8) }
    return Answer(code: process.terminationStatus, output: texts[0], complaint: texts[1])
  }

  /// Records the signals on the bus from now on.
  package func listen(path: String) throws -> BusListener {
    let file = "\(folder.path)/signals-\(UUID().uuidString)"
    let process = try begin("dbus-monitor", ["--session", "type='signal',path='\(path)'"], output: file)
    // Its own name is told once it listens.
    guard Poll.until({ ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").contains("NameAcquired") }) else {
      throw AudioError(.notFound, "start dbus-monitor", "it tells nothing")
    }
    return BusListener(process: process, file: file)
  }

  /// A program on this bus whose output goes into files, or nowhere.
  package func begin(
    _ name: String, _ arguments: [String], output: String?, complaint: String? = nil
  ) throws -> Process {
    guard let path = Program.path(name) else { throw AudioError(.notFound, "run", path: name, "it is not installed") }
    let process = Program.process(
      path, arguments,
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": address, "HOME": folder.path, "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": folder.path,
      ])
    for (file, pipe) in [(output, \Process.standardOutput), (complaint, \Process.standardError)] {
      guard let file else {
        process[keyPath: pipe] = FileHandle.nullDevice
        continue
      }
      _ = FileManager.default.createFile(atPath: file, contents: nil)
      process[keyPath: pipe] = FileHandle(forWritingAtPath: file)
    }
    try process.run()
    return process
  }
}

/// The signals that dbus-monitor prints.
package final class BusListener: Sendable {
  private let process: Mutex<Process>
  private let file: String

  init(process: sending Process, file: String) {
    self.process = Mutex(process)
    self.file = file
  }

  deinit {
    process.withLock { process in
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// Each signal with all that it carries, in words of one space each.
  package var signals: [String] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    var signals: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("signal") { signals.append("") }
      guard !signals.isEmpty else { continue }
      signals[signals.count - 1] += line.split(separator: " ").joined(separator: " ") + " "
    }
    return signals
  }

  package func signals(named member: String) -> [String] { signals.filter { $0.contains("member=\(member) ") } }
}
