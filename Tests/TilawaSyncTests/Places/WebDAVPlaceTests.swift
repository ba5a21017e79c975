import Foundation
import Glibc
import Testing
import TilawaCore
import TilawaNetwork
@testable import TilawaSync
import TilawaTestSupport

/// Servers that want a password, and servers that do badly. T-F3.12
@Suite(.timeLimit(.minutes(5)))
struct WebDAVPlaceTests {
  private static let kinds = WebDAVTestServer.Kind.allCases.filter(\.isInstalled)
  private static let credentials = Transfer.Credentials(
    user: WebDAVTestServer.user, password: WebDAVTestServer.password)

  private func place(_ url: String, _ credentials: Transfer.Credentials? = nil) throws -> WebDAVPlace {
    WebDAVPlace(url, credentials: credentials, client: try HTTPClient(timeouts: HTTPTimeouts(silence: .seconds(2))))
  }

  private func words(_ body: () async throws -> some Sendable) async -> String? {
    do {
      _ = try await body()
      return nil
    } catch SyncPlaceError.refused(let reason), SyncPlaceError.offline(let reason) {
      return reason.text
    } catch { return "\(error)" }
  }

  // MARK: - Real servers

  @Test(arguments: kinds) func `a server with a password is used with it, and not without`(kind: WebDAVTestServer.Kind)
    async throws
  {
    let server = try await WebDAVTestServer(kind, isOpen: false)
    let good = try place(server.address, Self.credentials)
    try await good.write("a/1", noise(2 << 20, seed: 1))
    #expect(try await good.read("a/1") == noise(2 << 20, seed: 1))
    let refusal = SyncPlaceError.refused(TilawaSyncSentences.wrongPassword(address: server.address))
    #expect(refusal.isWrongPassword)
    for credentials in [nil, Transfer.Credentials(user: "ali", password: "wrong")] {
      let bad = try place(server.address, credentials)
      await #expect(throws: refusal) { try await bad.list("") }
      await #expect(throws: refusal) { try await bad.read("a/1") }
      await #expect(throws: refusal) { try await bad.write("a/2", [1]) }
    }
    #expect(try await good.list("a").map(\.name) == ["1"])
  }

  @Test(arguments: kinds) func `a collection that is not there is offline, and is made on demand`(
    kind: WebDAVTestServer.Kind
  ) async throws {
    let server = try await TestServers.shared.server(kind)
    let name = UUID().uuidString.lowercased()
    let place = try place("\(server.address)\(name)/deep/er")
    let error = SyncPlaceError.offline(
      TilawaSyncSentences.noFolderOnServer(address: "\(server.address)\(name)/deep/er/"))
    await #expect(throws: error) { try await place.list("") }
    await #expect(throws: error) { try await place.read("a") }
    await #expect(throws: error) { try await place.write("a", [1]) }
    try await place.make()
    try await place.make()
    try await place.write("a", [1])
    #expect(try await place.list("").map(\.name) == ["a"])
  }

  @Test(arguments: kinds) func `temporary files that were left long ago go`(kind: WebDAVTestServer.Kind) async throws {
    let server = try await TestServers.shared.server(kind)
    let name = UUID().uuidString.lowercased()
    let folder = "\(server.folder)/\(name)/tilawa.tmp"
    let place = try place(server.address + name)
    try await place.make()
    try await self.place(server.address + name).write("a", [1])
    for (file, days) in [("old.tmp", 2), ("young.tmp", 0), ("other.txt", 2)] as [(String, Double)] {
      try Data([1]).write(to: URL(filePath: "\(folder)/\(file)"))
      let attributes: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: -days * 86_400)]
      try FileManager.default.setAttributes(attributes, ofItemAtPath: "\(folder)/\(file)")
    }
    try await place.write("b", [1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["other.txt", "young.tmp"])
  }

  // MARK: - Bad servers

  @Test func `nobody there is offline`() async throws {
    let port = try LoopbackPort(backlog: 1)
    close(port.descriptor)
    let place = try place("http://127.0.0.1:\(port.number)/")
    let words = await words { try await place.list("") }
    #expect(words?.contains("127.0.0.1") == true)
    await #expect(throws: SyncPlaceError.self) { try await place.write("a", [1]) }
  }

  @Test(arguments: [
    (500, "trouble"), (503, "trouble"), (405, "does not speak WebDAV"), (501, "does not speak WebDAV"),
    (200, "cannot be read"),
    (401, "user and the password"), (403, "does not give it"),
  ])
  func `a bad status is told in one line`(status: Int, words: String) async throws {
    let server = try LocalServer { _ in LocalServer.Reply(status, body: Array("<html><body>hello</body></html>".utf8)) }
    let place = try place(server.address)
    let message = try #require(await self.words { try await place.list("") })
    #expect(message.contains(words))
    #expect(!message.contains("\n"))
  }

  @Test func `a password is not sent without TLS to another machine`() async throws {
    let place = try place("http://192.0.2.1/", Self.credentials)
    #expect(await words { try await place.list("") }?.contains("a password is sent over https only") == true)
  }

  @Test func `a password and a change do not follow a redirect to another server`() async throws {
    let other = try LocalServer { _ in LocalServer.Reply(207, body: Self.list([])) }
    let target = other.address
    let server = try LocalServer { request in LocalServer.Reply(307, headers: [("Location", target + request.path)]) }
    let place = try place(server.address, Self.credentials)
    #expect(await words { try await place.list("") }?.contains("give that address if you trust it") == true)
    await #expect(throws: SyncPlaceError.self) { try await place.write("a", [1]) }
    await #expect(throws: SyncPlaceError.self) { try await place.remove("a") }
    #expect(other.requests.isEmpty)
  }

  @Test func `a redirect within a server is followed, five times at most`() async throws {
    let server = try LocalServer { request in
      guard request.path.hasSuffix("/new/") else {
        return LocalServer.Reply(301, headers: [("Location", request.path + "new/")])
      }
      return LocalServer.Reply(207, body: Self.list([("x", 3)], of: request.path))
    }
    #expect(try await place(server.address + "/old/").list("") == [SyncObject(name: "x", size: 3)])
    let endless = try LocalServer { request in LocalServer.Reply(301, headers: [("Location", request.path + "x/")]) }
    await #expect(throws: SyncPlaceError.self) { try await place(endless.address).list("") }
    #expect(endless.requests.count == 6)
  }

  /// Joplin's case: success is reported for what is lost.
  @Test(arguments: [Loss.all, .half, .late]) func `a server that loses what it took is not believed`(loss: Loss)
    async throws
  {
    let server = try BadWebDAV(loss: loss)
    let place = try place(server.address)
    guard loss != .late else {
      // The answer was lost, and the object is there all the same.
      try await place.write("a/1", [1, 2, 3, 4])
      #expect(try await place.read("a/1") == [1, 2, 3, 4])
      return
    }
    let words = await words { try await place.write("a/1", [1, 2, 3, 4]) }
    #expect(words?.contains("reported success, but does not have what was sent") == true)
  }

  @Test(arguments: [WebDAVAbility.neither, .putsOnlyNew]) func `a server that cannot move is used in another way`(
    ability: WebDAVAbility
  ) async throws {
    let server = try BadWebDAV(ability: ability)
    let place = try place(server.address)
    try await place.write("a/1", [1, 2, 3, 4])
    try await place.write("a/1", [1, 2, 3, 4])
    await #expect(throws: SyncPlaceError.exists("a/1")) { try await place.write("a/1", [1, 2]) }
    #expect(try await place.read("a/1") == [1, 2, 3, 4])
    #expect(try await place.list("a") == [SyncObject(name: "1", size: 4)])
  }

  @Test func `a full server is full`() async throws {
    let server = try BadWebDAV(status: 507)
    await #expect(throws: SyncPlaceError.full) { try await place(server.address).write("a", [1]) }
  }

  @Test func `a server that may only be read is read-only`() async throws {
    let server = try BadWebDAV(status: 403)
    await #expect(throws: SyncPlaceError.readOnly) { try await place(server.address).write("a", [1]) }
  }

  @Test func `an object that is too large is damaged, and is not loaded`() async throws {
    let server = try LocalServer { request in
      guard request.method == "GET" else { return LocalServer.Reply(207, body: Self.list([])) }
      return LocalServer.Reply(body: [], claimedLength: 1 << 40, ending: .hangs)
    }
    await #expect(throws: SyncPlaceError.damaged("a")) { try await place(server.address).read("a") }
  }

  @Test func `a list without sizes is refused`() async throws {
    let server = try LocalServer { _ in LocalServer.Reply(207, body: Self.list([("x", nil)])) }
    #expect(await words { try await place(server.address).list("") }?.contains("sizes") == true)
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY b \"c\">]><D:multistatus xmlns:D=\"DAV:\"/>",
    "<D:multistatus xmlns:D=\"DAV:\">", String(repeating: "<a>", count: 40), "", "{}", "<a/>",
    "<D:multistatus xmlns:D=\"DAV:\"><D:response><D:href>/" + String(repeating: "a", count: 5000)
      + "</D:href></D:response></D:multistatus>",
  ])
  func `an answer that is no list is refused`(text: String) async throws {
    let server = try LocalServer { _ in LocalServer.Reply(207, body: Array(text.utf8)) }
    let message = try #require(await words { try await place(server.address).list("") })
    #expect(message.contains("the server's answer cannot be read"))
    #expect(!message.contains("\n"))
  }

  @Test func `names from outside that no object has are passed over`() async throws {
    let names = ["..%2F..%2Fetc", "%2e%2e", "a%00b", "a%0Ab", "%zz", "A", "a/b", "..", "%ff%fe", "x?y", "good-1.seg"]
    let server = try LocalServer { _ in LocalServer.Reply(207, body: Self.list(names.map { ($0, 1) })) }
    #expect(try await place(server.address).list("") == [SyncObject(name: "good-1.seg", size: 1)])
  }

  @Test func `a server behind another may name its files by other paths`() async throws {
    let server = try LocalServer { _ in
      LocalServer.Reply(207, body: Self.list([("x", 3)], of: "https://inner:8080/deep/root/"))
    }
    #expect(try await place(server.address + "/short/").list("") == [SyncObject(name: "x", size: 3)])
  }

  /// Returns a list of files, with the collection that they are in where one is named.
  static func list(_ files: [(String, Int?)], of collection: String? = "/") -> [UInt8] {
    let own = collection.map { ($0, "<D:resourcetype><D:collection/></D:resourcetype>") }
    let entries =
      [own].compactMap(\.self)
      + files.map { name, size in
        let length = size.map { "<D:getcontentlength>\($0)</D:getcontentlength>" } ?? ""
        return ((collection ?? "") + name, "<D:resourcetype/>" + length)
      }
    let responses = entries.map { path, properties in
      """
      <D:response><D:href>\(path)</D:href><D:propstat><D:prop>\(properties)</D:prop>\
      <D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>
      """
    }
    return Array(
      ("<?xml version=\"1.0\"?><D:multistatus xmlns:D=\"DAV:\">" + responses.joined() + "</D:multistatus>").utf8)
  }
}
