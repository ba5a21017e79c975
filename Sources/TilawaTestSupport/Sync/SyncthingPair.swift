import FoundationEssentials
import Glibc

/// Two real daemons of Syncthing on this machine that share one folder, and nothing else with anybody.
package final class SyncthingPair: Sendable {
  /// The folders of the two devices.
  package let folders: [String]
  private let home: TemporaryFolder
  private let programs: [RunningProgram]

  package static var isInstalled: Bool { Program.isInstalled("syncthing") }

  /// Starts both. `prepare` puts into the folders what is there before they know of each other.
  package init(_ prepare: ([String]) async throws -> Void = { _ in }) async throws {
    home = try TemporaryFolder()
    let homes = ["a", "b"].map { [path = home.path] in "\(path)/\($0)" }
    folders = homes.map { $0 + "/shared" }
    for folder in folders {
      try FileManager.default.createDirectory(atPath: folder + "/.stfolder", withIntermediateDirectories: true)
    }
    try await prepare(folders)
    let ports = try homes.map { _ in try Self.freePort() }
    for home in homes {
      try Program.run("env", ["HOME=\(home)", "syncthing", "generate", "--no-default-folder", "--home=\(home)"])
    }
    let devices = try homes.map { try Self.device(in: String(contentsOfFile: "\($0)/config.xml", encoding: .utf8)) }
    for (home, port) in zip(homes, ports) {
      let config = Self.configuration(devices, ports, own: port, folder: home + "/shared")
      try config.write(toFile: home + "/config.xml", atomically: true, encoding: .utf8)
    }
    guard let program = Program.path("syncthing") else {
      throw LocalServerFailure(message: "syncthing is not installed")
    }
    programs = try homes.map { home in
      try RunningProgram(
        program, ["serve", "--home=\(home)", "--no-browser", "--no-restart", "--no-upgrade", "--logflags=0"], in: home,
        log: home + "/log")
    }
  }

  /// Waits until a question is answered with yes; throws after two minutes.
  package func wait(until isSo: () async throws -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while try await !isSo() {
      guard ContinuousClock.now < end else {
        let log = (try? String(contentsOfFile: home.path + "/a/log", encoding: .utf8)) ?? ""
        throw LocalServerFailure(message: "syncthing did not bring it: \(log.suffix(2000))")
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  private static func freePort() throws -> Int {
    let port = try LoopbackPort(backlog: 1)
    close(port.descriptor)
    return port.number
  }

  private static func device(in configuration: String) throws -> String {
    guard let start = configuration.firstRange(of: "<device id=\"") else {
      throw LocalServerFailure(message: "syncthing wrote no configuration")
    }
    return String(configuration[start.upperBound...].prefix { $0 != "\"" })
  }

  private static func configuration(_ devices: [String], _ ports: [Int], own: Int, folder: String) -> String {
    let members = devices.map { "<device id=\"\($0)\"></device>" }.joined()
    let addresses = zip(devices, ports).map { device, port in
      "<device id=\"\(device)\" name=\"\(port)\"><address>tcp://127.0.0.1:\(port)</address></device>"
    }
    return """
      <configuration version="36">
        <folder id="shared" label="shared" path="\(folder)" type="sendreceive" rescanIntervalS="5" fsWatcherEnabled="true" \
      fsWatcherDelayS="1">\(members)<maxConflicts>10</maxConflicts></folder>
        \(addresses.joined())
        <gui enabled="false"></gui>
        <options>
          <listenAddress>tcp://127.0.0.1:\(own)</listenAddress>
          <globalAnnounceEnabled>false</globalAnnounceEnabled>
          <localAnnounceEnabled>false</localAnnounceEnabled>
          <relaysEnabled>false</relaysEnabled>
          <natEnabled>false</natEnabled>
          <reconnectionIntervalS>1</reconnectionIntervalS>
          <urAccepted>-1</urAccepted>
          <crashReportingEnabled>false</crashReportingEnabled>
        </options>
      </configuration>
      """
  }
}
