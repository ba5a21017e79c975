import Foundation
import TilawaCore
import TilawaPlayer
import TilawaTestSupport
import Testing

@testable import TilawaDesktop

/// Notifications, as a desktop takes them that is played by the test.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct NotificationTests {
  let bus: PrivateBus

  init() throws { bus = try PrivateBus() }

  @Test func `each new ayah takes the place of the one before, and the end is said`() async throws {
    let desktop = try FakeDesktop(on: bus)
    let player = try PlayerOnBus("--notify", "--each", "2", on: bus, seconds: 1)
    #expect(player.end() == 0)
    let notices = await desktop.notices(atLeast: 4)
    #expect(notices.map(\.replaced) == [0, 7, 7, 7])
    #expect(notices.map(\.title).suffix(3) == ["2:255 · Al-Baqarah", "2:256 · Al-Baqarah", "Tilawa"])
    #expect(notices.first?.title.hasPrefix("2:254") == true)
    #expect(notices.last?.body == "The session has ended.")
    // This desktop reads markup.
    #expect(notices.first?.body.hasPrefix("Husary &lt;&amp; Sons&gt; · Hafs · Rep 1/2") == true)
    // F18
    #expect(notices.allSatisfy { $0.urgency == .byte(0) })
    #expect(notices.first?.body.contains("\nيَـٰٓأَيُّهَا ٱلَّذِينَ ءَامَنُوٓا۟ أَنفِقُوا۟") == true)
    #expect(notices.last?.body.contains("\n") == false)
  }

  @Test func `nobody is notified who does not ask for it`() async throws {
    let desktop = try FakeDesktop(on: bus)
    let player = try PlayerOnBus(on: bus, seconds: 1)
    #expect(player.end() == 0)
    #expect(await desktop.notices(atLeast: 0).isEmpty)
  }

  @Test func `of what plays in the background the end is said, and that somebody ended it`() async throws {
    let desktop = try FakeDesktop(on: bus)
    let background = ["TILAWA_DETACHED": "1"]
    let whole = try PlayerOnBus(on: bus, seconds: 1, environment: background)
    #expect(whole.end() == 0)
    #expect(await desktop.notices(atLeast: 1).map(\.body) == ["The session has ended."])
    let ended = try PlayerOnBus(on: bus, environment: background)
    kill(ended.identifier, SIGTERM)
    #expect(ended.end() == 143)
    #expect(await desktop.notices(atLeast: 2).map(\.body).last == "The session was stopped.")
  }

  @Test func `of a script that nobody looks on at it is said what went wrong`() async throws {
    let desktop = try FakeDesktop(on: bus)
    let command = try CommandFixture()
    let environment = ["DBUS_SESSION_BUS_ADDRESS": bus.address, "TILAWA_BUS": ""]
    let script = try command.folder.write("steps:\n  - play: 67:1\n", to: "dawn.yaml")
    #expect(try command.run("session", "run", script, "--output", "null", environment: environment).code == 66)
    let broken = try command.folder.write("steps: 3\n", to: "dusk.yaml")
    #expect(try command.run("session", "run", broken, environment: environment).code == 65)
    let notices = await desktop.notices(atLeast: 2)
    #expect(notices.count == 2)
    #expect(notices.map(\.title) == ["dawn.yaml", "dusk.yaml"])
    #expect(notices.first?.body.contains("no Hafs reciter") == true)
    #expect(notices.last?.body.contains("session check") == true)
    #expect(notices.last?.urgency == .byte(2))
  }

  @Test func `a sound server that goes away is told of, each time`() async throws {
    let desktop = try FakeDesktop(on: bus)
    let link = try #require(BusLink(to: BusAddress(bus.address)) { _ in })
    let presenter = NotificationPresenter(link, of: .end)
    for cause in [Playback.Cause.user, .sinkLost] {
      await presenter.take(.event(.state(at: OutputTime(frames: 0, rate: 1), state: .paused, cause: cause), nil), nil)
    }
    await presenter.settle()
    #expect(await desktop.notices(atLeast: 1).map(\.body) == ["The sound server is gone; the player waits for it."])
    link.close()
  }

  @Test func `a desktop that is not there changes nothing`() throws {
    let player = try PlayerOnBus("--notify", on: bus, seconds: 1)
    #expect(player.end() == 0)
    #expect(player.heard == ["2:254", "2:255", "2:256"])
  }
}

/// Notices of whoever has no connection: they open one, and give up soon.
@Suite(.enabled(if: PrivateBus.isInstalled, "dbus, playerctl, gdbus and busctl are not all installed"))
struct DesktopNoticeTests {
  private let notice = DesktopNotice(title: "Tilawa", body: "tones & <b>more</b>", urgency: .critical)

  @Test func `a notice is shown`() async throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(on: bus)
    #expect(await notice.show(on: BusAddress(bus.address)))
    let shown = await desktop.notices(atLeast: 1)
    #expect(shown.map(\.title) == ["Tilawa"])
    #expect(shown.map(\.urgency) == [.byte(2)])
    // A4
    #expect(shown.map(\.body) == ["tones &amp; &lt;b&gt;more&lt;/b&gt;"])
  }

  @Test func `nobody shows it where there is no desktop or no bus`() async throws {
    let bus = try PrivateBus()
    #expect(await notice.show(on: BusAddress(bus.address)) == false)
    #expect(await notice.show(on: BusAddress("unix:path=/nonexistent/bus")) == false)
  }

  @Test func `a desktop that never answers is left alone in time`() async throws {
    let bus = try PrivateBus()
    let desktop = try FakeDesktop(on: bus, .keepsSilent)
    let started = ContinuousClock.now
    #expect(await notice.show(on: BusAddress(bus.address), timeout: .milliseconds(200)) == false)
    #expect(started.duration(to: .now) >= .milliseconds(200))
    withExtendedLifetime(desktop) {}
  }
}
