import Foundation
import Testing
import TilawaTestSupport

@testable import TilawaApp

/// W-9: a course that a place of synchronisation carries.
@Suite struct CoursePlaceTests {
  private static let kinds = WebDAVTestServer.Kind.allCases.filter(\.isInstalled)
  private static let name = "00000042-0123456789abcdef"

  @Test func `a bundle is opened when all its pieces are there, and copies are passed over`() {
    let pieces = (0..<3).map { Listed.object(Self.name, $0, of: 3) }
    #expect(pieces[0] == "\(Self.name)-1-of-3.piece")
    #expect(Listed.whole(in: pieces).map(\.objects) == [pieces])
    #expect(Listed.whole(in: Array(pieces.dropLast())).isEmpty)
    #expect(Listed.whole(in: ["\(Self.name).tilawa"]).map(\.name) == [Self.name])
    for other in [
      "\(Self.name).sync-conflict-1.tilawa", "x-y.tilawa", "\(Self.name)-1-of-1.piece", "\(Self.name)-1-of-x.piece",
    ] {
      #expect(Listed.whole(in: [other]).isEmpty)
    }
  }

  @Test(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"), arguments: kinds)
  func `a server carries a course, and a recitation of several pieces`(kind: WebDAVTestServer.Kind) async throws {
    let server = try await WebDAVTestServer(kind, isOpen: true)
    let address = server.address.replacing("http://", with: "webdav://") + "course"
    let both = try CourseFixtures(.place(address))
    try both.begin()
    try both.go(toWeek: 1, hours: 10)
    #expect(try both.student("course", "lesson", "1", "--done").code == 0)
    try both.submit("1", samples: 6_000_000)
    try both.exchange()
    let waiting = try both.coach("coach")
    #expect(waiting.output.contains("Yusuf"))
    #expect(try both.lines(both.students) == both.lines(both.coaches))
  }

  @Test(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
  func `an encrypted place shows no names and no words, and needs its passphrase`() throws {
    let both = try CourseFixtures(.encrypted)
    try both.begin()
    let files = try FileManager.default.subpathsOfDirectory(atPath: both.path("shared"))
    #expect(!files.isEmpty)
    #expect(!files.contains { $0.contains("from-student") || $0.contains("people") })
    for file in files {
      let content = FileManager.default.contents(atPath: both.path("shared") + "/" + file) ?? Data()
      #expect(content.range(of: Data("Yusuf".utf8)) == nil)
    }
    let again = try both.students.run(
      ["course", "sync", both.path("shared")], environment: ["TILAWA_SYNC_PASSPHRASE": "other tones", "TZ": "UTC"])
    // The key is kept, so that no passphrase is asked for again.
    #expect(again.code == 0)
  }

  @Test(.enabled(if: CourseFixtures.canSign, "libsodium is not installed"))
  func `a place that is not there is told, and nothing is changed`() throws {
    let both = try CourseFixtures(.folder)
    try both.begin()
    let outcome = try both.student("course", "sync", both.path("away"))
    #expect(outcome.code == 69)
    #expect(outcome.complaint.contains("is its disk connected?"))
    #expect(!FileManager.default.fileExists(atPath: both.path("away")))
    #expect(try both.student("course", "sync", "https://example.org/x").complaint.contains("webdavs://"))
  }
}
