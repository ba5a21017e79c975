import Foundation
import Testing
import TilawaNetwork
import TilawaSync
import TilawaTestSupport

/// The places that the conformance suite tests.
enum PlaceKind: String, CaseIterable, Sendable {
  case memory, folder, folderWithoutLinks, folderOfRenames, faultless, wsgidav, apache, nginx

  static let installed = allCases.filter { $0.server?.isInstalled ?? true }

  var server: WebDAVTestServer.Kind? { WebDAVTestServer.Kind(rawValue: rawValue) }
}

/// A place for one test, with all that it needs.
struct TestPlace {
  let place: any SyncPlace
  /// The folder with the place's files; nil where there is none on the disk.
  let folder: String?
  private let keeps: [any Sendable]

  init(_ kind: PlaceKind) async throws {
    let home = try TemporaryFolder()
    keeps = [home]
    switch kind {
    case .memory: (place, folder) = (MemoryPlace(), nil)
    case .folder: (place, folder) = (FolderPlace(home.path), home.path)
    case .folderWithoutLinks:
      (place, folder) = (FolderPlace(home.path, ways: [.renameWithoutReplacing]), home.path)
    case .folderOfRenames: (place, folder) = (FolderPlace(home.path, ways: [.rename]), home.path)
    case .faultless: (place, folder) = (FaultyPlace(MemoryPlace(), faults: [], seed: 1), nil)
    case .wsgidav, .apache, .nginx:
      let server = try await TestServers.shared.server(try #require(kind.server))
      let name = UUID().uuidString.lowercased()
      let own = WebDAVPlace(server.address + name, client: try HTTPClient())
      try await own.make()
      (place, folder) = (own, server.folder + "/" + name)
    }
  }
}

/// The servers of all tests, started when one first needs them.
actor TestServers {
  static let shared = TestServers()

  private var servers: [WebDAVTestServer.Kind: Task<WebDAVTestServer, any Error>] = [:]

  func server(_ kind: WebDAVTestServer.Kind) async throws -> WebDAVTestServer {
    let task = servers[kind] ?? Task { try await WebDAVTestServer(kind) }
    servers[kind] = task
    return try await task.value
  }
}
