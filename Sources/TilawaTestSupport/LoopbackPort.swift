import Glibc
import TilawaFiles

/// A socket that listens on 127.0.0.1. The maker closes `descriptor`.
package struct LoopbackPort: Sendable {
  package let descriptor: Int32
  package let number: Int

  /// Listens at a free port, or at a given port that was free a moment ago.
  ///
  /// - Parameter backlog: the number of connections that may wait until they are accepted.
  package init(_ wanted: Int = 0, backlog: Int32) throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(wanted).bigEndian
    var reuses: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &reuses, socklen_t(MemoryLayout<Int32>.size))
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, backlog) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    guard isBound else {
      let why = systemMessage()
      close(descriptor)
      throw LocalServerFailure(message: why)
    }
    self.descriptor = descriptor
    number = Int(UInt16(bigEndian: address.sin_port))
  }
}
