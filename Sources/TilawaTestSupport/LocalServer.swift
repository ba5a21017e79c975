import Glibc
import Synchronization
import TilawaAudio
import TilawaFiles

/// A web server on 127.0.0.1 that answers as a test says, badly if it is to. It ends with its last reference.
package final class LocalServer: Sendable {
  package struct Request: Sendable {
    package let method: String
    package let path: String
    /// The headers by name, in lower case.
    package let headers: [String: String]
    /// The bytes that the client sent after the head.
    package var body: [UInt8] = []

    /// The first byte of the requested range; nil if the client asks for the whole file.
    package var firstByte: Int? {
      guard let range = headers["range"], range.hasPrefix("bytes=") else { return nil }
      return Int(range.dropFirst("bytes=".count).prefix { $0 != "-" })
    }
  }

  /// The server's action after the head and the body, or the part of the body that `sends` allows.
  package enum Ending: Sendable {
    /// The next request may come.
    case keepsOpen
    case closes
    /// The connection is broken off.
    case resets
    /// Nothing more comes, and the connection stays open.
    case hangs
  }

  /// The data before the body.
  package enum Announcement: Sendable {
    /// A head that says how long it is.
    case length
    /// A head that does not.
    case noLength
    /// No head: the body is all that is sent.
    case nothing
  }

  package struct Reply: Sendable {
    package var status: Int
    package var headers: [(String, String)]
    package var body: [UInt8]
    /// The number of bytes of the body that are sent; nil means all.
    package var sends: Int?
    /// The length that the head claims in place of the true one.
    package var claimedLength: Int?
    package var announcement: Announcement
    package var ending: Ending

    package init(
      _ status: Int = 200, headers: [(String, String)] = [], body: [UInt8] = [], sends: Int? = nil,
      claimedLength: Int? = nil, announcing announcement: Announcement = .length, ending: Ending = .keepsOpen
    ) {
      self.status = status
      self.headers = headers
      self.body = body
      self.sends = sends
      self.claimedLength = claimedLength
      self.announcement = announcement
      self.ending = ending
    }

    /// A file in the reply of a good server: with an ETag, and with a range if the request asks for one.
    package static func file(_ bytes: [UInt8], etag: String, for request: Request) -> Reply {
      let headers = [("ETag", etag), ("Accept-Ranges", "bytes"), ("Content-Type", "audio/mpeg")]
      guard let first = request.firstByte, request.headers["if-range"].map({ $0 == etag }) ?? true else {
        return Reply(headers: headers, body: bytes)
      }
      guard first < bytes.count else { return Reply(416, headers: [("Content-Range", "bytes */\(bytes.count)")]) }
      let range = ("Content-Range", "bytes \(first)-\(bytes.count - 1)/\(bytes.count)")
      return Reply(206, headers: headers + [range], body: Array(bytes[first...]))
    }
  }

  package typealias Handler = @Sendable (Request) -> Reply

  package let port: Int
  /// `http://127.0.0.1:PORT`.
  package var address: String { "http://127.0.0.1:\(port)" }
  /// The requests, in order.
  package var requests: [Request] { seen.withLock { $0 } }

  /// The number of connections so far.
  package var connections: Int { accepted.load(ordering: .relaxed) }

  private let listener: Int32
  private let accepted = Atomic<Int>(0)
  private let seen = Guarded<[Request]>([])
  private let open = OpenConnections()

  /// Starts the server at a free port, or at a given port that was free a moment ago.
  package init(port wanted: Int = 0, _ handler: @escaping Handler) throws {
    let place = try LoopbackPort(wanted, backlog: 64)
    let descriptor = place.descriptor
    listener = descriptor
    port = place.number
    _ = SystemThread.start { [weak self, open] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0, let server = self else {
          if connection >= 0 { close(connection) }
          break
        }
        server.accepted.add(1, ordering: .relaxed)
        open.add(connection)
        _ = SystemThread.start { [weak server, open] in
          while let request = Self.read(connection) {
            guard let server else { break }
            server.seen.withLock { $0.append(request) }
            guard Self.answer(handler(request), to: request, on: connection) else { break }
          }
          open.close(connection)
        }
      }
      close(descriptor)
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    open.end()
  }

  /// Each is closed by its own thread alone: its number can be reused at once.
  private final class OpenConnections: Sendable {
    private let numbers = Guarded<Set<Int32>>([])

    func add(_ connection: Int32) { numbers.withLock { _ = $0.insert(connection) } }

    func close(_ connection: Int32) {
      numbers.withLock { numbers in
        numbers.remove(connection)
        Glibc.close(connection)
      }
    }

    func end() {
      numbers.withLock { for connection in $0 { shutdown(connection, Int32(SHUT_RDWR)) } }
    }
  }

  private static func read(_ connection: Int32) -> Request? {
    var text: [UInt8] = []
    var byte: UInt8 = 0
    while !text.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard recv(connection, &byte, 1, 0) == 1 else { return nil }
      text.append(byte)
    }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    var request = Request(method: String(words[0]), path: String(words[1]), headers: headers)
    guard let count = headers["content-length"].flatMap({ Int($0) }), count > 0 else { return request }
    request.body = [UInt8](repeating: 0, count: count)
    return recv(connection, &request.body, count, Int32(MSG_WAITALL)) == count ? request : nil
  }

  /// False where the connection is over.
  private static func answer(_ reply: Reply, to request: Request, on connection: Int32) -> Bool {
    var head = "HTTP/1.1 \(reply.status) -\r\n"
    if case .length = reply.announcement { head += "Content-Length: \(reply.claimedLength ?? reply.body.count)\r\n" }
    for (name, value) in reply.headers { head += "\(name): \(value)\r\n" }
    let body = request.method == "HEAD" ? [] : Array(reply.body.prefix(reply.sends ?? reply.body.count))
    if case .nothing = reply.announcement { head = "" } else { head += "\r\n" }
    guard send(Array(head.utf8) + body, on: connection) else { return false }
    switch reply.ending {
    case .keepsOpen: return true
    case .closes: return false
    case .resets:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
      return false
    case .hangs:
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
      return false
    }
  }

  private static func send(_ bytes: [UInt8], on connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

package struct LocalServerFailure: Error { package let message: String }
