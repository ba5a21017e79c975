package import TilawaCore

/// A closed part of a device's log: a heading and operations, as lines of JSON. It is named by its hash and never changed.
package struct SyncLogPart: Hashable, Sendable {
  /// The device that wrote it.
  package let device: String
  /// Its number in the log of the device, from 1.
  package let number: Int
  /// The SHA-256 of the part before; nil for the first.
  package let after: String?
  package let operations: [SyncOperation]

  package init(device: String, number: Int, after: String?, operations: [SyncOperation]) {
    self.device = device
    self.number = number
    self.after = after
    self.operations = operations
  }

  /// The reason that bytes are no part of a log that this program can read.
  package enum Fault: Error, Hashable, Sendable {
    /// A newer version of the program wrote it.
    case newerVersion
    /// Bytes that cannot be read, with the reason.
    case unreadable(Sentence)
  }

  /// The name of the format, and its version.
  static let format = "tilawa-sync-log"
  static let version = 1
  /// The most operations, and the most bytes, of a part.
  package static let most = 1_000_000
  package static let size = 16 << 20

  // MARK: - Writing

  /// The part as text.
  package var text: String {
    var text = heading
    text.reserveCapacity(operations.count * 256)
    for operation in operations {
      text += "\n"
      SyncLogPart.append(operation, to: &text)
    }
    return text + "\n"
  }

  private var heading: String {
    JSON.object([
      ("format", .string(SyncLogPart.format)), ("version", .int(SyncLogPart.version)), ("device", .string(device)),
      ("number", .int(number)), ("after", .optional(after, JSON.string)), ("operations", .int(operations.count)),
    ]).line
  }

  private static func append(_ operation: SyncOperation, to text: inout String) {
    text += "{\"kind\":\"\(operation.key.kind)\",\"key\":"
    text += JSON.string(operation.key.name).line
    text += ",\"at\":[\(operation.at.milliseconds),\(operation.at.tick)],\"replaces\":["
    for (index, id) in operation.replaces.enumerated() {
      text += index > 0 ? ",\"" : "\""
      text += id.text
      text += "\""
    }
    text += "],\"value\":"
    text += operation.value ?? "null"
    text += "}"
  }

  // MARK: - Reading

  /// Reads a part. Members that are not known are passed over.
  package init(reading bytes: some RandomAccessCollection<UInt8>) throws(Fault) {
    guard bytes.count <= SyncLogPart.size, bytes.last == 0x0A else { throw .unreadable(MergingSentences.notWhole) }
    let lines = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first else { throw .unreadable(MergingSentences.empty) }
    let heading = try SyncLogPart.json(first)
    guard heading["format"]?.scalar == SyncLogPart.format else { throw .unreadable(MergingSentences.noPartOfLog) }
    guard let version = SyncLogPart.int(heading["version"]) else { throw .unreadable(MergingSentences.noVersion) }
    guard version <= SyncLogPart.version else { throw .newerVersion }
    guard let device = heading["device"]?.scalar, SyncLogPart.isDevice(device),
      let number = SyncLogPart.int(heading["number"]), (1...Int(Int32.max)).contains(number),
      let count = SyncLogPart.int(heading["operations"]), count == lines.count - 1, count <= SyncLogPart.most
    else { throw .unreadable(MergingSentences.headingContradicts) }
    let after = heading["after"]?.scalar
    guard after.map({ Hex.isDigest($0) }) ?? true else { throw .unreadable(MergingSentences.headingContradicts) }
    var operations: [SyncOperation] = []
    operations.reserveCapacity(count)
    for line in lines.dropFirst() { operations.append(try SyncLogPart.operation(try SyncLogPart.json(line))) }
    self.init(device: device, number: number, after: after, operations: operations)
  }

  /// Whether text can be the name of a device: 16 hexadecimal digits.
  package static func isDevice(_ text: some StringProtocol) -> Bool { text.utf8.count == 16 && Hex.isDigits(text) }

  static func json(_ line: some Collection<UInt8>) throws(Fault) -> JSON {
    do { return try JSONReader.read(line) } catch { throw .unreadable(Sentence(verbatim: error.message)) }
  }

  static func int(_ json: JSON?) -> Int? {
    guard case .number(let digits) = json else { return nil }
    return Int(digits)
  }

  static func operation(_ json: JSON) throws(Fault) -> SyncOperation {
    guard case .object = json, case .string(let kind) = json["kind"], case .string(let name) = json["key"],
      SyncKey(kind, name).isSound, let at = stamp(json["at"]), let replaces = names(json["replaces"], atMost: 10_000)
    else { throw .unreadable(MergingSentences.operationIncomplete) }
    let value: String?
    switch json["value"] {
    case .null: value = nil
    case .object(let members): value = JSON.object(members).line
    case .bool, .number, .string, .array, nil: throw .unreadable(MergingSentences.valueNoObject)
    }
    return SyncOperation(key: SyncKey(kind, name), at: at, replaces: replaces, value: value)
  }

  static func stamp(_ json: JSON?) -> SyncStamp? {
    guard case .array(let parts) = json, parts.count == 2, let milliseconds = int(parts[0]), let tick = int(parts[1]),
      SyncStamp.bounds.contains(milliseconds), SyncStamp.ticks.contains(tick)
    else { return nil }
    return SyncStamp(milliseconds: milliseconds, tick: tick)
  }

  static func names(_ json: JSON?, atMost count: Int) -> [SyncOperationID]? {
    guard case .array(let parts) = json, parts.count <= count else { return nil }
    let names = parts.compactMap { $0.scalar.flatMap(SyncOperationID.init) }
    return names.count == parts.count ? names : nil
  }
}
