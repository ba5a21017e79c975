import Foundation
import Glibc
import Testing
import TilawaFiles
@testable import TilawaSync
import TilawaTestSupport

/// Properties of a plain folder beyond those of every place. T-F3.12
@Suite struct FolderPlaceTests {
  private let home: TemporaryFolder
  private let place: FolderPlace

  init() throws {
    home = try TemporaryFolder()
    place = FolderPlace(home.path)
  }

  @Test func `a folder that is not there is offline, not empty`() async throws {
    let away = FolderPlace(home.path + "/stick")
    let error = SyncPlaceError.offline(TilawaSyncSentences.folderAway(path: home.path + "/stick"))
    await #expect(throws: error) { try await away.list("") }
    await #expect(throws: error) { try await away.read("a") }
    await #expect(throws: error) { try await away.write("a", [1]) }
    await #expect(throws: error) { try await away.remove("a") }
    #expect(!Disk.exists(home.path + "/stick"))
  }

  @Test func `a folder is made with those above it, and a file in its place is refused`() async throws {
    let deep = FolderPlace(home.path + "/a/b/c")
    try deep.make()
    try deep.make()
    #expect(try await deep.list("") == [])
    try home.write("", to: "file")
    #expect(throws: SyncPlaceError.self) { try FolderPlace(home.path + "/file").make() }
  }

  @Test func `a link that leads out is not followed`() async throws {
    let outside = try TemporaryFolder()
    try outside.write("secret", to: "x")
    symlink(outside.path, home.path + "/out")
    symlink(outside.path + "/x", home.path + "/x")
    #expect(try await place.list("out") == [])
    #expect(try await place.list("") == [])
    #expect(try await place.read("out/x") == nil)
    #expect(try await place.read("x") == nil)
    await #expect(throws: SyncPlaceError.self) { try await place.write("out/new", [1]) }
    await #expect(throws: SyncPlaceError.exists("x")) { try await place.write("x", [1]) }
    try await place.remove("x")
    try await place.remove("out/x")
    #expect(outside.files() == ["x"])
    #expect(try String(contentsOfFile: outside.path + "/x", encoding: .utf8) == "secret")
  }

  @Test func `the place itself may be a link`() async throws {
    let target = try TemporaryFolder()
    symlink(target.path, home.path + "/link")
    try await FolderPlace(home.path + "/link").write("a/b", [1])
    #expect(target.files() == ["a/b"])
  }

  @Test func `folders, pipes and sockets are no objects`() async throws {
    mkdir(home.path + "/dir", 0o755)
    mkfifo(home.path + "/pipe", 0o644)
    #expect(try await place.list("") == [])
    #expect(try await place.read("dir") == nil)
    #expect(try await place.read("pipe") == nil)
    await #expect(throws: SyncPlaceError.exists("pipe")) { try await place.write("pipe", [1]) }
  }

  @Test func `a file that is too large is damaged, and is not read`() async throws {
    let path = try home.write("", to: "large")
    truncate(path, off_t(1) << 40)
    await #expect(throws: SyncPlaceError.damaged("large")) { try await place.read("large") }
  }

  @Test func `names that are no text are passed over`() async throws {
    let path = Array(home.path.utf8) + Array("/".utf8) + [0xC7, 0xE1, 0xDE, 0xD1]
    let file = (path.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { Glibc.open($0, O_CREAT | O_WRONLY, 0o644) } ?? -1
    }
    #expect(file >= 0)
    close(file)
    #expect(try await place.list("") == [])
  }

  @Test func `temporary files go after a day, and those of others stay`() async throws {
    let old = try home.write("", to: "a/.syncthing.tilawa-old.tmp")
    let young = try home.write("", to: "a/.syncthing.tilawa-young.tmp")
    let other = try home.write("", to: "a/.syncthing.other.tmp")
    for path in [old, other] {
      let twoDays = Date(timeIntervalSinceNow: -2 * 86_400)
      try FileManager.default.setAttributes([.modificationDate: twoDays], ofItemAtPath: path)
    }
    try await place.write("a/1", [1])
    #expect(home.files() == ["a/.syncthing.other.tmp", "a/.syncthing.tilawa-young.tmp", "a/1"])
    #expect(Disk.exists(young))
  }

  @Test func `what is put is seen by nobody before the flush, and many are flushed between`() async throws {
    try await place.put("a/first", [1])
    #expect(try await place.list("a") == [])
    for number in 0..<70 { try await place.put("b/\(number)", [2]) }
    #expect(try await place.list("a") == [SyncObject(name: "first", size: 1)])
    #expect(try await place.list("b").count < 70)
    try await place.flush()
    #expect(try await place.list("b").count == 70)
    #expect(!home.files().contains { $0.hasSuffix(".tmp") })
  }

  @Test func `what is put and never flushed leaves nothing`() async throws {
    do {
      let other = FolderPlace(home.path)
      try await other.put("a/lost", [1])
      #expect(home.files().count == 1)
    }
    #expect(home.files() == [])
  }

  @Test func `a flush that failed fails again, so that nothing counts as stored`() async throws {
    try await place.put("x", [1])
    try home.write("other", to: "x")
    await #expect(throws: SyncPlaceError.exists("x")) { try await place.flush() }
    try await place.put("y", [1])
    await #expect(throws: SyncPlaceError.exists("x")) { try await place.flush() }
    #expect(home.files().filter { !$0.hasSuffix(".tmp") } == ["x"])
  }

  @Test func `a way of naming that a file system lacks is followed by the next`() async throws {
    for ways in [[.link], [.renameWithoutReplacing], [.rename], NamingWay.allCases] as [[NamingWay]] {
      let place = FolderPlace(home.path, ways: ways)
      let name = "w\(ways.count)-\(ways[0])".lowercased()
      try await place.write(name, [1])
      await #expect(throws: SyncPlaceError.exists(name)) { try await place.write(name, [2]) }
      #expect(try await place.read(name) == [1])
    }
    await #expect(throws: SyncPlaceError.self) { try await FolderPlace(home.path, ways: []).write("none", [1]) }
    #expect(!home.files().contains { $0.hasSuffix(".tmp") })
  }
}

/// File systems that a test mounts: it takes root, and a kernel that lets it.
@Suite(.enabled(if: MountedFolder.isPossible, "it takes root and mount"), .serialized)
struct MountedFolderTests {
  @Test func `a full disk is told, and nothing half written stays`() async throws {
    let disk = try MountedFolder("tmpfs", options: "size=1m")
    let place = FolderPlace(disk.path)
    try await place.write("small", [1])
    await #expect(throws: SyncPlaceError.full) { try await place.write("large", noise(2 << 20, seed: 1)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["small"])
    try await place.write("next", [2])
  }

  @Test func `a read-only folder is read, and told when it is written`() async throws {
    let disk = try MountedFolder("tmpfs", options: "size=1m")
    let place = FolderPlace(disk.path)
    try await place.write("a/1", [1])
    try disk.remount("ro")
    #expect(try await place.read("a/1") == [1])
    #expect(try await place.list("a") == [SyncObject(name: "1", size: 1)])
    try await place.write("a/1", [1])
    await #expect(throws: SyncPlaceError.readOnly) { try await place.write("a/2", [2]) }
    await #expect(throws: SyncPlaceError.readOnly) { try await place.write("b/2", [2]) }
    await #expect(throws: SyncPlaceError.readOnly) { try await place.remove("a/1") }
  }

  /// A USB stick: no second names, no letters of two sizes, times of 2 s.
  @Test(.enabled(if: MountedFolder.hasFAT, "it takes mkfs.vfat and FAT in the kernel"))
  func `a stick with FAT keeps what a place promises`() async throws {
    let disk = try MountedFolder.ofFAT()
    let place = FolderPlace(disk.path)
    try await place.write("a/abcdef.seg", [1, 2, 3])
    try await place.write("a/abcdef.seg", [1, 2, 3])
    await #expect(throws: SyncPlaceError.exists("a/abcdef.seg")) { try await place.write("a/abcdef.seg", [4]) }
    // Another system may have changed the letters.
    _ = rename(disk.path + "/a/abcdef.seg", disk.path + "/a/x")
    _ = rename(disk.path + "/a/x", disk.path + "/a/ABCDEF.SEG")
    #expect(try await place.list("a") == [SyncObject(name: "abcdef.seg", size: 3)])
    #expect(try await place.read("a/abcdef.seg") == [1, 2, 3])
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path + "/a").count == 1)
  }
}
