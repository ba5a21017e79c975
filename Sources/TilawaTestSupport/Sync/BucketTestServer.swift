import Foundation
import Glibc

/// A server of an object store (moto) on 127.0.0.1, with a bucket in memory. It ends with its last reference.
package final class BucketTestServer: Sendable {
  /// The path of the program; nil where it is not installed.
  package static let program: String? = {
    let own = ProcessInfo.processInfo.environment["TILAWA_MOTO"] ?? ".build/moto/bin/moto_server"
    return access(own, X_OK) == 0 ? URL(filePath: own).path : nil
  }()

  package static let bucket = "lessons"
  /// The variables with a key; this server takes any.
  package static let variables = ["AWS_ACCESS_KEY_ID": "ali", "AWS_SECRET_ACCESS_KEY": "wird 7"]

  /// `http://127.0.0.1:PORT`.
  package let endpoint: String
  private let home: TemporaryFolder
  private let program: RunningProgram

  /// Starts the server, and makes the bucket.
  package init() async throws {
    guard let path = Self.program else { throw LocalServerFailure(message: "moto is not installed") }
    home = try TemporaryFolder()
    let listener = try LoopbackPort(backlog: 1)
    let port = listener.number
    close(listener.descriptor)
    endpoint = "http://127.0.0.1:\(port)"
    program = try RunningProgram(path, ["-H", "127.0.0.1", "-p", "\(port)"], in: home.path, log: home.path + "/log")
    try await LoopbackPort.waitForListener(at: port)
    try put([], at: "/\(Self.bucket)")
  }

  /// Stores an object of the bucket.
  ///
  /// - Parameter key: the key, with the characters of an address only.
  package func put(_ bytes: [UInt8], as key: String) throws { try put(bytes, at: "/\(Self.bucket)/\(key)") }

  /// Removes an object of the bucket.
  package func remove(_ key: String) throws { try ask("DELETE", "/\(Self.bucket)/\(key)", [], expecting: " 204 ") }

  private func put(_ bytes: [UInt8], at path: String) throws { try ask("PUT", path, bytes, expecting: " 200 ") }

  private func ask(_ method: String, _ path: String, _ bytes: [UInt8], expecting answer: String) throws {
    let host = String(endpoint.dropFirst("http://".count))
    let client = host.split(separator: ":").last.flatMap { Int($0) }.flatMap { LocalClient(toPort: $0) }
    let head = "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nContent-Length: \(bytes.count)\r\n\r\n"
    client?.send(Array(head.utf8) + bytes)
    guard client?.line()?.contains(answer) == true else {
      throw LocalServerFailure(message: "moto refuses \(method) \(path)")
    }
  }
}
