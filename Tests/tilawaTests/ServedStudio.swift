import Foundation
import Glibc
import Testing
import TilawaTestSupport

/// A studio that runs, and requests to it without a browser. It ends with the last reference.
final class ServedStudio {
  private let process: Process
  private let port: UInt16
  private let key: String
  private let cookie: String

  var id: Int32 { process.processIdentifier }

  /// - Parameter descriptors: the most files that it may have open.
  init(_ command: CommandFixture, descriptors: Int = 1024, environment: [String: String] = [:]) throws {
    process = try command.launch(
      ["-c", #"ulimit -n \#(descriptors); exec "$0" studio --no-open --json"#, CommandFixture.program.path],
      environment: environment, capturing: "studio", program: URL(filePath: "/bin/sh"))
    let (process, output) = (process, command.folder.file("studio-output"))
    let text = { (try? String(contentsOfFile: output, encoding: .utf8)) ?? "" }
    _ = Poll.until(everyMilliseconds: 5) { text().contains("\n") || !process.isRunning }
    let told = try #require(text().firstMatch(of: /127\.0\.0\.1:([0-9]+).+key=([0-9a-f]{64})/))
    (port, key) = (try #require(UInt16(told.output.1)), String(told.output.2))
    let entry = try #require(HTTPExchange.reply(to: "GET /?key=\(key)", port: port))
    cookie = String(try #require(entry.firstMatch(of: /Set-Cookie: ([^;]+);/)?.output.1))
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Returns all of the reply to a question; nil where nobody listens.
  func get(_ name: String) -> String? { HTTPExchange.reply(to: "GET /api/\(name)", head, port: port) }

  /// Returns all of the reply to a change; nil where nobody listens.
  func post(_ name: String, _ body: String) -> String? {
    let more = "Origin: http://127.0.0.1:\(port)\r\nContent-Length: \(body.utf8.count)\r\n"
    return HTTPExchange.reply(to: "POST /api/\(name)", head + more, body, port: port)
  }

  private var head: String { "Cookie: \(cookie)\r\nX-Tilawa-Key: \(key)\r\n" }
}

/// Requests without a browser.
private enum HTTPExchange {
  /// Returns all of the reply; nil where nobody listens.
  static func reply(to request: String, _ head: String = "", _ body: String = "", port: UInt16) -> String? {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { return nil }
    let bytes = Array("\(request) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(head)\r\n\(body)".utf8)
    guard send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return nil }
    var (reply, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while case let count = read(connection, &buffer, buffer.count), count > 0 { reply += buffer[..<count] }
    return String(decoding: reply, as: UTF8.self)
  }
}
