import Glibc

/// One who speaks with the player: what came of them and what is yet to be sent. The server's thread alone has it.
struct ControlGuest {
  let descriptor: Int32
  /// Requests that are not answered yet.
  var unanswered = 0
  /// Whether they are told what happens.
  private(set) var isWatching = false
  /// Whether nothing more is read of them; they are let go when all is answered and sent.
  private(set) var isHeardOut = false
  /// Whether nothing reaches them any more.
  private(set) var isGone = false
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var dropped = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Bytes that are yet to be sent.
  var unread: Int { output.count - sent }

  /// Whether more is to be read of them now.
  var isHeard: Bool {
    !isHeardOut && !isGone && unanswered < ControlLimits.unanswered && unread < ControlLimits.unread
  }

  /// Whether there is nothing left to do for them.
  var isDone: Bool { isGone || isHeardOut && unanswered == 0 && unread == 0 && !isWatching }

  /// A line of theirs, or what is wrong with it.
  enum Line {
    case whole([UInt8])
    case tooLong
  }

  /// Reads once what has come; the lines that are whole with it.
  mutating func read() -> [Line] {
    let room = 4 << 10
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
      count = Glibc.read(descriptor, buffer.baseAddress, room)
      initialized = max(0, count)
    }
    guard count >= 0 else {
      if ![EAGAIN, EINTR].contains(errno) { isGone = true }
      return []
    }
    if count == 0 { return end() }
    input += bytes
    return lines()
  }

  private mutating func lines() -> [Line] {
    var lines: [Line] = []
    var rest = input[...]
    while let end = rest.firstIndex(of: 0x0A) {
      guard end - rest.startIndex <= ControlLimits.line else { return lines + refuse() }
      append(rest[..<end], to: &lines)
      rest = rest[(end + 1)...]
    }
    guard rest.count <= ControlLimits.line else { return lines + refuse() }
    input = Array(rest)
    return lines
  }

  /// A line of nothing asks for nothing.
  private func append(_ line: ArraySlice<UInt8>, to lines: inout [Line]) {
    if line.contains(where: { ![0x20, 0x0D, 0x09].contains($0) }) { lines.append(.whole(Array(line))) }
  }

  private mutating func refuse() -> [Line] {
    isHeardOut = true
    input = []
    return [.tooLong]
  }

  /// They will not ask any more, but may still read; a last line needs no end.
  private mutating func end() -> [Line] {
    isHeardOut = true
    var lines: [Line] = []
    append(input[...], to: &lines)
    input = []
    return lines
  }

  /// Has them told what happens from now on.
  mutating func watch() { isWatching = true }

  /// Nothing more is read of them.
  mutating func dismiss() {
    isHeardOut = true
    isWatching = false
  }

  /// Sends an answer; there is always room for it.
  mutating func answer(_ line: String) {
    output += line.utf8
    send()
  }

  /// Sends an event, or drops it where they do not read; how many were dropped is said as soon as they do.
  mutating func tell(_ line: String, missed: Int) {
    dropped += missed
    guard unread < ControlLimits.unread else {
      dropped += 1
      return
    }
    if dropped > 0 { output += "{\"event\":\"dropped\",\"count\":\(dropped)}\n".utf8 }
    dropped = 0
    output += line.utf8
    send()
  }

  /// Sends as much as they take now.
  mutating func send() {
    while sent < output.count {
      let count = output.withUnsafeBytes { bytes in
        Glibc.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      guard count > 0 else {
        if errno == EINTR { continue }
        if errno != EAGAIN { isGone = true }
        break
      }
      sent += count
    }
    if sent == output.count {
      output = []
      sent = 0
    } else if sent >= ControlLimits.unread {
      output.removeFirst(sent)
      sent = 0
    }
  }
}
