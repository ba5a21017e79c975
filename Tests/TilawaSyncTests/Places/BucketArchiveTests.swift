import Foundation
import Glibc
import Testing
import TilawaFiles
import TilawaNetwork
import TilawaTestSupport

@testable import TilawaSync

/// Files of a bucket that are only read.
@Suite struct BucketArchiveTests {
  private func archive(_ text: String) throws -> (archive: BucketArchive, place: BucketPlace) {
    guard case .bucket(let address) = try PlaceAddress(text) else { throw SyncPlaceError.damaged(text) }
    let settings = try BucketSettings(address, environment: BucketTestServer.variables)
    return (
      try BucketArchive(address, settings, client: HTTPClient()),
      try BucketPlace(address, settings, client: HTTPClient())
    )
  }

  @Test(arguments: [BadBucket.Lie.none, .slowsDown, .smallPages, .ignoresPrefix])
  func `all files below the prefix are listed, and fetched with their time`(lie: BadBucket.Lie) async throws {
    let store = try BadBucket(lie)
    let (archive, place) = try archive(store.address)
    for name in ["b.mp3", "a/2.mp3", "a/1.mp3"] { try await place.write(name, Array(name.utf8)) }
    let items = try await archive.items()
    #expect(items.map(\.name) == ["a/1.mp3", "a/2.mp3", "b.mp3"])
    #expect(Set(items.map(\.digest)).count == 3)
    let folder = try TemporaryFolder()
    for (number, item) in items.enumerated() {
      let path = "\(folder.path)/\(number)"
      #expect(try await archive.fetch(item, to: path))
      #expect(try Data(contentsOf: URL(filePath: path)) == Data(item.name.utf8))
      var info = stat()
      #expect(stat(path, &info) == 0 && info.st_mtim.tv_sec == 1_767_225_600)
    }
  }

  @Test func `a file that is gone or has another size is not taken`() async throws {
    let store = try BadBucket()
    let (archive, place) = try archive(store.address)
    let folder = try TemporaryFolder()
    for name in ["gone.mp3", "longer.mp3", "shorter.mp3"] { try await place.write(name, [1, 2, 3]) }
    let items = try await archive.items()
    for name in ["gone.mp3", "longer.mp3", "shorter.mp3"] { try await place.remove(name) }
    try await place.write("shorter.mp3", [1])
    try await place.write("longer.mp3", [1, 2, 3, 4])
    #expect(try await !archive.fetch(items[0], to: folder.path + "/0"))
    await #expect(throws: SyncPlaceError.self) { try await archive.fetch(items[1], to: folder.path + "/1") }
    #expect(try await !archive.fetch(items[2], to: folder.path + "/2"))
  }

  @Test func `names that leave the folder are passed over, and no file is written over`() async throws {
    let key = "a"
    let names = [
      "../x.mp3", "a/../../x.mp3", "/x.mp3", "a//x.mp3", "./x.mp3", String(repeating: "n", count: 256), "good.mp3",
    ]
    let server = try LocalServer { request in
      let objects = names.map { "<Contents><Key>school/\($0)</Key><Size>1</Size></Contents>" }.joined()
      return LocalServer.Reply(body: Array("<ListBucketResult>\(objects)</ListBucketResult>".utf8))
    }
    let (archive, _) = try archive("s3://lessons/school?endpoint=\(server.address)")
    let items = try await archive.items()
    #expect(items.map(\.name) == ["good.mp3"])
    let folder = try TemporaryFolder()
    try Data(key.utf8).write(to: URL(filePath: folder.path + "/there"))
    await #expect(throws: FileError.self) { try await archive.fetch(items[0], to: folder.path + "/there") }
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/there")) == Data(key.utf8))
  }
}
