import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaStore

@Suite struct SoundLockTests {
  let folder: TemporaryFolder
  private var folders: Folders { folder.home }

  init() throws { folder = try TemporaryFolder() }

  @Test func `one has it, and the next when it is given back`() throws {
    let first = try #require(try SoundLock.take(in: folders))
    #expect(SoundLock.holder(in: folders) == ProcessInfo.processInfo.processIdentifier)
    #expect(try SoundLock.take(in: folders) == nil)
    first.release()
    #expect(SoundLock.holder(in: folders) == nil)
    #expect(try SoundLock.take(in: folders) != nil)
  }

  @Test func `one that nobody hears stands in nobody's way`() throws {
    let silent = try #require(try SoundLock.take(in: folders, as: .silent))
    #expect(SoundLock.holder(in: folders) == nil)
    #expect(try SoundLock.take(in: folders, as: .silent) == nil)
    let heard = try #require(try SoundLock.take(in: folders))
    silent.release()
    #expect(try SoundLock.take(in: folders, as: .silent) == nil)
    heard.release()
    #expect(try SoundLock.take(in: folders, as: .silent) != nil)
  }

  @Test func `who waits is served in the order of coming, and before those who do not wait`() throws {
    let sounding = try #require(try SoundLock.take(in: folders))
    let tickets = try (0..<12).map { _ in try #require(try SoundTicket(in: folders, as: .queued)) }
    #expect(SoundTicket.queue(in: folders).count == 12)
    for ticket in tickets { #expect(ticket.redeem() == nil) }
    sounding.release()
    #expect(try SoundLock.take(in: folders) == nil)
    for ticket in tickets.dropFirst().reversed() { #expect(ticket.redeem() == nil) }
    var next = try #require(tickets[0].redeem())
    for ticket in tickets.dropFirst() {
      #expect(ticket.redeem() == nil)
      next.release()
      next = try #require(ticket.redeem())
    }
    #expect(SoundTicket.queue(in: folders).isEmpty)
  }

  @Test func `who replaces comes before all who queue`() throws {
    let sounding = try #require(try SoundLock.take(in: folders))
    let queued = try #require(try SoundTicket(in: folders, as: .queued))
    let replacing = try #require(try SoundTicket(in: folders, as: .replacing))
    sounding.release()
    #expect(queued.redeem() == nil)
    let taken = try #require(replacing.redeem())
    #expect(queued.redeem() == nil)
    taken.release()
    #expect(queued.redeem() != nil)
  }

  @Test func `who goes away is waited for by nobody`() throws {
    let sounding = try #require(try SoundLock.take(in: folders))
    let first = try #require(try SoundTicket(in: folders, as: .queued))
    let second = try #require(try SoundTicket(in: folders, as: .queued))
    first.leave()
    // The ticket of a killed process is a file that no process holds.
    try folder.write("", to: "run/player.queue/0-0000000001-1")
    sounding.release()
    #expect(second.redeem() != nil)
    #expect(!folder.files().contains { $0.contains("player.queue/") })
  }

  @Test func `nobody else gets into its folder`() throws {
    try FileManager.default.createDirectory(atPath: folders.runtime, withIntermediateDirectories: true)
    #expect(chmod(folders.runtime, 0o777) == 0)
    _ = try SoundLock.take(in: folders)
    let attributes = try FileManager.default.attributesOfItem(atPath: folders.runtime)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `a folder that is a link to elsewhere is not used`() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/elsewhere", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folders.runtime, withDestinationPath: folder.path + "/elsewhere")
    #expect { try SoundLock.take(in: folders) } throws: { ($0 as? StoreError)?.code == .cannotCreate }
  }

  // DESIGN §5: socket paths over 107 bytes get a hashed short name.
  @Test func `a path that is too long for a socket gets a short name of its own`() {
    func socket(_ length: Int) -> String {
      let runtime = "/" + String(repeating: "x", count: length - 1 - "/player.sock".utf8.count)
      return Folders(config: "/c", data: "/d", cache: "/k", runtime: runtime).playerSocket
    }
    #expect(socket(107).hasSuffix("x/player.sock"))
    #expect(socket(108).utf8.count < 64)
    #expect(socket(108) != socket(109))
    #expect(socket(108) == socket(108))
  }
}
