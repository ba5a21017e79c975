import CGnuTLS
import CQREncode
import Foundation
import Testing

@testable import TilawaCore
@testable import TilawaStore
@testable import TilawaStudio

@Suite(.enabled(if: cgnutls_load() == nil, "GnuTLS is not installed")) struct StudioIdentityTests {
  private let folder = NSTemporaryDirectory() + "identity-\(UUID().uuidString)"
  private let now = 1_790_000_000

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  private func current(_ names: [String], days: Int = 0) throws -> StudioIdentity {
    try StudioIdentity.current(in: folder, for: names, now: now + days * 86400)
  }

  @Test func `it is kept while it is valid and has all names`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try current(["studio.test", "192.168.1.5"])
    #expect(try current(["192.168.1.5"]) == first)
    #expect(try current(["studio.test", "192.168.1.5"], days: 366) == first)
    #expect(try current(["studio.test", "192.168.1.5"], days: 368) != first)
    #expect(first.fingerprint.wholeMatch(of: /([0-9A-F]{2}:){31}[0-9A-F]{2}/) != nil)
    let digest = SHA256Hasher.digest(of: first.der)
    #expect(first.fingerprint.replacing(":", with: "").lowercased() == digest)
  }

  @Test func `another network gets another certificate, which has the names of the last one too`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let home = try current(["studio.test", "192.168.1.5"])
    let work = try current(["studio.test", "10.0.0.7"])
    #expect(work != home)
    #expect(try current(["studio.test", "192.168.1.5"]) == work)
  }

  @Test func `its files are the user's alone, and a damaged one is replaced`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try current(["192.168.1.5"])
    for name in ["identity.pem", "certificate.pem"] {
      let mode = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(name)")
    }
    let open = try String(contentsOfFile: folder + "/certificate.pem", encoding: .utf8)
    #expect(!open.contains("PRIVATE KEY"))
    try "names: \u{1B}[31m ../x ok.test\n-----BEGIN".write(
      toFile: folder + "/identity.pem", atomically: true, encoding: .utf8)
    let second = try current(["192.168.1.5"])
    #expect(second != first)
    #expect(
      try String(contentsOfFile: folder + "/identity.pem", encoding: .utf8).hasPrefix("names: 192.168.1.5 ok.test\n"))
  }

  @Test(arguments: [("192.168.1.5", true), ("256.1.1.1", false), ("studio", false), ("1.2.3", false), ("::1", false)])
  func `an address has four numbers`(text: String, isAddress: Bool) {
    #expect(((try? NetworkAddresses.check(text)) != nil) == isAddress)
  }
}

@Suite(.enabled(if: cqrencode_load() == nil, "libqrencode is not installed")) struct QRCodeTests {
  /// The three finders of a code: squares of seven in its corners.
  @Test func `a code has its finders, and a light margin around it`() throws {
    let code = try #require(QRCode("https://192.168.1.5:7115/pair.html#AAAA-BBBB-CCCC-DDDD"))
    let finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    let rows = code.rows.map { String($0.map { $0 ? "1" : "0" }) }
    #expect(rows.prefix(7).map { String($0.prefix(7)) } == finder)
    #expect(rows.prefix(7).map { String($0.suffix(7)) } == finder)
    #expect(rows.suffix(7).map { String($0.prefix(7)) } == finder)
    let dark = code.lines(isDrawnDark: false)
    #expect(dark.count == (rows.count + 9) / 2)
    #expect(dark[0] == String(repeating: "█", count: rows.count + 8))
    #expect(code.lines(isDrawnDark: true)[0] == String(repeating: " ", count: rows.count + 8))
  }

  @Test func `a text that is too long has no code`() { #expect(QRCode(String(repeating: "a", count: 1001)) == nil) }
}
