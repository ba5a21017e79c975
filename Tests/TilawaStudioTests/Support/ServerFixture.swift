import Foundation
import Glibc
import Testing
import TilawaTestSupport

@testable import TilawaCore
@testable import TilawaStudio

/// A server of the studio on a free port, whose program is a script that prints the arguments that are passed to it.
final class ServerFixture: Sendable {
  let server: StudioServer
  let folder: String
  /// The way in from the network, at an address of this machine that only it reaches.
  let network: StudioNetwork?
  private let task: Task<Void, Never>

  private struct NoPlayer: StudioPlayer {
    func ask(_ request: JSON) async -> String { #"{"state":"none"}"# }
  }

  /// Takes the arguments from the standard input, as the program does. The rest of the input stays there.
  private static let takesArguments = #"""
    set -f
    IFS='
    '
    set -- $(head -c "$((0x$(head -c 8)))" | tr '\000' '\n')
    unset IFS
    set +f
    """#

  /// The key of the page on this machine.
  var key: String { server.address.components(separatedBy: "key=").last ?? "" }

  /// The address of the way in from the network.
  static let address = "127.0.0.2"

  /// - Parameters:
  ///   - script: the program, as a script of the shell.
  ///   - isInNetwork: whether devices may be paired.
  init(
    script: String = #"printf '{"arguments":"%s"}' "$*""#, isInNetwork: Bool = false,
    limits: (machine: HTTPLimits, network: HTTPLimits) = StudioServer.limits
  ) async throws {
    folder = NSTemporaryDirectory() + "studio-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder + "/page/js", withIntermediateDirectories: true)
    try "<!doctype html><title>page</title>".write(
      toFile: folder + "/page/index.html", atomically: true, encoding: .utf8)
    try "export {}".write(toFile: folder + "/page/js/main.js", atomically: true, encoding: .utf8)
    try "<!doctype html><title>pairing</title>".write(
      toFile: folder + "/page/pair.html", atomically: true, encoding: .utf8)
    try "<!doctype html><title>how to enter</title>".write(
      toFile: folder + "/page/stranger.html", atomically: true, encoding: .utf8)
    try "outside".write(toFile: folder + "/secret.js", atomically: true, encoding: .utf8)
    let program = folder + "/program"
    try Program.install("#!/bin/sh\n\(Self.takesArguments)\n\(script)\n", at: program)
    network =
      isInNetwork
      ? try StudioNetwork(at: [Self.address], named: ["studio.test"], port: 0, folder: folder + "/kept") : nil
    let server = try StudioServer(
      port: 0, files: StudioFiles(folder: folder + "/page"),
      program: StudioProgram(path: program, environment: Program.surroundings), player: NoPlayer(),
      network: network, limits: limits)
    self.server = server
    // On threads of their own: other tests may hold all of the usual ones.
    task = Task(executorPreference: ServerThreads()) { try? await server.run() }
  }

  func end() async {
    server.stop()
    await task.value
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Sends bytes and returns everything that comes until the server closes the connection, or the wanted text came.
  func exchange(_ text: String, until wanted: String? = nil) -> String {
    let client = SocketClient(port: server.port)
    client?.send(text)
    return client?.receive(until: wanted) ?? ""
  }

  /// Sends a request of one head and body.
  ///
  /// - Parameter key: the key of the page; nil for the right one, empty for none.
  func ask(
    _ method: String, _ path: String, cookie: String?, key: String? = nil, host: String? = nil, origin: String? = nil,
    body: String = ""
  ) -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    var head =
      "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\nContent-Length: \(body.utf8.count)\r\n"
    if let cookie { head += "Cookie: \(cookie)\r\n" }
    if key != "" { head += "X-Tilawa-Key: \(key ?? self.key)\r\n" }
    if let origin { head += "Origin: \(origin)\r\n" }
    return exchange(head + "\r\n" + body)
  }

  /// Enters with the secret and returns the cookie.
  func enter() throws -> String {
    let answer = ask("GET", "/?key=" + key, cookie: nil, key: "")
    let line = try #require(answer.components(separatedBy: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
    return String(line.dropFirst(12).prefix { $0 != ";" })
  }
}

extension ServerFixture {
  /// Gets a ticket of the page on this machine, and returns the path with it.
  func withTicket(_ path: String, for what: String? = nil, cookie: String) throws -> String {
    let answer = ask(
      "POST", "/ticket", cookie: cookie, origin: "http://127.0.0.1:\(server.port)", body: #"{"for":"\#(what ?? path)"}"#
    )
    let ticket = try #require(answer.firstMatch(of: /"ticket":"([0-9a-f]{64})"/)?.output.1)
    return "\(path)?ticket=\(ticket)"
  }

  /// Opens the WebSocket of a microphone, as the page on this machine does.
  func microphone(cookie: String) throws -> SocketClient {
    let client = try #require(SocketClient(port: server.port))
    client.send(
      "GET \(try withTicket("/microphone", cookie: cookie)) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: \(cookie)\r\n"
        + "Origin: http://127.0.0.1:\(server.port)\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    #expect(client.receive(until: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=").hasPrefix("HTTP/1.1 101"))
    return client
  }
}

/// Threads for the tasks of a server.
final class ServerThreads: TaskExecutor {
  private let queue = DispatchQueue(label: "server", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs each test on threads of its own: its clients block, and the usual threads are few.
struct OwnThreads: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ServerThreads()) { try await function() }
  }
}

extension Trait where Self == OwnThreads {
  static var ownThreads: OwnThreads { OwnThreads() }
}
