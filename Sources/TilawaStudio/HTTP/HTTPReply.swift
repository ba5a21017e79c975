/// The statuses of replies.
enum HTTPStatus: String {
  case switchingProtocols = "101 Switching Protocols"
  case ok = "200 OK"
  case partialContent = "206 Partial Content"
  case notModified = "304 Not Modified"
  case badRequest = "400 Bad Request"
  case forbidden = "403 Forbidden"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
  case requestTimeout = "408 Request Timeout"
  case conflict = "409 Conflict"
  case lengthRequired = "411 Length Required"
  case tooLarge = "413 Payload Too Large"
  case targetTooLong = "414 URI Too Long"
  case noSuchRange = "416 Range Not Satisfiable"
  case headTooLong = "431 Request Header Fields Too Large"
  case internalError = "500 Internal Server Error"
  case unavailable = "503 Service Unavailable"
}

/// A reply: its status, its fields and its body.
struct HTTPReply: Sendable {
  /// The body of a reply. Its functions are called on the thread of the connection, and may wait.
  enum Body: Sendable {
    case bytes([UInt8])
    /// A part of a file: its size, and a function that reads a piece from an offset on, empty where it cannot.
    case file(count: Int, read: @Sendable (Int) -> [UInt8])
    /// Pieces as they come, until the connection ends or they do.
    case pieces(PieceQueue)
    /// A WebSocket, and the function that serves it.
    case socket(@Sendable (WebSocket, inout ClientReader) -> Void)
  }

  var status: HTTPStatus
  private var fields: [(name: String, value: String)]
  var body: Body
  /// Whether the head alone is sent.
  var isHeadAlone = false

  init(_ status: HTTPStatus, _ fields: [(name: String, value: String)], _ body: Body) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }

  /// The value of a field; a new value takes the place of the old one.
  subscript(name: String) -> String? {
    get { fields.first { $0.name == name }?.value }
    set {
      fields.removeAll { $0.name == name }
      if let newValue { fields.append((name, newValue)) }
    }
  }

  /// Whether the connection ends with the body.
  var endsConnection: Bool {
    if case .pieces = body { true } else { self["Connection"] == "close" }
  }

  /// The head as it is sent.
  var head: [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue)"] + fields.map { "\($0.name): \($0.value)" }
    switch body {
    case .bytes(let bytes): lines.append("Content-Length: \(bytes.count)")
    case .file(let count, _): lines.append("Content-Length: \(count)")
    case .pieces, .socket: break
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}
