import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaApp
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
    let lock = try #require(FileLock(ifFree: command.home.path + "/data/sync.lock"))
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
}
