@testable import TilawaSync

/// One damaged answer of a WebDAV server, or file with keys, read as a place of sync reads it.
struct PlaceTrial {
  let bytes: [UInt8]
  let seed: UInt64

  func collection() {
    do throws(MultistatusError) {
      for entry in try Multistatus(bytes).members {
        guard let name = entry.parts.last, SyncName.isPart(name) else { continue }
        if name.contains("/") || entry.size.map({ $0 < 0 }) ?? false { print("BROKEN \(seed): \(name) is no name") }
      }
    } catch {
      if error.message.contains(where: \.isNewline) { print("BROKEN \(seed): an error of several lines: \(error)") }
    }
  }

  /// Reads files with keys. The work of a passphrase, which a file may ask for within its limits, is not done.
  func keys() {
    let secret = [UInt8](repeating: 7, count: 32)
    do throws(SyncPlaceError) {
      if let file = KeyRingFile(bytes) {
        if KeyRingFile(file.bytes) != file { print("BROKEN \(seed): a file with keys is not what it was") }
        if case .keyFile = file.lock, try file.ring(with: .keyFile(secret)) != nil {
          print("BROKEN \(seed): a damaged file with keys opens")
        }
      }
      if let ring = try KeyRing(bytes) {
        if try KeyRing(ring.bytes) != ring { print("BROKEN \(seed): a ring is not what it was") }
        if SealedObject.open(bytes, as: "a", with: ring.newest) != nil { print("BROKEN \(seed): a ring opens itself") }
      }
      _ = try SealingSecret(keyFile: bytes)
    } catch {
      if "\(error)".contains(where: \.isNewline) { print("BROKEN \(seed): an error of several lines: \(error)") }
    }
  }
}
