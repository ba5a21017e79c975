import Glibc
package import TilawaCore
import TilawaFiles
import TilawaStore

/// The certificate by which the studio is known in a network, and its key.
package struct StudioIdentity: Hashable, Sendable {
  /// The certificate in the form PEM.
  let certificate: [UInt8]
  /// The key in the form PEM.
  let key: [UInt8]
  /// The same certificate in the form DER, as phones take it.
  let der: [UInt8]
  /// The SHA-256 of the certificate.
  private let digest: [UInt8]
  /// The end of the validity, in seconds of the system's clock.
  let end: Int

  /// The digest as browsers show it, such as `3F:A0:…`.
  package var fingerprint: String {
    digest.map { Hex.padded($0, to: 2, .capital) }.joined(separator: ":")
  }

  /// 397 days, the longest time that all browsers take.
  private static let validity = 397 * 86400
  /// A certificate that ends within 30 days is replaced.
  private static let rest = 30 * 86400
  /// The most names of a certificate: networks that the machine was in stay known.
  private static let mostNames = 16
  private static let longest = 64 << 10

  private init(_ certificate: X509Certificate, _ key: X509Key) throws(Failure) {
    self.certificate = try certificate.pem()
    self.key = try key.pem()
    der = try certificate.der()
    digest = try certificate.fingerprint()
    end = certificate.end
  }

  /// Returns the identity in a folder; makes another one where there is none, it ends soon, or lacks a name.
  ///
  /// The file `identity.pem` has the key and belongs to the user alone; `certificate.pem` may be given to anybody.
  ///
  /// - Parameters:
  ///   - folder: it is there.
  ///   - names: hosts and addresses, the host first.
  ///   - now: in seconds of the system's clock.
  package static func current(in folder: String, for names: [String], now: Int) throws(Failure) -> StudioIdentity {
    try GnuTLS.load()
    let path = folder + "/identity.pem"
    let kept = Disk.bytes(of: path, atMost: longest) ?? []
    if let identity = usable(kept, for: names, now: now) { return identity }
    let all = names + keptNames(kept).filter { !names.contains($0) }
    let used = Array(all.prefix(max(mostNames, names.count)))
    let identity = try new(for: used, now: now)
    let line = Array("names: \(used.joined(separator: " "))\n".utf8)
    try PrivateFile.write(line + identity.key + identity.certificate, to: path)
    try PrivateFile.write(identity.certificate, to: folder + "/certificate.pem")
    return identity
  }

  private static func new(for names: [String], now: Int) throws(Failure) -> StudioIdentity {
    let key = try X509Key.new()
    // A clock of a phone may be a little behind.
    let certificate = try X509Certificate.selfSigned(
      key, for: names.map(CertificateName.init), title: "Tilawa on \(names.first ?? "this machine")",
      validity: now - 3600..<now + validity)
    return try StudioIdentity(certificate, key)
  }

  private static func usable(_ bytes: [UInt8], for names: [String], now: Int) -> StudioIdentity? {
    guard !bytes.isEmpty, let certificate = try? X509Certificate(pem: bytes), let key = try? X509Key(pem: bytes),
      certificate.end - now > rest, names.allSatisfy(certificate.isFor)
    else { return nil }
    return try? StudioIdentity(certificate, key)
  }

  /// Returns the names in the first line of a file, of which each can be in a certificate.
  private static func keptNames(_ bytes: [UInt8]) -> [String] {
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    guard line.hasPrefix("names: ") else { return [] }
    return line.dropFirst(7).split(separator: " ").map(String.init).filter(NetworkAddresses.isName)
  }
}

/// Small files that belong to the user alone.
enum PrivateFile {
  /// Replaces a file; a reader finds the old one or the whole new one.
  ///
  /// - Throws: `Failure` (cannot create).
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let (folder, name) = Disk.split(path)
    do throws(FileError) {
      let made = try TemporaryFile.create(.part(of: name), in: folder, mode: 0o600, for: path)
      defer { close(made.descriptor) }
      guard bytes.withUnsafeBytes({ Disk.write($0, to: made.descriptor) }), fsync(made.descriptor) == 0,
        rename(made.path, path) == 0
      else {
        let error = FileError(writing: path)
        unlink(made.path)
        throw error
      }
    } catch {
      throw Failure(.cannotCreate, error.sentence)
    }
  }
}
