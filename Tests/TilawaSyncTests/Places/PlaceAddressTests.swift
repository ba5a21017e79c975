import Foundation
import Testing
import TilawaCore
import TilawaFiles
import TilawaNetwork
@testable import TilawaSync
import TilawaTestSupport

@Suite struct PlaceAddressTests {
  @Test(arguments: [
    ("/media/stick/tilawa", PlaceAddress.folder("/media/stick/tilawa")),
    ("~/Sync", .folder("~/Sync")),
    ("webdavs://cloud.example/dav/ali/", .webDAV(url: "https://cloud.example/dav/ali/", user: nil)),
    ("webdavs://Ali@cloud.example:8443", .webDAV(url: "https://cloud.example:8443/", user: "Ali")),
    (
      "webdav://127.0.0.1:8080/a b/قرآن",
      .webDAV(url: "http://127.0.0.1:8080/a%20b/%D9%82%D8%B1%D8%A2%D9%86", user: nil)
    ),
    ("webdavs://h/a%20b", .webDAV(url: "https://h/a%20b", user: nil)),
    ("rclone:drive:tilawa", .rclone("drive:tilawa")),
    ("rclone::local:/srv", .rclone(":local:/srv")),
  ])
  func `an address is read`(text: String, address: PlaceAddress) throws {
    #expect(try PlaceAddress(text) == address)
  }

  @Test(arguments: [
    ("https://cloud.example/", "write webdavs://"), ("http://h/", "write webdav://"),
    ("ftp://h/", "a place is a folder"),
    ("", "a place is a folder"), ("rclone:drive", "rclone:REMOTE:PATH"),
    ("rclone:--config=/x:y", "rclone:REMOTE:PATH"), ("rclone:/srv:x", "rclone:REMOTE:PATH"),
    ("rclone::x", "rclone:REMOTE:PATH"), ("webdavs://", "no address"),
    ("webdavs://:80/", "no address"), ("webdavs://h/?x", "no address"), ("webdavs://ali:geheim@h/", "a password"),
  ])
  func `what is no address is refused with the right form`(text: String, words: String) throws {
    let error = try #require(throws: SyncPlaceError.self) { try PlaceAddress(text) }
    guard case .refused(let reason) = error else { return #expect(Bool(false), "\(error)") }
    let message = reason.text
    #expect(message.contains(words))
    #expect(!message.contains("geheim"))
  }

  @Test func `the host of a password is that of the address`() throws {
    #expect(try PlaceAddress("webdavs://Ali@Cloud.example:8443/x").host == "cloud.example:8443")
    #expect(try PlaceAddress("/x").host == nil)
  }
}

@Suite struct CredentialFileTests {
  private let home: TemporaryFolder
  private var path: String { home.path + "/servers" }
  private var file: CredentialFile { CredentialFile(path) }

  init() throws { home = try TemporaryFolder() }

  @Test func `a password comes back, whatever its letters, in a file for its user alone`() throws {
    let first = Transfer.Credentials(user: "ali", password: #"a "b" \ # machine x 'ق'"#)
    let second = Transfer.Credentials(user: "umar", password: "simple")
    try file.save(first, for: "cloud.example")
    try file.save(second, for: "cloud.example")
    try file.save(Transfer.Credentials(user: "ali", password: "other"), for: "other.example:8443")
    #expect(try file.credentials(for: "Cloud.Example", user: "ali") == first)
    #expect(try file.credentials(for: "cloud.example") == second)
    #expect(try file.credentials(for: "other.example:8443")?.password == "other")
    #expect(try file.credentials(for: "nowhere") == nil)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(home.files() == ["servers"])
  }

  @Test func `a new password takes the place of the old one`() throws {
    for password in ["old", "new"] {
      try file.save(Transfer.Credentials(user: "ali", password: password), for: "h")
    }
    #expect(try file.credentials(for: "h")?.password == "new")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "machine h login \"ali\" password \"new\"\n")
  }

  @Test func `a file that others may read is refused with the remedy`() throws {
    try home.write("machine h login ali password x\n", to: "servers")
    chmod(path, 0o644)
    let error = #expect(throws: SyncPlaceError.self) { try file.credentials(for: "h") }
    #expect(error == .refused(TilawaSyncSentences.passwordsReadable(path: path, line: "chmod 600 \(path)")))
  }

  @Test func `a file of netrc as others write it is read`() throws {
    try home.write("# mine\nmachine h\n  login ali\n  password x\ndefault login d password y\n", to: "servers")
    chmod(path, 0o600)
    #expect(try file.credentials(for: "h") == Transfer.Credentials(user: "ali", password: "x"))
    #expect(try file.credentials(for: "other") == nil)
  }

  @Test func `a password of several lines is refused`() throws {
    #expect(throws: SyncPlaceError.self) { try file.save(.init(user: "ali", password: "a\nb"), for: "h") }
    #expect(home.files() == [])
  }
}
