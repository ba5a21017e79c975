import TilawaFiles
import TilawaStore

/// The time of the last synchronisation that ended well. It lies beside the library: a unit that watches the library is not woken
/// by it.
struct SyncTime {
  private static let name = "sync-time"

  private let folder: String

  init(_ folders: Folders) { folder = folders.data }

  /// Notes that a synchronisation has ended well now.
  func note() { try? WholeFile.write(Array("\(SystemClock.now)\n".utf8), named: SyncTime.name, in: folder) }

  /// The seconds since 1970; nil for none.
  var last: Int? {
    let bytes = Disk.bytes(of: "\(folder)/\(SyncTime.name)", atMost: 64) ?? []
    return Int(String(decoding: bytes, as: UTF8.self).trimmingPrefix(" ").prefix { $0.isNumber })
  }
}
