package import AppBase
import TilawaCore
package import TilawaStore

/// The limit for the size of all fetched files.
package enum DownloadLimit {
  /// Tells the size of the fetched files, and the limit.
  ///
  /// - Parameter id: the id of the reciter; nil: all.
  package static func size(of id: String?, in library: Library) throws -> CommandAnswer {
    let size = try library.downloads.size(of: id)
    let limit = try library.downloads.limit()
    let folder = library.folders.downloads
    return CommandAnswer(
      parts: [
        .line(
          "\(Count.files(size.files)), \(Lengths.bytes(size.bytes)), of it \(Lengths.bytes(size.pinnedBytes)) pinned"),
        .table(AnswerTable([["limit", "\(limit)"], ["folder", folder]])),
      ],
      .object([
        ("files", .int(size.files)), ("bytes", .int(size.bytes)), ("pinned", .int(size.pinnedBytes)),
        ("limit", .int(limit.bytes)), ("folder", .string(folder)),
      ]))
  }

  /// Sets the limit, and removes files until the others fit into it. Tells the present limit if `size` is nil.
  package static func set(_ size: ByteSize?, in library: Library) throws -> CommandAnswer {
    var gone: Eviction?
    if let size {
      try library.settings.set(.downloadsLimit, to: "\(size.bytes)")
      gone = try library.downloads.evict(toFit: size, now: SystemClock.now)
    }
    let limit = try library.downloads.limit()
    let pinned = try library.downloads.size().pinnedBytes
    var text: [AnswerPart] = [.table(AnswerTable([["limit", "\(limit)"]]))]
    if let gone, !gone.removed.isEmpty {
      text.append(.line("\(Count.files(gone.removed.count)) removed, \(Lengths.bytes(gone.bytes)) freed"))
    }
    var remarks: [String] = []
    if size != nil, pinned > limit.bytes {
      remarks.append(
        "pinned files take \(Lengths.bytes(pinned)); they stay and do not count; to unpin them: "
          + "tilawa downloads unpin all --reciter ID")
    }
    if let gone, gone.excess > 0 {
      remarks.append("recently heard files take \(Lengths.bytes(gone.excess)) more than the limit")
    }
    return CommandAnswer(
      parts: text,
      .object([
        ("limit", .int(limit.bytes)), ("removed", .int(gone?.removed.count ?? 0)), ("freed", .int(gone?.bytes ?? 0)),
        ("excess", .int(gone?.excess ?? 0)), ("pinned", .int(pinned)),
      ]), remarks: remarks)
  }
}
