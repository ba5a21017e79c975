import Foundation
import Testing
@testable import TilawaSync
import TilawaTestSupport

/// The promises of every place. T-F3.12, W-13
@Suite(.timeLimit(.minutes(5)))
struct ConformanceTests {
  static let kinds = PlaceKind.installed

  @Test(arguments: kinds) func `an object comes back as it was written`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    for (name, bytes) in [("one", [1, 2, 3]), ("empty", []), ("a/b/c-d_e.f", Array("Bismillah".utf8))]
      as [(String, [UInt8])]
    {
      try await test.place.write(name, bytes)
      #expect(try await test.place.read(name) == bytes)
    }
  }

  @Test(arguments: kinds) func `an object of 16 MiB comes back`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    let bytes = noise(SyncName.largestObject, seed: 16)
    try await test.place.write("sound/large", bytes)
    #expect(try await test.place.read("sound/large") == bytes)
  }

  @Test(arguments: kinds) func `an object larger than is allowed is refused`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    let bytes = [UInt8](repeating: 0, count: SyncName.largestStored + 1)
    await #expect(throws: SyncPlaceError.refused(TilawaSyncSentences.objectTooLarge(name: "x"))) {
      try await test.place.write("x", bytes)
    }
    #expect(try await test.place.list("") == [])
  }

  @Test(arguments: kinds) func `an absent object is nil, and an absent folder is empty`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    #expect(try await test.place.read("nothing") == nil)
    #expect(try await test.place.read("no/where/nothing") == nil)
    #expect(try await test.place.list("no/where") == [])
    #expect(try await test.place.list("") == [])
  }

  @Test(arguments: kinds) func `the same bytes again are no error, and other bytes are refused`(kind: PlaceKind)
    async throws
  {
    let test = try await TestPlace(kind)
    try await test.place.write("log/1", [1, 2, 3])
    try await test.place.write("log/1", [1, 2, 3])
    for other in [[], [1], [1, 2, 4], [1, 2, 3, 4]] as [[UInt8]] {
      await #expect(throws: SyncPlaceError.exists("log/1")) { try await test.place.write("log/1", other) }
    }
    #expect(try await test.place.read("log/1") == [1, 2, 3])
  }

  @Test(arguments: kinds) func `what was put is there after a flush, as often as it was put`(kind: PlaceKind)
    async throws
  {
    let test = try await TestPlace(kind)
    for number in 0..<5 { try await test.place.put("put/\(number)", [UInt8](repeating: 9, count: number)) }
    try await test.place.put("put/3", [9, 9, 9])
    try await test.place.flush()
    try await test.place.put("put/4", [9, 9, 9, 9])
    try await test.place.flush()
    for number in 0..<5 {
      #expect(try await test.place.read("put/\(number)") == [UInt8](repeating: 9, count: number))
    }
    #expect(try await test.place.list("put").count == 5)
    await #expect(throws: SyncPlaceError.exists("put/4")) {
      try await test.place.put("put/4", [1])
      try await test.place.flush()
    }
    #expect(try await test.place.read("put/4") == [9, 9, 9, 9])
  }

  @Test(arguments: kinds) func `a list has the objects of its folder alone, with their sizes`(kind: PlaceKind)
    async throws
  {
    let test = try await TestPlace(kind)
    try await test.place.write("top", [0])
    for number in 0..<12 { try await test.place.write("a/\(number)", [UInt8](repeating: 7, count: number)) }
    try await test.place.write("a/deeper/x", [0])
    try await test.place.write("b/y", [0])
    let list = try await test.place.list("a")
    #expect(Set(list.map(\.name)) == Set((0..<12).map { "\($0)" }))
    #expect(list.count == 12)
    if !kind.isSealed { #expect(list.allSatisfy { "\($0.size)" == $0.name }) }
    #expect(try await test.place.list("").map(\.name) == ["top"])
    #expect(try await test.place.list("top") == [])
  }

  @Test(arguments: kinds) func `several folders are listed as each of them is`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    for name in ["a/1", "a/2", "a/b/3", "c/4", "c/d/5", "top", "other/6"] { try await test.place.write(name, [1, 2]) }
    for folders in [["a", "a/b", "c/d", "nothing"], ["c/d"], ["a/b", "a/x"], ["", "a"]] {
      let found = try await test.place.entries(ofAll: folders)
      #expect(Set(found.keys) == Set(folders))
      for folder in folders {
        #expect(try await Set(found[folder]?.map(\.object) ?? []) == Set(test.place.list(folder)))
      }
    }
    #expect(try await test.place.entries(ofAll: []).isEmpty)
  }

  @Test(
    arguments: kinds.filter { !$0.isSealed && ![.memory, .faultless, .rcloneOfFolder, .rcloneOfWebDAV].contains($0) })
  func `the folders at the top are told, and none below them`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    #expect(try await test.place.folders() == [])
    for name in ["one/x", "two/x", "two/three/x", "file"] { try await test.place.write(name, [1]) }
    #expect(try await Set(test.place.folders()).subtracting(["tilawa.tmp"]) == ["one", "two"])
  }

  @Test(arguments: kinds) func `a look has the folders that are asked for, and the names of those at the top`(
    kind: PlaceKind
  ) async throws {
    let test = try await TestPlace(kind)
    for name in ["a/1", "a/2", "a/b/3", "c/d/5", "top", "other/6"] { try await test.place.write(name, [1, 2]) }
    for folders in [["a", "a/b", "nothing"], ["c/d"], ["", "a"], []] {
      let look = try await test.place.look(at: folders)
      for folder in folders {
        let entries = try #require(look.entries(folder))
        #expect(try await Set(entries.map(\.object)) == Set(test.place.list(folder)))
      }
      #expect(try await Set(look.folders) == Set(test.place.folders()))
    }
  }

  @Test(arguments: kinds) func `a removed object is gone, and its name is free`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    try await test.place.write("a/1", [1])
    try await test.place.write("a/2", [2])
    try await test.place.remove("a/1")
    try await test.place.remove("a/1")
    try await test.place.remove("b/none")
    #expect(try await test.place.read("a/1") == nil)
    #expect(try await test.place.list("a").map(\.name) == ["2"])
    try await test.place.write("a/1", [3])
    #expect(try await test.place.read("a/1") == [3])
  }

  @Test(arguments: kinds) func `of many writers of one name one wins, and nobody else believes that he did`(
    kind: PlaceKind
  ) async throws {
    let test = try await TestPlace(kind)
    let winners = await withTaskGroup(of: UInt8?.self) { group in
      for writer in 0..<8 as Range<UInt8> {
        group.addTask {
          (try? await test.place.write("race", [UInt8](repeating: writer, count: 100_000))).map { writer }
        }
      }
      return await group.reduce(into: [UInt8]()) { if let winner = $1 { $0.append(winner) } }
    }
    let present = try await test.place.read("race")
    // Some servers, and a folder that can only rename, look for a file and then rename over it. Devices do not write other bytes
    // under one name: decision 0140.
    withKnownIssue(isIntermittent: true) {
      #expect(winners.count == 1)
    } when: {
      [.apache, .wsgidav, .folderOfRenames, .moto].contains(kind)
    }
    #expect(winners.contains { present?.first == $0 })
  }

  @Test(arguments: kinds) func `many objects at once are all there`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<24 { group.addTask { try await test.place.write("d\(number % 3)/\(number)", [UInt8(number)]) } }
      try await group.waitForAll()
    }
    for number in 0..<24 { #expect(try await test.place.read("d\(number % 3)/\(number)") == [UInt8(number)]) }
    #expect(try await test.place.list("d1").count == 8)
  }

  @Test(arguments: kinds) func `a name that a carrier could change is refused`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    let names = [
      "", "/", "/a", "a/", "a//b", ".", "..", "../a", "a/../b", ".hidden", "a.", "A", "a b", "é", "a\\b", "a\nb",
      "a%2fb",
      "a?b", "a.sync-conflict-20260101-120000-abcdefg", "a.tmp", "a.part", String(repeating: "a", count: 201),
    ]
    for name in names {
      await #expect(throws: SyncPlaceError.self) { try await test.place.write(name, [1]) }
      await #expect(throws: SyncPlaceError.self) { try await test.place.read(name) }
      await #expect(throws: SyncPlaceError.self) { try await test.place.remove(name) }
    }
  }

  @Test(arguments: kinds) func `files of others, and of carriers, are passed over`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    guard let folder = test.folder else { return }
    try await test.place.write("a/seg-1.log", [1])
    let foreign = [
      "seg-1.sync-conflict-20261125-120000-ABCDEFG.log", "seg-1 (conflicted copy 2026-11-25 120000).log",
      "seg-1 (1).log", "seg-1.log (1)", "seg-1_conflict-20261125-120000.log", "seg-1.log.conflict1",
      ".seg-1.log.x7GhT2",
      ".syncthing.seg-1.log.tmp", "seg-1.log.part", "~seg-1.log", "SEG-1.LOG", "Thumbs.db", ".DS_Store", "desktop.ini ",
      "قرآن.txt",
    ]
    for name in foreign { try Data([9]).write(to: URL(filePath: "\(folder)/a/\(name)")) }
    for name in [".stfolder", ".stversions/a"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try Data([9]).write(to: URL(filePath: "\(folder)/.stversions/a/seg-1~20261125-120000.log"))
    #expect(try await test.place.list("a") == [SyncObject(name: "seg-1.log", size: 1)])
    #expect(try await test.place.list("") == [])
  }

  @Test(arguments: kinds) func `a file that a carrier left half written is told by its size, and stays as it is`(
    kind: PlaceKind
  ) async throws {
    let test = try await TestPlace(kind)
    guard let folder = test.folder else { return }
    try await test.place.write("a/1", [1])
    try Data([1, 2]).write(to: URL(filePath: "\(folder)/a/2"))
    #expect(Set(try await test.place.list("a")) == [SyncObject(name: "1", size: 1), SyncObject(name: "2", size: 2)])
    await #expect(throws: SyncPlaceError.exists("a/2")) { try await test.place.write("a/2", [1, 2, 3, 4]) }
    #expect(try await test.place.read("a/2") == [1, 2])
  }

  @Test(arguments: kinds) func `nothing temporary is left`(kind: PlaceKind) async throws {
    let test = try await TestPlace(kind)
    guard let folder = test.folder else { return }
    try await test.place.write("a/1", [1])
    await #expect(throws: SyncPlaceError.self) { try await test.place.write("a/1", [2]) }
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    #expect(files.filter { !$0.hasPrefix("tilawa.tmp") && !$0.contains(".DAV") }.sorted() == ["a", "a/1"])
    #expect(!files.contains { $0.hasSuffix(".tmp") && $0 != "tilawa.tmp" })
  }
}

/// Returns bytes that are the same for the same seed, and of which no 4 KiB are alike.
func noise(_ count: Int, seed: UInt64) -> [UInt8] {
  var random = SeededGenerator(seed: seed)
  let block = (0..<512).map { _ in random.next() }
  return [UInt8](unsafeUninitializedCapacity: count) { bytes, used in
    for start in stride(from: 0, to: count, by: 4096) {
      let target = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(bytes)[start..<min(count, start + 4096)])
      block.withUnsafeBytes { target.copyBytes(from: $0.prefix(target.count)) }
      if target.count >= 8 { target.storeBytes(of: UInt64(start), as: UInt64.self) }
    }
    used = count
  }
}
