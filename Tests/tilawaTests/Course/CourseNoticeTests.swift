import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaDesktop

/// W-9: notifications of courses on a desktop that the test plays, with a terminal of its own.
@Suite(
  .enabled(
    if: PrivateBus.isInstalled && CourseFixtures.canSign,
    "dbus, playerctl, gdbus, busctl and libsodium are not all installed"))
struct CourseNoticeTests {
  let both: CourseFixtures
  private let bus: PrivateBus
  private let environment: [String: String]

  /// The first week has just begun, and the teacher has announced something.
  init() throws {
    both = try CourseFixtures(.bundles)
    bus = try PrivateBus()
    try both.begin()
    _ = try both.student("course", "notify", "--list")
    try both.go(toWeek: 1, hours: 1)
    #expect(try both.coach("coach", "announce", "Read surah 78.").code == 0)
    try both.exchange()
    try both.go(toWeek: 1, hours: 2)
    let record = both.path("opened")
    let terminal = try both.students.folder.write(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >>'\(record)'\n", to: "bin/terminal")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: terminal)
    environment = both.environment.merging([
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "TILAWA_BUS": "", "DISPLAY": ":99", "TERMINAL": terminal,
    ]) { $1 }
  }

  private var opened: [String] {
    ((try? String(contentsOfFile: both.path("opened"), encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  @Test func `each of several notifications can be clicked on, and the window stays until it was read`() async throws {
    let desktop = try FakeDesktop(on: bus, .takesClicks)
    let process = try both.students.launch(["course", "notify"], environment: environment, capturing: "notify")
    let notices = await desktop.notices(atLeast: 2)
    #expect(notices.map(\.title) == ["Week 1 is open", "Reading"])
    desktop.tell("ActionInvoked", .string("default"), of: 7)
    desktop.tell("NotificationClosed", .uint32(2), of: 8)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(Poll.until { opened.count == 7 })
    #expect(opened.prefix(3) == ["-e", "/bin/sh", "-c"])
    #expect(opened.suffix(2) == [CommandFixture.program.path, "course"])
    #expect(try both.students.run(["course", "notify", "--list"], environment: environment).output.isEmpty)
  }

  @Test func `what no desktop has shown comes again`() throws {
    let alone = try both.students.run(["course", "notify"], environment: environment)
    #expect(alone.code == 69 && alone.complaint.contains("no desktop shows notifications here"))
    let listed = try both.students.run(["course", "notify", "--list"], environment: environment)
    #expect(listed.lines.count == 2)
  }
}
