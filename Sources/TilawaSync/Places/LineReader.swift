import Glibc

/// A reader of the lines that a program prints into a pipe.
struct LineReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  private static let longest = 1 << 16

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line without its end; nil at the end of the pipe, or where none has come by the time.
  mutating func next(until end: ContinuousClock.Instant?) -> String? {
    while true {
      if let place = bytes.firstIndex(of: 0x0A) {
        defer { bytes.removeSubrange(...place) }
        return String(decoding: bytes[..<place], as: UTF8.self)
      }
      if bytes.count > Self.longest { bytes.removeAll() }
      guard isReadable(until: end), read() else { return nil }
    }
  }

  private mutating func read() -> Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      if count > 0 { bytes += piece[..<count] }
      return count > 0
    }
  }

  private func isReadable(until end: ContinuousClock.Instant?) -> Bool {
    guard let end else { return true }
    while true {
      let rest = max(.zero, ContinuousClock.now.duration(to: end))
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&entry, 1, Int32(clamping: rest.components.seconds * 1000 + 1))
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
