import Foundation
import Testing
import TilawaTestSupport

@testable import AppBase
@testable import TilawaStore

/// T-F3.12: `tilawa sync` as a person uses it.
@Suite struct SyncCommandTests {
  let command: CommandFixture
  private var place: String { command.folder.path + "/place" }

  init() throws { command = try CommandFixture() }

  private func shares() throws {
    #expect(try command.run("bookmark", "add", "2:255", "--note", "here").code == 0)
    #expect(try command.run("sync", "init", place, "--name", "desk").code == 0)
    #expect(try command.run("sync").code == 0)
  }

  @Test func `a second home has what the first one shared`() throws {
    try shares()
    let other = try CommandFixture()
    #expect(try other.run("sync", "init", place, "--name", "phone").code == 0)
    #expect(try other.run("sync").code == 0)
    let list = try other.run("bookmark", "list")
    #expect(list.output.contains("here"))
    let status = try other.run("sync", "status")
    #expect(status.output.contains("other    desk"))
  }

  @Test(arguments: [["sync"], ["sync", "prune"], ["sync", "verify"], ["sync", "forget", "desk"]])
  func `one process of a library uses the place at a time`(_ words: [String]) throws {
    try shares()
    let lock = try #require(try FileLock(ifFree: command.home.path + "/data/sync.lock"))
    let outcome = try command.run(words)
    lock.release()
    #expect(outcome.code == 75)
    #expect(outcome.complaint == "tilawa: another process synchronises now\n")
  }

  @Test func `Ctrl-C at the question for a passphrase leaves the terminal as it was`() throws {
    let outcome = try PersonAtTerminal(command).run(
      ["sync", "init", place, "--encrypt"], ["passphrase of the place: ", "\u{3}"])
    #expect(outcome.code == 130)
    #expect(!outcome.output.contains("once more"))
    #expect(!FileManager.default.fileExists(atPath: place + "/keys"))
  }

  @Test func `a passphrase is not shown, and Backspace takes back a letter of it`() throws {
    let outcome = try PersonAtTerminal(command).run(
      ["sync", "init", place, "--encrypt"],
      ["passphrase of the place: ", "tones ب\u{7F}and tones\n", "once more: ", "tones and tones\n"])
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("tones"))
    #expect(outcome.output.contains("made the place"))
    let opened = try CommandFixture()
    let joined = try opened.run(
      ["sync", "init", place], environment: ["TILAWA_SYNC_PASSPHRASE": "tones and tones"])
    #expect(joined.code == 0)
  }

  /// Writes into the library what a newer version could have stored, and shares it.
  private func sharesNewer() throws {
    for (key, value) in [("riwayah", "warsh"), ("gap", "100%"), ("each", "3"), ("speed", "1.5"), ("volume", "50")] {
      #expect(try command.run("config", "set", key, value).code == 0)
    }
    #expect(try command.run("preset", "save", "evening", "--each", "3", "112").code == 0)
    let library = try Library(folders: command.home.home, for: .writing)
    try library.settings.change([
      .setting(.riwayah): "khalaf", .standard("gap"): "-99", .standard("each"): "from-a-newer-version",
      .standard("speed"): "fast", .standard("volume"): "loud", .setting(.flow): "scroll",
    ])
    try library.presets.save(Preset(name: "evening", content: "{\"version\":99}", saved: 1))
    try shares()
  }

  @Test func `settings and presets of a newer version stop no command of another device`() throws {
    try sharesNewer()
    let other = try CommandFixture()
    #expect(try other.run("sync", "init", place, "--name", "phone").code == 0)
    #expect(try other.run("sync").code == 0)
    for words in [
      ["bookmark", "list"], ["show", "1:1"], ["khatm"], ["queue", "1"], ["preset", "list"], ["config", "list"],
      ["library", "check"],
    ] { #expect(try other.run(words).code == 0, "\(words)") }
    #expect(try other.run("config", "get", "riwayah").output == "hafs\n")
    let status = try other.run("sync", "status")
    #expect(status.output.contains("kept     setting riwayah"))
    #expect(status.output.contains("kept     preset evening"))
    #expect(try other.run("config", "list").complaint.contains("riwayah"))
    // A setting of this device holds.
    #expect(try other.run("config", "set", "riwayah", "warsh").code == 0)
    #expect(try other.run("sync").code == 0)
    #expect(try other.run("config", "get", "riwayah").output == "warsh\n")
  }

  @Test func `the device itself lists, shows as not understood, and deletes what a newer version stored`() throws {
    try sharesNewer()
    let list = try command.run("preset", "list")
    #expect(list.code == 0)
    #expect(list.output.contains("not understood"))
    #expect(try command.run("queue", "1").code == 0)
    #expect(try command.run("preset", "delete", "evening").code == 0)
  }

  @Test(arguments: [false, true]) func `a device with nothing new asks a bucket twice`(
    isSealed: Bool
  ) throws {
    let store = try BadBucket()
    let other = try CommandFixture()
    let environment = [
      "AWS_ACCESS_KEY_ID": "ali", "AWS_SECRET_ACCESS_KEY": "wird 7", "TILAWA_SYNC_PASSPHRASE": "tones and tones",
    ]
    func run(_ device: CommandFixture, _ words: [String]) throws {
      let outcome = try device.run(words, environment: environment)
      #expect(outcome.code == 0, "\(outcome.complaint)")
    }
    #expect(try command.run("bookmark", "add", "2:255", "--note", "here").code == 0)
    for (device, name) in [(command, "desk"), (other, "phone")] {
      try run(device, ["sync", "init", store.address, "--name", name] + (isSealed ? ["--encrypt"] : []))
    }
    for _ in 0..<2 { for device in [command, other] { try run(device, ["sync"]) } }
    #expect(try other.run("bookmark", "list").output.contains("here"))
    let before = store.requests.count
    try run(command, ["sync"])
    #expect(store.requests.count - before == 2)
    #expect(isSealed == !store.requests.contains { $0.path.contains("devices") && $0.method == "PUT" })
  }

  @Test func `a place that was put back to a backup is whole again after the next sync`() throws {
    try shares()
    let backup = place + "-backup"
    try FileManager.default.copyItem(atPath: place, toPath: backup)
    #expect(try command.run("bookmark", "add", "2:2", "--note", "later").code == 0)
    #expect(try command.run("sync").code == 0)
    try FileManager.default.removeItem(atPath: place)
    try FileManager.default.moveItem(atPath: backup, toPath: place)
    #expect(try command.run("sync", "verify").code == 65)
    #expect(try command.run("sync").complaint.contains("the place had lost"))
    #expect(try command.run("sync", "verify").code == 0)
    let other = try CommandFixture()
    #expect(try other.run("sync", "init", place, "--name", "phone").code == 0)
    #expect(try other.run("sync").code == 0)
    #expect(try other.run("bookmark", "list").output.contains("later"))
  }
}
