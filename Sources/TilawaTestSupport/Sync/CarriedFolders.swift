import TilawaSync

/// The folders of several devices with a carrier between them, such as Syncthing: it brings files late, in any order, in parts and
/// twice, in the same order for the same seed. For one task.
package struct CarriedFolders {
  /// The place of each device.
  package let places: [MemoryPlace]
  private var random: SeededGenerator

  package init(count: Int, seed: UInt64) {
    places = (0..<count).map { _ in MemoryPlace() }
    random = SeededGenerator(seed: seed)
  }

  /// Does some steps: each brings one file, or a part of it, or a copy under the name of a conflict, from one folder to another.
  package mutating func carry(steps: Int) {
    for _ in 0..<steps where places.count > 1 {
      let from = Int.random(in: 0..<places.count, using: &random)
      let to = Int.random(in: 0..<places.count, using: &random)
      let files = places[from].files.filter { Self.isObject($0.key) }.sorted { $0.key < $1.key }
      guard from != to, let (name, bytes) = files.randomElement(using: &random) else { continue }
      let present = places[to].files[name]
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where present == nil: places[to].files[name] = Array(bytes.prefix(bytes.count / 2))
      case 1: places[to].files[name + ".sync-conflict-20260101-120000-ABCDEFG"] = bytes
      default: if present.map({ $0.count < bytes.count }) ?? true { places[to].files[name] = bytes }
      }
    }
  }

  /// Brings every file to every folder, whole: of two of one name the longer one.
  package func settle() {
    var all: [String: [UInt8]] = [:]
    for place in places {
      for (name, bytes) in place.files where Self.isObject(name) && bytes.count > all[name]?.count ?? -1 {
        all[name] = bytes
      }
    }
    for place in places { place.files.merge(all) { $1 } }
  }

  private static func isObject(_ name: String) -> Bool {
    (try? SyncName.parts(of: name)) != nil
  }
}
