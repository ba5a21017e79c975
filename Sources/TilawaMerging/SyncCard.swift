import TilawaCore

/// The words of a device about itself, for the others.
package struct SyncCard: Hashable, Sendable {
  /// The name in logs.
  package let device: String
  /// The name for people, such as that of the machine. Two devices may have the same.
  package let name: String
  /// The time of writing, in milliseconds since 1970.
  package let made: Int
  /// The names in logs that it had before.
  package let formerly: [String]

  package init(device: String, name: String, made: Int, formerly: [String]) {
    self.device = device
    self.name = name
    self.made = made
    self.formerly = formerly
  }

  /// The longest name, in bytes.
  package static let longest = 64

  /// The card as text.
  package var text: String {
    JSON.object([
      ("format", .string("tilawa-sync-device")), ("version", .int(1)), ("device", .string(device)),
      ("name", .string(name)), ("made", .int(made)), ("formerly", .strings(formerly)),
    ]).line + "\n"
  }

  /// Reads a card; nil where it is none.
  package init?(reading bytes: [UInt8]) {
    guard bytes.count <= 1 << 16, let json = try? JSONReader.read(bytes),
      json["format"]?.scalar == "tilawa-sync-device",
      let device = json["device"]?.scalar, SyncLogPart.isDevice(device), let name = json["name"]?.scalar,
      (1...SyncCard.longest).contains(name.utf8.count), let made = json["made"]?.scalar.flatMap({ Int($0) })
    else { return nil }
    var formerly: [String] = []
    if case .array(let names) = json["formerly"] {
      formerly = names.prefix(1000).compactMap(\.scalar).filter { SyncLogPart.isDevice($0) }
    }
    self.init(device: device, name: name, made: made, formerly: formerly)
  }
}
