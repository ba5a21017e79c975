import Foundation
import Testing
import TilawaFiles
import TilawaSync
import TilawaTestSupport

/// A plain folder that two real daemons of Syncthing carry. T-F3.12
@Suite(.enabled(if: SyncthingPair.isInstalled, "it takes syncthing"), .timeLimit(.minutes(5)))
struct SyncthingTests {
  @Test func `objects arrive whole, conflict copies and temporary files are passed over, and removals arrive`()
    async throws
  {
    let pair = try await SyncthingPair { folders in
      // Both devices had the name before they knew of each other.
      for (number, folder) in folders.enumerated() {
        try await FolderPlace(folder).write("a/both", [UInt8(number), 0, 0])
      }
    }
    let places = pair.folders.map { FolderPlace($0) }
    for number in 0..<20 {
      try await places[number % 2].write("a/\(number)", noise(10_000 * number, seed: UInt64(number)))
    }
    let temporary = pair.folders[0] + "/a/.syncthing.tilawa-underway.tmp"
    try Data([1]).write(to: URL(filePath: temporary))
    for place in places { try await pair.wait { try await place.list("a").count == 21 } }
    for place in places {
      for number in 0..<20 {
        let bytes = noise(10_000 * number, seed: UInt64(number))
        try await pair.wait { try await place.read("a/\(number)") == bytes }
      }
    }
    // A file written after the temporary file has arrived, and the temporary file has not.
    try await places[0].write("a/last", [9])
    try await pair.wait { try await places[1].read("a/last") == [9] }
    #expect(Disk.exists(temporary))
    #expect(!Disk.exists(pair.folders[1] + "/a/.syncthing.tilawa-underway.tmp"))
    try await conflict(in: places, pair)
    try await places[0].remove("a/last")
    try await pair.wait { try await places[1].read("a/last") == nil }
  }

  /// Syncthing keeps the second object of one name as a copy, which no list has.
  private func conflict(in places: [FolderPlace], _ pair: SyncthingPair) async throws {
    try await pair.wait { try await places[0].read("a/both") == places[1].read("a/both") }
    try await pair.wait {
      pair.folders.allSatisfy { folder in
        (Disk.names(in: folder + "/a") ?? []).contains { $0.hasPrefix("both.sync-conflict-") }
      }
    }
    for place in places {
      #expect(Set(try await place.list("a").map(\.name)) == Set((0..<20).map { "\($0)" } + ["both", "last"]))
    }
  }
}
