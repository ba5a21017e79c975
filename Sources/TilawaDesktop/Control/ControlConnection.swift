import Glibc
import TilawaPlayer

/// A connection of a client, with its received bytes and the bytes to send. Only the server's thread uses it.
struct ControlConnection {
  let descriptor: Int32
  /// Requests without a reply so far.
  var unanswered = 0
  /// Whether events are sent to it.
  private(set) var isWatching = false
  /// Whether nothing more is read; the connection is closed when all replies are sent.
  private(set) var isReadOut = false
  /// Whether the client is gone.
  private(set) var isGone = false
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var dropped = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Bytes that are yet to be sent.
  var unread: Int { output.count - sent }

  /// Whether more is to be read now.
  var isReadable: Bool {
    !isReadOut && !isGone && unanswered < ControlLimits.unanswered && unread < ControlLimits.unread
  }

  /// Whether the connection can be closed.
  var isDone: Bool { isGone || isReadOut && unanswered == 0 && unread == 0 && !isWatching }

  /// A line of the client, or the fault in it.
  enum Line {
    case whole([UInt8])
    case tooLong
  }

  /// Reads once, and returns the lines that are complete.
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

  /// Passes over lines of white space.
  private func append(_ line: ArraySlice<UInt8>, to lines: inout [Line]) {
    if line.contains(where: { ![0x20, 0x0D, 0x09].contains($0) }) { lines.append(.whole(Array(line))) }
  }

  private mutating func refuse() -> [Line] {
    isReadOut = true
    input = []
    return [.tooLong]
  }

  /// Takes the last line, which needs no end; replies can still be sent.
  private mutating func end() -> [Line] {
    isReadOut = true
    var lines: [Line] = []
    append(input[...], to: &lines)
    input = []
    return lines
  }

  /// Sends events from now on.
  mutating func watch() { isWatching = true }

  /// Reads nothing more, and sends no more events.
  mutating func dismiss() {
    isReadOut = true
    isWatching = false
  }

  /// Sends a reply, which always has room.
  mutating func reply(_ line: String) {
    output += line.utf8
    send()
  }

  /// Sends an event, or drops it where the client does not read. The number of dropped events is sent as soon as it does.
  mutating func tell(_ line: String, missed: Int) {
    dropped += missed
    guard unread < ControlLimits.unread else {
      dropped += 1
      return
    }
    if dropped > 0 {
      let event = PlayerEventMessage.dropped(DroppedEvent(count: dropped))
      output += (event.line + "\n").utf8
    }
    dropped = 0
    output += line.utf8
    send()
  }

  /// Sends as much as the client takes now.
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
