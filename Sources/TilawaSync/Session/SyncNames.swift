import TilawaCore
import TilawaMerging

/// The names of objects in a place. The layout is described in `docs/sync.md`.
package enum SyncNames {
  /// The object by which a place is known, and its content: the same bytes from every device.
  package static let manifest = "tilawa-sync.json"
  package static let manifestText = #"{"format":"tilawa-sync","version":1}"# + "\n"
  package static let devices = "devices"
  package static let snapshots = "snapshots"
  package static let pieces = "pieces"
  package static let blobs = "blobs"

  /// The folder of a device's log.
  package static func log(of device: String) -> String { "logs/\(device)" }

  /// The name of a part of a log.
  package static func part(_ number: Int, _ digest: String, of device: String) -> String {
    "\(log(of: device))/\(padded(number))-\(digest).jsonl"
  }

  /// The digest in the name of a part; nil for another name.
  package static func digest(ofPart name: String) -> String? {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].utf8.count >= 8, parts[0].isASCIIDigits,
      parts[1].hasSuffix(".jsonl")
    else { return nil }
    let digest = parts[1].dropLast(6)
    return Hex.isDigest(digest) ? String(digest) : nil
  }

  package static func snapshot(_ digest: String) -> String { "\(snapshots)/\(digest).json" }
  package static func piece(_ digest: String) -> String { "\(pieces)/\(digest).jsonl" }
  package static func blob(_ digest: String) -> String { "\(blobs(like: digest))/\(digest)" }
  /// The folder of the pieces of sounds with the same first digits.
  package static func blobs(like digest: String) -> String { "\(blobs)/\(digest.prefix(2))" }
  package static func card(of device: String, _ digest: String) -> String {
    "\(devices)/\(device)-\(digest.prefix(16)).json"
  }

  /// The device and the digits of the hash in the name of a card; nil for another name.
  package static func card(_ name: String) -> (device: String, digits: String)? {
    guard name.hasSuffix(".json") else { return nil }
    let parts = name.dropLast(5).split(separator: "-")
    guard parts.count == 2, SyncLogPart.isDevice(parts[0]), SyncLogPart.isDevice(parts[1]) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }

  /// The digest in the name of an object that is called after its hash alone.
  package static func digest(of name: String, _ suffix: String) -> String? {
    guard name.hasSuffix(suffix) else { return nil }
    let digest = name.dropLast(suffix.count)
    return Hex.isDigest(digest) ? String(digest) : nil
  }

  private static func padded(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 8 - digits.count)) + digits
  }
}
