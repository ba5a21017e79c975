import TilawaCore
import TilawaFiles
import TilawaStore
import TilawaSync

/// The time of the last synchronisation that ended well. It lies beside the library: a unit that watches the library is not woken
/// by it.
struct SyncTime {
  private static let name = "sync-time"

  private let folder: String

  init(_ folders: Folders) { folder = folders.data }

  /// Notes that a synchronisation has ended well now, and its requests on the second line.
  func note(_ traffic: PlaceTraffic?) {
    let requests = traffic.map { JSON.line(encoding: SyncTraffic($0)) } ?? ""
    try? WholeFile.write(Array("\(SystemClock.now)\n\(requests)\n".utf8), named: SyncTime.name, in: folder)
  }

  /// The requests of that synchronisation; nil where its place does not count them.
  var traffic: SyncTraffic? {
    let bytes = Disk.bytes(of: "\(folder)/\(SyncTime.name)", atMost: 4096) ?? []
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, !lines[1].isEmpty else { return nil }
    return try? JSON(reading: String(decoding: lines[1], as: UTF8.self)).decoded(as: SyncTraffic.self)
  }

  /// The seconds since 1970; nil for none.
  var last: Int? {
    let bytes = Disk.bytes(of: "\(folder)/\(SyncTime.name)", atMost: 4096) ?? []
    return Int(String(decoding: bytes, as: UTF8.self).trimmingPrefix(" ").prefix { $0.isNumber })
  }
}
