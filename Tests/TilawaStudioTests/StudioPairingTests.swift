import Foundation
import Glibc
import Synchronization
import Testing

@testable import TilawaCore
@testable import TilawaStudio

@Suite struct StudioPairingTests {
  private final class Clock: Sendable {
    private let time = Mutex(ContinuousClock.now)
    var now: ContinuousClock.Instant { time.withLock { $0 } }
    func advance(by duration: Duration) { time.withLock { $0 += duration } }
  }

  @Test func `a code is good once`() {
    let pairing = StudioPairing()
    let code = pairing.make()
    #expect(code.wholeMatch(of: /([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}/) != nil)
    #expect(!pairing.redeem(""))
    #expect(!pairing.redeem(String(code.dropLast())))
    #expect(pairing.redeem(code.lowercased().replacing("-", with: " ")))
    #expect(!pairing.redeem(code))
  }

  @Test func `a code is good for ten minutes`() {
    let clock = Clock()
    let pairing = StudioPairing { clock.now }
    let first = pairing.make()
    clock.advance(by: .seconds(600))
    #expect(!pairing.redeem(first))
    let second = pairing.make()
    clock.advance(by: .seconds(599))
    #expect(pairing.redeem(second))
  }

  @Test func `a new code ends the one before`() {
    let pairing = StudioPairing()
    let (first, second) = (pairing.make(), pairing.make())
    #expect(first != second)
    #expect(!pairing.redeem(first))
    #expect(pairing.redeem(second))
  }

  @Test(arguments: [
    ("  My\n phone\t", "My phone"), ("a\u{202E}b\u{200F}c", "a b c"), ("\u{1B}[31mred", "[31mred"), ("", "device"),
    ("\u{0}\u{7F}", "device"), (String(repeating: "x", count: 100), String(repeating: "x", count: 40)),
    ("هاتفي", "هاتفي"),
  ])
  func `a name is one line of visible characters`(given: String, kept: String) {
    #expect(DeviceName.plain(given) == kept)
  }
}

@Suite struct StudioDevicesTests {
  private let folder = NSTemporaryDirectory() + "devices-\(UUID().uuidString)"

  @Test func `a token enters until its device is forgotten, by whatever process`() throws {
    let (here, there) = (StudioDevices(folder: folder), StudioDevices(folder: folder))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try here.all().isEmpty)
    #expect(here.device(with: "x") == nil)
    let added = try here.add("Phone", now: 1000)
    let (device, token) = (added.device, added.token)
    #expect(there.device(with: token) == device)
    #expect(there.device(with: token + "0") == nil)
    let told = Mutex<Set<String>>([])
    here.whenForgotten { hashes in told.withLock { $0.formUnion(hashes) } }
    _ = here.device(with: token)
    #expect(try there.forget("phone") == [device])
    #expect(try there.forget("phone").isEmpty)
    #expect(here.device(with: token) == nil)
    #expect(told.withLock { $0 } == [device.hash])
  }

  @Test func `the file is the user's alone, and a damaged one lets nobody in`() throws {
    let devices = StudioDevices(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let token = try devices.add("Phone", now: 1000).token
    let file = folder + "/devices.json"
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    try #"{"version":1,"devices":[{"name":1}]}"#.write(toFile: file, atomically: true, encoding: .utf8)
    #expect(devices.device(with: token) == nil)
    #expect(throws: Failure.self) { try devices.all() }
    // An unreadable file is not overwritten.
    #expect(throws: Failure.self) { try devices.add("Other", now: 1000) }
  }

  @Test func `there are not more than 64`() throws {
    let devices = StudioDevices(folder: folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for _ in 0..<StudioDevices.most { _ = try devices.add("Phone", now: 1000) }
    #expect(Set(try devices.all().map(\.name)).count == StudioDevices.most)
    #expect(throws: Failure.self) { try devices.add("Phone", now: 1000) }
  }
}
