import Synchronization

@testable import TilawaSync

/// The view that one device has of a folder which another program carries between devices: objects arrive late, in any order, twice,
/// and sometimes first in part. A write can be interrupted before, within and after.
final class SimulatedFolder: SyncPlace {
  struct Interruption: Error {}

  /// The fate of a write or a read.
  enum Fate { case fine, before, half, after }

  private let objects: Mutex<[String: [UInt8]]> = Mutex([:])
  /// The objects that were removed here and not yet elsewhere.
  private let fate: @Sendable () -> Fate

  init(_ fate: @escaping @Sendable () -> Fate) { self.fate = fate }

  /// All objects, by name; to set them puts the folder back to a backup.
  var all: [String: [UInt8]] {
    get { objects.withLock { $0 } }
    set { objects.withLock { $0 = newValue } }
  }

  func deliver(_ name: String, _ bytes: [UInt8]) { objects.withLock { $0[name] = bytes } }
  func drop(_ name: String) { objects.withLock { _ = $0.removeValue(forKey: name) } }

  func list(_ folder: String) throws -> [SyncObject] {
    if fate() == .before { throw Interruption() }
    return objects.withLock { objects in
      objects.filter { $0.key.hasPrefix(folder + "/") && !$0.key.dropFirst(folder.count + 1).contains("/") }
        .map { SyncObject(name: String($0.key.dropFirst(folder.count + 1)), size: $0.value.count) }
        .sorted { $0.name < $1.name }
    }
  }

  func read(_ name: String) throws -> [UInt8]? {
    if fate() == .before { throw Interruption() }
    return objects.withLock { $0[name] }
  }

  /// A non-atomic store: an interrupted write leaves half an object, which a later write of the same name makes whole.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    let fate = fate()
    if fate == .before { throw Interruption() }
    try objects.withLock { objects in
      if let there = objects[name], there != bytes, !bytes.starts(with: there) { throw SyncPlaceError.exists(name) }
      objects[name] = fate == .half ? Array(bytes.prefix(bytes.count / 2)) : bytes
    }
    if fate != .fine { throw Interruption() }
  }

  func remove(_ name: String) throws {
    if fate() == .before { throw Interruption() }
    drop(name)
  }
}
