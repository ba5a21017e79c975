import TilawaCore
package import TilawaNetwork

/// A remote of rclone, which knows some seventy kinds of storage. Any task may use it.
///
/// One `rclone serve webdav` runs for as long as the place is in use, on this machine alone and with a password of its own; see
/// decision 0141. It ends with the last reference to the place, and with this process, however that ends.
package final class RclonePlace: SyncPlace {
  private let server: RcloneServer
  private let place: WebDAVPlace

  /// Starts rclone and waits until it listens, at most 30 s.
  ///
  /// - Parameters:
  ///   - remote: the remote and the path in it as rclone names it, `REMOTE:PATH`.
  ///   - freshness: the time for which rclone believes what it knows of a folder, as rclone writes it.
  ///   - client: the client that sends all requests.
  /// - Throws: `.refused` where rclone is not installed or does not know the remote; `.offline` where it cannot be reached.
  package init(_ remote: String, freshness: String = "1s", client: HTTPClient) throws(SyncPlaceError) {
    server = try RcloneServer(remote, freshness: freshness)
    place = WebDAVPlace(server.address, credentials: server.credentials, client: client)
  }

  /// Makes the folder of the remote where it is missing.
  package func make() async throws { try await place.make() }

  package func list(_ folder: String) async throws -> [SyncObject] {
    try await explained { try await place.list(folder) }
  }

  package func read(_ name: String) async throws -> [UInt8]? { try await explained { try await place.read(name) } }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    try await explained { try await place.write(name, bytes) }
  }

  package func remove(_ name: String) async throws { try await explained { try await place.remove(name) } }

  /// Adds to a failure what rclone printed about it.
  private func explained<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch SyncPlaceError.offline(let words) {
      throw SyncPlaceError.offline(
        server.lastWords.map { TilawaSyncSentences.rcloneSays(reason: Sentence(verbatim: $0)) } ?? words)
    }
  }
}
