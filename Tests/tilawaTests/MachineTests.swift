import Foundation
import TilawaTestSupport
import Testing

/// No test reads or changes what the person has who runs it.
@Suite struct MachineTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// The crontab of the person, as the system's own program tells it.
  private func crontabOfPerson() throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: try #require(Program.path("crontab")))
    process.arguments = ["-l"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let table = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return table
  }

  @Test(.enabled(if: Program.isInstalled("crontab"), "crontab is not installed"))
  func `a reminder is set in the crontab of the test and not in that of the person`() throws {
    let before = try crontabOfPerson()
    let command = try CommandFixture()
    #expect(try command.run("hifz", "remind", "at", "05:30").code == 0)
    #expect(command.machine.crontab.contains(" TILAWA_REMINDER=hifz "))
    #expect(try command.run("hifz", "remind").output.contains("05:30"))
    #expect(try crontabOfPerson() == before)
    #expect(try CommandFixture().run("hifz", "remind").output == "no reminder of today's list of hifz\n")
  }

  @Test func `a program of a test finds the crontab and the service manager of the test before those of the system`()
    throws
  {
    let command = try CommandFixture()
    let shell = URL(filePath: "/bin/sh")
    for path in [nil, "/nowhere:/usr/bin:/bin"] {
      let more = path.map { ["PATH": $0] } ?? [:]
      for name in ["crontab", "systemctl", "xdg-open"] {
        let found = try command.run(["-c", "command -v \(name)"], environment: more, program: shell).output
        #expect(!found.hasPrefix("/usr") && !found.hasPrefix("/bin"), "\(found)")
      }
    }
  }

  @Test func `the folders and addresses of a program of a test are those of the test`() throws {
    let command = try CommandFixture()
    let lines = try command.run([], program: URL(filePath: "/usr/bin/env")).lines
    let values = Dictionary(
      lines.compactMap { line in line.firstIndex(of: "=").map { (line[..<$0], line[line.index(after: $0)...]) } }
    ) { $1 }
    for name in ["HOME", "TILAWA_HOME", "XDG_RUNTIME_DIR"] {
      #expect(values["\(name)"]?.contains("/tilawa-") == true, "\(name)")
    }
    #expect(values["DBUS_SESSION_BUS_ADDRESS"]?.contains("/tilawa-") == true)
    #expect(values["PULSE_SERVER"] == "unix:/dev/null/absent")
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "DISPLAY", "WAYLAND_DISPLAY"] {
      #expect(values["\(name)"] == nil, "\(name)")
    }
  }

  /// The files that start programs themselves; all others ask `Program` or `TestMachine`.
  private static let starters: Set = [
    "Sources/TilawaTestSupport/Program.swift", "Sources/TilawaTestSupport/AudioPulseServer.swift",
    "Sources/TilawaTestSupport/Sync/RunningProgram.swift", "Tests/tilawaTests/MachineTests.swift",
  ]

  @Test func `every program that a test starts gets its surroundings in one place`() throws {
    for folder in ["Tests", "Sources/TilawaTestSupport"] {
      let files = FileManager.default.enumerator(atPath: Self.root.appending(path: folder).path)
      for case let file as String in try #require(files) where file.hasSuffix(".swift") {
        let name = "\(folder)/\(file)"
        let text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
        let starts = text.contains("Process()") || text.contains("posix_spawn(")
        #expect(!starts || Self.starters.contains(name), "\(name): start it by Program.process or TestMachine")
      }
    }
  }
}
