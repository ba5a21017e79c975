/// The head of a server's answer, line by line as it comes.
struct ServerAnswer: Sendable {
  private(set) var status = 0
  /// The values by field name in small letters; of several the last. Only short values without control characters are
  /// kept.
  private var fields: [String: String] = [:]
  private var isComplete = false
  /// The number of lines and of their bytes, in this answer and in the interim ones before it.
  private var lines = 0
  private var bytes = 0

  /// The limits of a head. No file server sends more; libcurl has limits of its own.
  static let mostLines = 200
  static let mostBytes = 64 * 1024

  enum Progress: Hashable, Sendable {
    case more, complete
    /// The head has more lines or bytes than the limits allow.
    case tooLong
  }

  /// Takes a line with its ending. Interim answers and the lines after the body are ignored.
  mutating func take(_ line: UnsafeRawBufferPointer) -> Progress {
    lines += 1
    bytes += line.count
    guard lines <= Self.mostLines, bytes <= Self.mostBytes else { return .tooLong }
    let text = String(decoding: line.prefix { $0 != 0x0D && $0 != 0x0A }, as: UTF8.self)
    if isComplete, !text.hasPrefix("HTTP/") { return .more }
    if text.isEmpty {
      guard status >= 200 else { return .more }
      isComplete = true
      return .complete
    }
    if text.hasPrefix("HTTP/") {
      let (lines, bytes) = (lines, bytes)
      self = ServerAnswer()
      (self.lines, self.bytes) = (lines, bytes)
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let end = value.lastIndex { $0 != " " && $0 != "\t" }.map { value.index(after: $0) } ?? value.startIndex
      let clean = String(value[..<end])
      guard clean.utf8.count <= 1000, clean.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return .more }
      fields[text[..<colon].lowercased()] = clean
    }
    return .more
  }

  subscript(name: String) -> String? { fields[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The length of the body in bytes; nil where the server does not send a valid one.
  var length: Int? { self["transfer-encoding"] == nil ? self["content-length"].flatMap(Self.number) : nil }

  /// The range of bytes that is sent, and the length of the whole file.
  var range: ContentRange? { self["content-range"].flatMap(ContentRange.init) }

  /// Returns a number that is not negative and can be added to another one without overflow.
  static func number(_ text: some StringProtocol) -> Int? {
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text)
  }
}

/// A valid `Content-Range`.
struct ContentRange: Hashable, Sendable {
  /// The range of bytes; nil where the server has none of the requested ones.
  let bytes: ClosedRange<Int>?
  /// The length of the whole file in bytes; nil where the server does not send it.
  let length: Int?

  init?(_ text: String) {
    guard text.lowercased().hasPrefix("bytes ") else { return nil }
    let parts = text.dropFirst("bytes ".count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let length = ServerAnswer.number(parts[1])
    guard length != nil || parts[1] == "*" else { return nil }
    self.length = length
    if parts[0] == "*" {
      bytes = nil
      return
    }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false).map { ServerAnswer.number($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last, last < length ?? .max else {
      return nil
    }
    bytes = first...last
  }
}
