import Glibc
package import TilawaCore

/// The addresses and names of this machine in its networks.
package enum NetworkAddresses {
  /// Returns the addresses of interfaces that are up and reach other machines, without loopback, tunnels and containers.
  package static func all() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [String] = []
    for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
      guard let entry, let address = entry.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
        isInNetwork(entry.pointee.ifa_flags, String(cString: entry.pointee.ifa_name))
      else { continue }
      let text = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        String(cString: inet_ntoa($0.pointee.sin_addr))
      }
      if !found.contains(text) { found.append(text) }
    }
    return found
  }

  private static func isInNetwork(_ flags: UInt32, _ name: String) -> Bool {
    func has(_ flag: Int) -> Bool { flags & UInt32(flag) != 0 }
    let isContainer = ["docker", "br-", "veth", "virbr", "podman"].contains { name.hasPrefix($0) }
    return has(0x1) && has(0x2) && has(0x40) && !has(0x8) && !isContainer
  }

  /// The name of this machine, and its name in multicast DNS; empty where the name cannot stand in an address.
  package static func hostNames() -> [String] {
    var bytes = [CChar](repeating: 0, count: 256)
    guard gethostname(&bytes, 255) == 0 else { return [] }
    let name = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self).lowercased()
    guard isName(name), name != "localhost" else { return [] }
    return name.contains(".") ? [name] : [name, name + ".local"]
  }

  /// Whether a text is an address, or the name of a host in plain letters.
  package static func isName(_ text: String) -> Bool {
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-.".utf8)
    return (1...200).contains(text.utf8.count) && text.utf8.allSatisfy(letters.contains) && !text.hasPrefix("-")
      && !text.hasPrefix(".") && !text.hasSuffix(".") && !text.contains("..")
  }

  /// Checks an address that a person names.
  ///
  /// - Throws: `Failure` (usage) for a text that is no IPv4 address.
  package static func check(_ text: String) throws(Failure) {
    guard case .address = CertificateName(text) else {
      throw Failure(.usage, StudioSentences.noAddress(text: text))
    }
  }
}
