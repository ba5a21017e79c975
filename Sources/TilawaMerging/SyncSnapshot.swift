import TilawaCore

/// The description of a snapshot: the state that all operations of some parts of logs come to, for devices that join.
package struct SyncSnapshot: Hashable, Sendable {
  /// The device that made it.
  package let device: String
  /// The time of its making, in milliseconds since 1970.
  package let made: Int
  /// The SHA-256 of its pieces.
  package let pieces: [String]
  /// The parts whose operations it covers, by the first 32 digits of their SHA-256.
  package let covers: [String]
  /// Operations of other parts that covered ones replace.
  package let replaced: [SyncOperationID]

  package init(device: String, made: Int, pieces: [String], covers: [String], replaced: [SyncOperationID]) {
    self.device = device
    self.made = made
    self.pieces = pieces
    self.covers = covers
    self.replaced = replaced
  }

  static let format = "tilawa-sync-snapshot"
  static let version = 1

  /// The description as text.
  package var text: String {
    JSON.object([
      ("format", .string(SyncSnapshot.format)), ("version", .int(SyncSnapshot.version)), ("device", .string(device)),
      ("made", .int(made)), ("pieces", .strings(pieces)), ("covers", .strings(covers)),
      ("replaced", .strings(replaced.map(\.text))),
    ]).line + "\n"
  }

  package init(reading bytes: some RandomAccessCollection<UInt8>) throws(SyncLogPart.Fault) {
    guard bytes.count <= SyncLogPart.size, bytes.last == 0x0A else { throw .unreadable(MergingSentences.notWhole) }
    let json = try SyncLogPart.json(bytes)
    guard json["format"]?.scalar == SyncSnapshot.format else { throw .unreadable(MergingSentences.noSnapshot) }
    guard let version = SyncLogPart.int(json["version"]) else { throw .unreadable(MergingSentences.noVersion) }
    guard version <= SyncSnapshot.version else { throw .newerVersion }
    guard let device = json["device"]?.scalar, SyncLogPart.isDevice(device), let made = SyncLogPart.int(json["made"]),
      let pieces = SyncSnapshot.digests(json["pieces"], of: 64),
      let covers = SyncSnapshot.digests(json["covers"], of: SyncOperationID.digits),
      let replaced = SyncLogPart.names(json["replaced"], atMost: SyncLogPart.most)
    else { throw .unreadable(MergingSentences.snapshotIncomplete) }
    self.init(device: device, made: made, pieces: pieces, covers: covers, replaced: replaced)
  }

  private static func digests(_ json: JSON?, of count: Int) -> [String]? {
    guard case .array(let parts) = json else { return nil }
    let digests = parts.compactMap(\.scalar)
    return digests.count == parts.count && digests.allSatisfy { $0.utf8.count == count && Hex.isDigits($0) }
      ? digests : nil
  }

  // MARK: - Pieces

  /// The first line of a piece. The salt keeps it different from the pieces of other snapshots.
  package static func pieceHeading(of device: String, salt: String) -> String {
    JSON.object([
      ("format", .string(pieceFormat)), ("version", .int(version)), ("device", .string(device)),
      ("salt", .string(salt)),
    ]).line
  }
  private static let pieceFormat = "tilawa-sync-piece"

  /// Reads a piece.
  package static func lines(ofPiece bytes: some RandomAccessCollection<UInt8>) throws(SyncLogPart.Fault) -> [Line] {
    guard bytes.count <= SyncLogPart.size, bytes.last == 0x0A else { throw .unreadable(MergingSentences.notWhole) }
    let lines = bytes.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first else { throw .unreadable(MergingSentences.empty) }
    let heading = try SyncLogPart.json(first)
    guard heading["format"]?.scalar == pieceFormat, let version = SyncLogPart.int(heading["version"]) else {
      throw .unreadable(MergingSentences.noPieceOfSnapshot)
    }
    guard version <= SyncSnapshot.version else { throw .newerVersion }
    var read: [Line] = []
    read.reserveCapacity(lines.count)
    for line in lines.dropFirst() { read.append(try Line(reading: line)) }
    return read
  }

  /// A line of a piece: an operation that nothing replaces, with its thing.
  package struct Line: Hashable, Sendable {
    package let key: SyncKey
    package let head: SyncHead

    /// - Precondition: the value is `removed` or `text`.
    package init(key: SyncKey, head: SyncHead) {
      self.key = key
      self.head = head
    }

    /// The line as text, without an end of line.
    package var text: String {
      var value = "null"
      if case .text(let text) = head.value { value = text }
      return "{\"id\":\"\(head.id.text)\",\"kind\":\"\(key.kind)\",\"key\":\(JSON.string(key.name).line),"
        + "\"at\":[\(head.at.milliseconds),\(head.at.tick)],\"value\":\(value)}"
    }

    package init(reading line: some Collection<UInt8>) throws(SyncLogPart.Fault) {
      let json = try SyncLogPart.json(line)
      guard let id = json["id"]?.scalar.flatMap(SyncOperationID.init), case .object(var members) = json else {
        throw .unreadable(MergingSentences.operationWithoutName)
      }
      members.append(("replaces", .array([])))
      let operation = try SyncLogPart.operation(.object(members))
      key = operation.key
      head = SyncHead(id: id, at: operation.at, value: operation.value.map { .text($0) } ?? .removed)
    }
  }
}
