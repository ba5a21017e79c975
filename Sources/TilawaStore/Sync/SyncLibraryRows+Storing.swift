import GRDB
import TilawaCore
import TilawaMerging

extension SyncLibraryRows {
  func store(_ values: [(key: SyncKey, value: String?)]) throws -> [SyncStoring] {
    guard !values.isEmpty else { return [] }
    try db.execute(sql: "UPDATE sync_device SET is_noting = 0")
    defer { try? db.execute(sql: "UPDATE sync_device SET is_noting = 1") }
    var results = [SyncStoring](repeating: .waiting, count: values.count)
    // A recording before its segments, a recitation before its verdicts.
    let order = values.indices.sorted { rank(values[$0].key.kind) < rank(values[$1].key.kind) }
    var groups: [String: [Int]] = [:]
    for index in order {
      let (key, value) = values[index]
      switch key.kind {
      case "recording":
        results[index] = try held(key, value, try recordings.store(recording: value, key.name))
        if value == nil { try writeDown(key.name) }
        if value == nil { try SyncSoundTable(db: db).forgetFetching(key.name) }
        if results[index] == .waiting, Hex.isDigest(key.name) { try SyncSoundTable(db: db).want(key.name, .fetch) }
      case "segment", "edit":
        guard let parts = SyncRecordingTable.parts(of: key.name) else { continue }
        groups["\(key.kind) \(parts.sha256)", default: []].append(index)
      case "sound": results[index] = try held(key, value, try SyncSoundTable(db: db).store(value, of: key.name))
      case SyncVerdictTable.kind:
        results[index] = try held(key, value, try SyncVerdictTable.store(value, of: key.name, words: words, db))
      default:
        guard let table = SyncRowTable.all[key.kind], let readers else { continue }
        results[index] = try held(key, value, try table.store(value, of: key.name, readers, db))
      }
    }
    for (group, indices) in groups { try store(group, indices, values, &results) }
    try carryLabels(values.map(\.key))
    return results
  }

  /// The result for a thing: the value as the tables give it back.
  private func held(_ key: SyncKey, _ value: String?, _ isStored: Bool) throws -> SyncStoring {
    guard isStored else { return .waiting }
    return .held(value == nil ? nil : try self.value(of: key))
  }

  private func rank(_ kind: String) -> Int { ["recording", "recitation"].contains(kind) ? 0 : 1 }

  private func store(
    _ group: String, _ indices: [Int], _ values: [(key: SyncKey, value: String?)], _ results: inout [SyncStoring]
  ) throws {
    let parts = group.split(separator: " ").map(String.init)
    let wanted = indices.map { index in
      (id: SyncRecordingTable.parts(of: values[index].key.name)?.id ?? "", text: values[index].value)
    }
    let stored =
      parts[0] == "segment"
      ? try recordings.store(segments: wanted, of: parts[1]) : try recordings.store(edits: wanted, of: parts[1])
    for (index, isStored) in zip(indices, stored) { results[index] = isStored }
  }
}
