import Synchronization
import TilawaCore
package import TilawaNetwork

/// A collection of a WebDAV server, such as Nextcloud, Apache or nginx. Any task may use it.
///
/// An object is sent under a temporary name and moved to its own by a request that never overwrites, so no device sees a part of it.
/// Then its size is asked for, since servers report success for what they lost. See decision 0140 for servers that cannot do this.
package final class WebDAVPlace: SyncPlace {
  private let server: WebDAVServer
  private let known = Mutex(Known())
  private let way = FoundOnce<WebDAVWay>()

  /// The knowledge about a server that was gained so far.
  private struct Known {
    var isThere = false
    var collections: Set<String> = []
  }

  /// - Parameters:
  ///   - url: the address of the collection, `https://` or `http://`; a password is sent over https, or to this machine, only.
  ///   - credentials: the user and the password; nil where the server wants none.
  ///   - client: the client that sends all requests.
  package init(_ url: String, credentials: Transfer.Credentials? = nil, client: HTTPClient) {
    server = WebDAVServer(base: url.hasSuffix("/") ? url : url + "/", credentials: credentials, client: client)
  }

  /// Makes the collection, and those above it where they are missing.
  package func make() async throws(SyncPlaceError) {
    if try await server.entries("", depth: 0) != nil { return }
    var missing = [""]
    while let name = missing.last {
      if try await server.makeCollection(name) != .absent {
        missing.removeLast()
      } else {
        guard missing.count < 16 else { throw absence }
        missing.append(name + "../")
      }
    }
  }

  package func list(_ folder: String) async throws -> [SyncObject] {
    let parts = try SyncName.parts(ofFolder: folder)
    guard let answer = try await server.entries(parts.map { $0 + "/" }.joined(), depth: 1) else {
      try await checkPresence()
      return []
    }
    return try answer.members.compactMap { entry in
      guard !entry.isCollection, let name = entry.parts.last, SyncName.isPart(name) else { return nil }
      guard let size = entry.size else {
        throw SyncPlaceError.refused(TilawaSyncSentences.noSizes(address: server.address(of: folder)))
      }
      return SyncObject(name: name, size: size)
    }
  }

  package func folders() async throws -> [String] {
    guard let answer = try await server.entries("", depth: 1) else { throw absence }
    return answer.members.filter(\.isCollection).compactMap { entry in
      entry.parts.last.flatMap { SyncName.isPart($0) ? $0 : nil }
    }
  }

  package func read(_ name: String) async throws -> [UInt8]? {
    _ = try SyncName.parts(of: name)
    if let bytes = try await server.read(name) { return bytes }
    try await checkPresence()
    return nil
  }

  package func write(_ name: String, _ bytes: [UInt8]) async throws {
    _ = try SyncName.parts(of: name)
    try SyncName.check(bytes, for: name)
    try await checkPresence()
    let isNew =
      switch try await way.value({ try await self.findWay() }) {
      case .movesWithoutReplacing: try await writeByMoving(name, bytes)
      case .putsOnlyNew: try await writeDirectly(name, bytes, onlyNew: .yes)
      case .neither: try await isPresent(name) ? false : writeDirectly(name, bytes, onlyNew: .no)
      }
    if isNew { return }
    // A body that broke off unseen is no other object: it has to be another one twice.
    for _ in 0..<2 where try await server.read(name) == bytes { return }
    throw SyncPlaceError.exists(name)
  }

  package func remove(_ name: String) async throws {
    _ = try SyncName.parts(of: name)
    try await server.remove(name)
  }

  // MARK: - Writing

  /// Sends the object and gives it its name; false where the name is taken.
  private func writeByMoving(_ name: String, _ bytes: [UInt8]) async throws -> Bool {
    let temporary = TemporaryName.onServer()
    try await put(bytes, as: temporary)
    try await makeCollections(for: name)
    switch try await server.move(temporary, to: name) {
    case .done: break
    case .taken:
      try await server.remove(temporary)
      return false
    case .absent:
      // The answer to a first request may have been lost on its way.
      guard try await server.read(name) == bytes else { throw lost(name) }
      return true
    case .unsupported: throw SyncPlaceError.refused(TilawaSyncSentences.noMoving(address: server.base))
    }
    if let size = try await size(of: name), size == bytes.count { return true }
    try await checkContent(name, bytes)
    return true
  }

  /// Sends the object under its own name and reads it back; false where the name is taken.
  private func writeDirectly(_ name: String, _ bytes: [UInt8], onlyNew: WebDAVServer.OnlyNew) async throws -> Bool {
    try await makeCollections(for: name)
    switch try await server.put(bytes, as: name, onlyNew: onlyNew) {
    case .taken: return false
    case .absent, .unsupported: throw SyncPlaceError.refused(TilawaSyncSentences.noStoring(address: server.base))
    case .done:
      try await checkContent(name, bytes)
      return true
    }
  }

  private func put(_ bytes: [UInt8], as temporary: String) async throws {
    guard try await server.put(bytes, as: temporary, onlyNew: .no) == .done else {
      throw SyncPlaceError.refused(TilawaSyncSentences.noStoringThere(address: server.base))
    }
  }

  /// Makes the collections of a name, each once: servers answer in different ways to a file for one that is missing.
  private func makeCollections(for name: String) async throws {
    var folder = ""
    for part in name.split(separator: "/").dropLast() {
      folder += part + "/"
      if known.withLock({ $0.collections.contains(folder) }) { continue }
      _ = try await server.makeCollection(folder)
      known.withLock { _ = $0.collections.insert(folder) }
    }
  }

  private func checkContent(_ name: String, _ bytes: [UInt8]) async throws {
    guard try await server.read(name) == bytes else { throw lost(name) }
  }

  private func lost(_ name: String) -> SyncPlaceError {
    .offline(TilawaSyncSentences.sentLost(address: server.address(of: name)))
  }

  private func size(of name: String) async throws -> Int? {
    try await server.entries(name, depth: 0)?.entries.first?.size
  }

  private func isPresent(_ name: String) async throws -> Bool { try await server.entries(name, depth: 0) != nil }

  // MARK: - The server

  /// Checks that the place itself is there, so that an absent object is not a place that is away.
  private func checkPresence() async throws {
    if known.withLock({ $0.isThere }) { return }
    guard try await server.entries("", depth: 0) != nil else { throw absence }
    known.withLock { $0.isThere = true }
  }

  private var absence: SyncPlaceError { .offline(TilawaSyncSentences.noFolderOnServer(address: server.base)) }

  /// Finds out by two small files how the server keeps from overwriting.
  private func findWay() async throws -> WebDAVWay {
    let (first, second) = (TemporaryName.onServer(), TemporaryName.onServer())
    try await makeCollections(for: first)
    try await put([1], as: first)
    try await put([2], as: second)
    var way = WebDAVWay.neither
    if try await movesWithoutReplacing(first, second) {
      way = .movesWithoutReplacing
    } else if try await server.put([3], as: second, onlyNew: .yes) == .taken {
      way = .putsOnlyNew
    }
    try? await sweep(by: second)
    try await server.remove(first)
    try await server.remove(second)
    return way
  }

  private func movesWithoutReplacing(_ first: String, _ second: String) async throws -> Bool {
    // Some servers, and some remotes of rclone, forbid every move.
    do { return try await server.move(first, to: second) == .taken } catch SyncPlaceError.readOnly { return false }
  }

  /// Removes temporary files that a program left behind more than a day ago, by the clock of the server.
  private func sweep(by fresh: String) async throws {
    guard let members = try await server.entries(TemporaryName.folderOnServer, depth: 1)?.members else { return }
    func time(_ entry: Multistatus.Entry) -> Int? { entry.modified.flatMap { HTTPDate.seconds($0) } }
    let own = members.first { TemporaryName.folderOnServer + ($0.parts.last ?? "") == fresh }
    guard let now = own.flatMap(time) else { return }
    for entry in members where !entry.isCollection {
      guard let name = entry.parts.last, TemporaryName.isOursOnServer(name), let then = time(entry), now - then > 86_400
      else {
        continue
      }
      try await server.remove(TemporaryName.folderOnServer + name)
    }
  }
}

/// The way in which a server keeps from overwriting a file.
enum WebDAVWay: Hashable, Sendable {
  /// A move goes only to a name that is free.
  case movesWithoutReplacing
  /// A file is stored only under a name that is free (`If-None-Match: *`).
  case putsOnlyNew
  case neither
}
