import Foundation
@testable import AppBase
import TilawaTestSupport
import Testing

@testable import TilawaDesktop
@testable import tilawa

/// Clicks on reminders: the desktop is played by the test, and so is the terminal.
// K-6
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct NoticeClickTests {
  private let bus: PrivateBus
  private let command: CommandFixture

  /// Page 1 of two was read today.
  init() throws {
    bus = try PrivateBus()
    command = try CommandFixture()
    #expect(try command.run("khatm", "goal", "pages:2").code == 0)
    #expect(try command.run("khatm", "read", "page:1").code == 0)
    try command.machine.install(
      "terminal", as: "printf '%s\\n' \"$XDG_ACTIVATION_TOKEN\" \"$@\" >'\(record).new'; mv '\(record).new' '\(record)'"
    )
  }

  private var record: String { "\(command.folder.path)/opened" }
  /// The token, and the words after the terminal's own.
  private var opened: [String]? {
    (try? String(contentsOfFile: record, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  private var environment: [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "TILAWA_BUS": "", "DISPLAY": ":99", "TERMINAL": "terminal --calm",
    ]
  }

  /// Its code, once it has ended by itself.
  private func end(_ process: Process) -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  @Test func `a click opens the page that is next in a terminal`() async throws {
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let process = try command.launch(["khatm", "notify"], environment: environment, capturing: "notify")
    let notice = try #require(await desktop.notices(atLeast: 1).first)
    #expect(notice.actions == ["default", "Open page 2"])
    #expect(notice.body.contains("tilawa read page:2"))
    desktop.tell("ActivationToken", .string("token-5"))
    desktop.tell("ActionInvoked", .string("default"))
    #expect(end(process) == 0)
    #expect(Poll.until { opened != nil })
    #expect(opened == ["token-5", "--calm", "-e", CommandFixture.program.path, "read", "page:2"])
  }

  @Test func `one that is put away opens nothing, nor does a click on another`() async throws {
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let process = try command.launch(["khatm", "notify"], environment: environment, capturing: "notify")
    #expect(await desktop.notices(atLeast: 1).count == 1)
    desktop.tell("ActionInvoked", .string("default"), of: 8)
    desktop.tell("NotificationClosed", .uint32(2))
    #expect(end(process) == 0)
    #expect(opened == nil)
  }

  @Test func `a desktop that takes no clicks is not waited for`() async throws {
    let desktop = try FakeDesktop(on: bus)
    let outcome = try command.run("khatm", "notify", "--json", environment: environment)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""title":"1 page remains today""#))
    let notices = await desktop.notices(atLeast: 1)
    #expect(notices.map(\.actions) == [[]])
    #expect(notices.first?.body.contains("tilawa read page:2") == true)
  }

  @Test func `without a screen nothing is offered`() async throws {
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let outcome = try command.run("khatm", "notify", environment: environment.merging(["DISPLAY": ""]) { $1 })
    #expect(outcome.code == 0)
    #expect(await desktop.notices(atLeast: 1).map(\.actions) == [[]])
  }

  @Test func `the screen is that which the user's systemd knows, where cron names none`() async throws {
    try command.machine.install("systemctl", as: "echo HOME=/nowhere; echo WAYLAND_DISPLAY=wayland-7")
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let bare = environment.filter { $0.key != "DISPLAY" }
    let process = try command.launch(["khatm", "notify"], environment: bare, capturing: "notify")
    #expect(await desktop.notices(atLeast: 1).first?.actions.isEmpty == false)
    desktop.tell("NotificationClosed", .uint32(1))
    #expect(end(process) == 0)
  }

  @Test func `while it waits it holds no file of the library, and SIGTERM ends it`() async throws {
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let process = try command.launch(["khatm", "notify", "--json"], environment: environment, capturing: "notify")
    #expect(await desktop.notices(atLeast: 1).count == 1)
    // The command prints its line before it waits.
    let said = "\(command.folder.path)/notify-output"
    #expect(Poll.until { (try? String(contentsOfFile: said, encoding: .utf8))?.contains("shown") == true })
    let files = "/proc/\(process.processIdentifier)/fd"
    let open = try FileManager.default.contentsOfDirectory(atPath: files).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(files)/\($0)")
    }
    #expect(!open.isEmpty)
    #expect(open.filter { $0.hasPrefix(command.home.path) }.isEmpty)
    kill(process.processIdentifier, SIGTERM)
    #expect(end(process) == -SIGTERM)
    #expect(opened == nil)
  }

  @Test func `the ayah of the day is opened too`() async throws {
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let words = ["ayah-of-the-day", "--notify", "--date", "2026-11-22"]
    let process = try command.launch(words, environment: environment, capturing: "notify")
    let notice = try #require(await desktop.notices(atLeast: 1).first)
    let ref = try #require(notice.title.split(separator: " ").last.map(String.init))
    #expect(notice.actions == ["default", "Open \(ref)"])
    desktop.tell("ActionInvoked", .string("default"))
    #expect(end(process) == 0)
    #expect(Poll.until { opened != nil })
    #expect(opened?.suffix(2) == ["read", ref])
  }

  @Test func `the time is over, and nobody clicked`() async throws {
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let notice = DesktopNotice(title: "Tilawa", body: "tones & more")
    let posted = await PostedNotice.post(notice, on: BusAddress(bus.address), action: "Open", timeout: .seconds(5))
    #expect(await posted?.outcome(within: .milliseconds(50)) == .left)
    // This desktop reads markup.
    #expect(await desktop.notices(atLeast: 1).map(\.body) == ["tones &amp; more"])
  }
}

/// The choice of a terminal.
@Suite struct TerminalWindowTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func words(_ installed: [String], _ environment: [String: String] = [:]) throws -> [String]? {
    for name in installed {
      let path = try folder.write("", to: "bin/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return TerminalWindow(
      environment: ["PATH": folder.path + "/bin", "WAYLAND_DISPLAY": "wayland-0"].merging(environment) { $1 })?.words
  }

  @Test func `the user's own comes first, then what the system names`() throws {
    #expect(try words([]) == nil)
    #expect(try words(["x-terminal-emulator"]) == ["x-terminal-emulator", "-e"])
    #expect(try words(["xdg-terminal-exec"]) == ["xdg-terminal-exec"])
    #expect(try words(["foot"], ["TERMINAL": "foot"]) == ["foot", "-e"])
    #expect(try words([], ["TERMINAL": "absent"]) == ["xdg-terminal-exec"])
  }

  @Test func `those that want other words before the command have them`() throws {
    #expect(try words(["gnome-terminal"], ["TERMINAL": "gnome-terminal"]) == ["gnome-terminal", "--"])
    let path = "\(folder.path)/bin/xfce4-terminal"
    #expect(try words(["xfce4-terminal"], ["TERMINAL": path]) == [path, "-x"])
  }

  @Test func `without a screen there is none`() throws {
    #expect(try words(["xdg-terminal-exec"], ["WAYLAND_DISPLAY": ""]) == nil)
  }
}
