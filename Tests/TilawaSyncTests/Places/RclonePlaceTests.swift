import Foundation
import Glibc
import Testing
import TilawaCore
import TilawaFiles
import TilawaNetwork
import TilawaSync
import TilawaTestSupport

/// The words of rclone, and its process. T-F3.12
@Suite(.enabled(if: Program.isInstalled("rclone"), "it takes rclone"), .timeLimit(.minutes(5)))
struct RclonePlaceTests {
  private func place(_ remote: String) throws -> RclonePlace {
    try RclonePlace(remote, freshness: "0s", client: try HTTPClient())
  }

  @Test func `a remote that rclone does not know is refused in one line`() throws {
    let error = try #require(throws: SyncPlaceError.self) { _ = try place("nowhere-at-all:x") }
    guard case .refused(let reason) = error else { return #expect(Bool(false), "\(error)") }
    let words = reason.text
    #expect(words.hasPrefix("rclone does not know this remote: "))
    #expect(!words.contains("\n"))
  }

  @Test func `a remote that cannot be reached is offline, and nothing in it is absent`() async throws {
    let port = try LoopbackPort(backlog: 1)
    close(port.descriptor)
    do {
      let place = try place(":webdav,url='http://127.0.0.1:\(port.number)/',vendor=other:x")
      _ = try await place.read("a")
      Issue.record("what cannot be reached was read")
    } catch SyncPlaceError.offline(let reason) {
      #expect(!reason.text.contains("\n"))
    }
  }

  @Test func `rclone answers nobody without its password`() async throws {
    let home = try TemporaryFolder()
    let place = try place(home.path)
    try await place.write("a", [1])
    let process = try #require(
      Self.children(serving: home.path).first { $0.arguments.first?.hasSuffix("rclone") == true })
    #expect(!process.arguments.contains { $0.contains("--pass") || $0.contains("--user") || $0.contains(home.path) })
    let port = try #require(try Self.port(of: process.id))
    let stranger = WebDAVPlace("http://127.0.0.1:\(port)/", client: try HTTPClient())
    await #expect(throws: SyncPlaceError.self) { try await stranger.read("a") }
    await #expect(throws: SyncPlaceError.self) { try await stranger.write("b", [1]) }
    _ = place
  }

  @Test func `rclone ends with the last reference to its place`() async throws {
    let home = try TemporaryFolder()
    var place: RclonePlace? = try place(home.path)
    try await place?.write("a", [1])
    let process = try #require(Self.children(serving: home.path).first)
    place = nil
    #expect(kill(process.id, 0) != 0 || Self.isEnded(process.id))
    #expect(home.files().contains("a"))
  }

  // MARK: - Processes

  /// Returns the processes of rclone that have a remote in their environment.
  private static func children(serving remote: String) -> [(id: pid_t, arguments: [String])] {
    (Disk.names(in: "/proc") ?? []).compactMap { name in
      guard let id = pid_t(name), let bytes = Disk.bytes(of: "/proc/\(name)/cmdline") else { return nil }
      let words = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      let settings = (Disk.bytes(of: "/proc/\(name)/environ") ?? []).split(separator: 0)
        .map { String(decoding: $0, as: UTF8.self) }
      let isOurs = settings.contains("RCLONE_CONFIG_TILAWA_REMOTE=\(remote)")
      return isOurs && words.contains("webdav") && words.contains { $0.hasSuffix("rclone") } ? (id, words) : nil
    }.sorted { $0.arguments.count < $1.arguments.count }
  }

  private static func isEnded(_ id: pid_t) -> Bool {
    let status = Disk.bytes(of: "/proc/\(id)/stat").map { String(decoding: $0, as: UTF8.self) } ?? ") Z"
    return status.contains(") Z")
  }

  /// Returns the port at which a process listens.
  private static func port(of id: pid_t) throws -> Int? {
    let inodes = Set((Disk.names(in: "/proc/\(id)/fd") ?? []).compactMap { readlink("/proc/\(id)/fd/\($0)") })
    let lines = String(decoding: Disk.bytes(of: "/proc/net/tcp") ?? [], as: UTF8.self).split(separator: "\n")
      .dropFirst()
    return lines.lazy.map { $0.split(separator: " ") }
      .first { $0.count > 9 && $0[3] == "0A" && inodes.contains("socket:[\($0[9])]") }
      .flatMap { Int($0[1].split(separator: ":")[1], radix: 16) }
  }
}
