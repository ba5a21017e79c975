import Foundation
import Glibc
import Testing
import TilawaTestSupport

/// The command that serves pages to a browser.
@Suite struct StudioCommandTests {
  let command: CommandFixture

  init() throws { command = try CommandFixture() }

  @Test(arguments: [(SIGINT, Int32(0)), (SIGTERM, Int32(143))])
  func `it tells its address and serves until it is asked to end`(number: Int32, code: Int32) throws {
    let outcome = try command.interrupt(["studio", "--no-open", "--json"], by: number) { $0.contains("\n") }
    #expect(outcome.code == code)
    #expect(outcome.output.contains(#""address":"http://127.0.0.1:"#))
    #expect(outcome.complaints.isEmpty)
  }

  @Test func `in the network it tells the address for pairing and the fingerprint`() throws {
    let words = ["studio", "--no-open", "--json", "--lan", "--lan-address", "127.0.0.2", "--lan-port", "0"]
    let outcome = try command.interrupt(words, by: SIGINT) { $0.contains("\n") }
    guard !outcome.complaints.contains("libgnutls30") else { return }
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(/"pairing":"https:..127\.0\.0\.2:[0-9]+.pair\.html#[0-9A-Z-]{19}"/))
    #expect(outcome.output.contains(/"fingerprint":"([0-9A-F]{2}:){31}[0-9A-F]{2}"/))
  }

  @Test func `with 256 descriptors it answers as many requests as come`() throws {
    let studio = try ServedStudio(command, descriptors: 256)
    // Each request would leave two open.
    for _ in 0..<200 { #expect(studio.get("recording?recording=12ab")?.hasPrefix("HTTP/1.1 404 ") == true) }
  }

  @Test(arguments: [
    (["--lan-port", "1"], 64, "need --lan"), (["--lan", "--lan-address", "studio"], 64, "no address"),
  ]) func `wishes for the network that cannot be are refused`(words: [String], code: Int32, complaint: String) throws {
    let outcome = try command.run(["studio", "--no-open"] + words)
    #expect(outcome.code == code)
    #expect(outcome.complaint.contains(complaint))
  }

  @Test func `devices are listed, and an unknown one cannot be forgotten`() throws {
    #expect(try command.run("studio", "devices").output.contains("No device is paired."))
    #expect(try command.run("studio", "devices", "--json").output == "{\"devices\":[]}\n")
    let outcome = try command.run("studio", "forget", "phone")
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("no device is called “phone”"))
  }

  @Test func `a port that is taken is told`() throws {
    let taken = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(taken) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        #expect(bind(taken, $0, size) == 0 && listen(taken, 1) == 0 && getsockname(taken, $0, &size) == 0)
      }
    }
    let port = "\(UInt16(bigEndian: address.sin_port))"
    let outcome = try command.run("studio", "--no-open", "--port", port)
    #expect(outcome.code == 69)
    #expect(outcome.complaint.contains("cannot listen on port \(port)"))
  }

  @Test func `without its page nothing is served`() throws {
    let outcome = try command.run(["studio", "--no-open"], environment: ["TILAWA_STUDIO": command.folder.path])
    #expect(outcome.code == 66)
    #expect(outcome.complaint.contains("the studio's page was not installed"))
  }
}
