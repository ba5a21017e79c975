import Foundation
import Testing
import TilawaPlayer
import TilawaTestSupport

@testable import TilawaDesktop

/// Tests wait for answers and block meanwhile: whoever answers has a thread that no test has.
private final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "answers")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// A server whose player says “status” of itself with its number of requests, and does all else at once.
private final class Player: Sendable {
  let folder: TemporaryFolder
  let server: ControlServer
  private let answering: Task<Int, Never>

  var path: String { folder.path + "/p.sock" }

  init() throws {
    folder = try TemporaryFolder()
    let server = try ControlServer(at: folder.path + "/p.sock")
    self.server = server
    answering = Task(executorPreference: OwnThread()) {
      var count = 0
      for await received in server.received {
        count += 1
        switch received.request {
        case .failure(let fault): server.reply(to: received, .fault(fault))
        case .success(let request) where request.verb == .watch:
          server.reply(to: received, .status(PlayerStatus(state: .idle, process: 1)), isWatching: true)
        case .success(let request) where request.verb == .status:
          server.reply(to: received, .status(PlayerStatus(state: .idle, process: count)))
        case .success: server.reply(to: received, .done)
        }
      }
      return count
    }
  }

  /// The number of requests.
  func finish() async -> Int {
    server.hide()
    await server.finish()
    return await answering.value
  }

  func client() throws -> LocalClient { try #require(LocalClient(to: path)) }
}

@Suite(.serialized) struct ControlServerTests {
  @Test func `a socket that is there listens`() async throws {
    let folder = try TemporaryFolder()
    for number in 0..<500 {
      let path = "\(folder.path)/\(number).sock"
      async let isHeard: Bool = withCheckedContinuation { done in
        Thread.detachNewThread {
          while UnixSocket.file(at: path) == nil {}
          let connection = (try? UnixSocket.connect(to: path)) ?? nil
          if let connection { close(connection) }
          done.resume(returning: connection != nil)
        }
      }
      let listener = try UnixSocket.listen(at: path)
      #expect(await isHeard, "socket \(number)")
      close(listener)
    }
  }

  @Test func `each request has its answer, in order`() async throws {
    let player = try Player()
    let client = try player.client()
    for id in 1...100 { client.send(#"{"id":\#(id),"do":"next"}"#) }
    for id in 1...100 { #expect(client.line() == #"{"id":\#(id),"ok":true}"#) }
    #expect(
      client.ask("{\"id\":\"x\",\"do\":\"dance\"}")?.contains(
        #""id":"x","error":"there is no verb “dance”","code":"unknown-verb""#) == true)
    #expect(await player.finish() == 101)
    #expect(client.line() == nil)
  }

  // Issue: 1,000 clients in turn without loss.
  @Test func `1,000 clients in turn are all answered`() async throws {
    let player = try Player()
    for id in 1...1000 {
      #expect(try player.client().ask(#"{"id":\#(id),"do":"next"}"#) == #"{"id":\#(id),"ok":true}"#)
    }
    #expect(await player.finish() == 1000)
  }

  @Test func `64 speak with it at once, the next one is told why not`() async throws {
    let player = try Player()
    let clients = try (0..<64).map { _ in try player.client() }
    for client in clients { #expect(client.ask(#"{"do":"next"}"#) == #"{"ok":true}"#) }
    let late = try player.client()
    #expect(late.line()?.contains(#""code":"busy""#) == true)
    #expect(late.line() == nil)
    #expect(clients[63].ask(#"{"do":"next"}"#) == #"{"ok":true}"#)
    _ = await player.finish()
  }

  @Test func `a place becomes free when one goes`() async throws {
    let player = try Player()
    var clients = try (0..<64).map { _ in try player.client() }
    for client in clients { #expect(client.ask(#"{"do":"next"}"#) == #"{"ok":true}"#) }
    clients.removeFirst()
    #expect(Poll.until { (try? player.client().ask(#"{"do":"next"}"#)) == #"{"ok":true}"# })
    _ = await player.finish()
  }

  @Test func `a line may come in pieces, and the last needs no end`() async throws {
    let player = try Player()
    let client = try player.client()
    for byte in Array(#"{"id":1,"do":"next"}"#.utf8) + [0x0D, 0x0A, 0x0A] { client.send([byte]) }
    #expect(client.line() == #"{"id":1,"ok":true}"#)
    client.send(Array(#"{"id":2,"do":"next"}"#.utf8))
    client.endSending()
    #expect(client.line() == #"{"id":2,"ok":true}"#)
    #expect(client.line() == nil)
    _ = await player.finish()
  }

  @Test func `a line that is too long is refused and its writer let go`() async throws {
    let player = try Player()
    let client = try player.client()
    let just = #"{"id":1,"do":"next","x":""#
    let fill = String(repeating: "x", count: (64 << 10) - just.utf8.count - 2)
    #expect(client.ask(just + fill + "\"}") == #"{"id":1,"ok":true}"#)
    client.send([UInt8](repeating: 0x78, count: (64 << 10) + 1))
    #expect(client.line()?.contains(#""code":"too-long""#) == true)
    #expect(client.line() == nil)
    let other = try player.client()
    other.send(just + fill + "x\"}")
    #expect(other.line()?.contains(#""code":"too-long""#) == true)
    _ = await player.finish()
  }

  @Test func `who writes without reading is not read on, and is heard when they read`() async throws {
    let player = try Player()
    let client = try player.client()
    let all = 20_000
    let writing = Thread { for id in 1...all { client.send(#"{"id":\#(id),"do":"status"}"#) } }
    writing.start()
    // The others do not notice.
    let other = try player.client()
    for _ in 0..<200 { #expect(other.ask(#"{"do":"next"}"#) == #"{"ok":true}"#) }
    #expect(!writing.isFinished)
    for id in 1...all { #expect(client.line()?.hasPrefix(#"{"id":\#(id),"#) == true) }
    #expect(await player.finish() == all + 200)
  }

  @Test func `who watches has what is first, then what happens`() async throws {
    let player = try Player()
    let client = try player.client()
    player.server.send(line: #"{"event":"before"}"#)
    #expect(client.ask(#"{"id":1,"do":"watch"}"#) == #"{"id":1,"ok":true,"state":"idle","process":1,"version":1}"#)
    for number in 0..<1000 { player.server.send(line: #"{"event":"ayah","n":\#(number)}"#) }
    for number in 0..<1000 { #expect(client.line() == #"{"event":"ayah","n":\#(number)}"#) }
    _ = await player.finish()
    #expect(client.line() == nil)
  }

  @Test func `who does not read misses events and is told how many`() async throws {
    let player = try Player()
    let slow = try player.client()
    #expect(slow.ask(#"{"do":"watch"}"#) != nil)
    let all = 40_000
    let line = #"{"event":"ayah","fill":"\#(String(repeating: "x", count: 100))"}"#
    for number in 0..<all {
      player.server.send(line: line)
      // The thread has to come to it now and then, as it does when events come in time.
      if number % 1000 == 0 { #expect(try player.client().ask(#"{"do":"next"}"#) != nil) }
    }
    var (heard, dropped) = (0, 0)
    while heard + dropped < all {
      let told = try #require(slow.line())
      if told == line {
        heard += 1
      } else {
        dropped += try #require(Int(told.split(separator: ":").last?.dropLast() ?? ""))
        #expect(told.hasPrefix(#"{"event":"dropped","count":"#))
      }
      // Something has to happen for the rest to be told.
      if heard + dropped < all { player.server.send(line: line) }
      if heard + dropped >= all { break }
    }
    #expect(dropped > 0)
    #expect(heard > 1000)
    _ = await player.finish()
  }

  @Test func `noise of any kind has an answer or an end, and the next one is served`() async throws {
    let player = try Player()
    var random = SeededGenerator(seed: 6)
    let words = [
      "{", "}", "[", "\"", "\\", "\n", "\u{0}", "\r\n", "do", "next", "{\"do\":\"next\"}\n", "1e999", "é", "null",
    ]
    for _ in 0..<300 {
      let client = try player.client()
      for _ in 0..<Int.random(in: 1..<40, using: &random) {
        if Bool.random(using: &random) {
          client.send(Array((words.randomElement(using: &random) ?? "").utf8))
        } else {
          client.send(
            (0..<Int.random(in: 1..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
      }
      if Bool.random(using: &random) { client.endSending() }
      // Some are gone without having read anything.
      if Bool.random(using: &random) {
        client.endSending()
        for line in client.lines() { #expect(line.hasPrefix("{\"ok\":true}") || line.contains("\"error\"")) }
      }
    }
    #expect(try player.client().ask(#"{"id":1,"do":"next"}"#) == #"{"id":1,"ok":true}"#)
    _ = await player.finish()
  }

  @Test func `a socket that somebody left is taken over, and is the user's alone`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "p.sock")
    let server = try ControlServer(at: folder.path + "/p.sock")
    #expect(LocalClient(to: folder.path + "/p.sock") != nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/p.sock")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    server.hide()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/p.sock"))
    await server.finish()
  }

  @Test func `where nobody can listen it says so`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: DesktopError.self) { try ControlServer(at: folder.path + "/absent/p.sock") }
    #expect(throws: DesktopError.self) { try ControlServer(at: "/tmp/" + String(repeating: "x", count: 120)) }
  }

  @Test func `somebody who reads slowly at the end does not hold it up`() async throws {
    let player = try Player()
    let client = try player.client()
    #expect(client.ask(#"{"do":"watch"}"#) != nil)
    for _ in 0..<3000 { player.server.send(line: #"{"event":"ayah","fill":"\#(String(repeating: "x", count: 300))"}"#) }
    let start = ContinuousClock.now
    _ = await player.finish()
    #expect(start.duration(to: .now) < .seconds(60))
  }
}
