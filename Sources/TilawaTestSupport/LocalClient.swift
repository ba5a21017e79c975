import Glibc

/// One end of a local socket, as any program may use it: bytes as they are, right or wrong.
package final class LocalClient: Sendable {
  private let descriptor: Int32

  /// Returns nil without a listener at the path.
  package convenience init?(to path: String) {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    self.init(descriptor, to: &address)
  }

  /// Returns nil without a listener at the port of 127.0.0.1.
  package convenience init?(toPort port: Int) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    self.init(socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0), to: &address)
  }

  private init?<Address>(_ descriptor: Int32, to address: inout Address) {
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<Address>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    // A test that waits longer for an answer has failed.
    var timeout = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// False where the other side takes no more.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// A line with its end.
  @discardableResult
  package func send(_ line: String) -> Bool { send(Array(line.utf8) + [0x0A]) }

  /// Says that nothing more is sent; answers still come.
  package func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// The next line without its end; nil where the other side is gone, or says nothing for long.
  package func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(descriptor, &byte, 1) == 1 {
      if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }

  /// All lines until the other side is gone.
  package func lines() -> [String] {
    var lines: [String] = []
    while let line = line() { lines.append(line) }
    return lines
  }

  /// Asks and waits for the next line.
  package func ask(_ request: String) -> String? {
    send(request)
    return line()
  }
}
