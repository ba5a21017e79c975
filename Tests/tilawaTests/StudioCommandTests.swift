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
