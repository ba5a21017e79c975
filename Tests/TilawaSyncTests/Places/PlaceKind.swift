import Foundation
import Testing
import TilawaNetwork
import TilawaSync
import TilawaTestSupport

/// The places that the conformance suite tests.
enum PlaceKind: String, CaseIterable, Sendable {
  case memory, folder, folderWithoutLinks, folderOfRenames, faultless, wsgidav, apache, nginx, rcloneOfFolder,
    rcloneOfWebDAV, sealed, sealedTwice, moto

  static let installed = allCases.filter { kind in
    switch kind {
    case .rcloneOfFolder: Program.isInstalled("rclone")
    case .rcloneOfWebDAV: Program.isInstalled("rclone") && WebDAVTestServer.Kind.nginx.isInstalled
    case .moto: BucketTestServer.program != nil
    default: kind.server?.isInstalled ?? true
    }
  }

  var isSealed: Bool { [.sealed, .sealedTwice].contains(self) }

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
    case .sealed:
      place = try await SealedPlace.create(on: MemoryPlace(), with: .passphrase("bismillah"), cost: .least)
      folder = nil
    case .sealedTwice:
      let first = try await SealedPlace.create(on: FolderPlace(home.path), with: .passphrase("bismillah"), cost: .least)
      place = try await first.withNewKey(.passphrase("another one"), cost: .least)
      folder = nil
    case .faultless: (place, folder) = (FaultyPlace(MemoryPlace(), faults: [], seed: 1), nil)
    case .rcloneOfFolder:
      place = try RclonePlace(home.path, freshness: "0s", client: try HTTPClient())
      folder = home.path
    case .rcloneOfWebDAV:
      let server = try await TestServers.shared.server(.nginx)
      let name = UUID().uuidString.lowercased()
      let remote = ":webdav,url='\(server.address)',vendor=other:\(name)"
      place = try RclonePlace(remote, freshness: "0s", client: try HTTPClient())
      folder = server.folder + "/" + name
      try FileManager.default.createDirectory(atPath: server.folder + "/" + name, withIntermediateDirectories: true)
    case .moto:
      let server = try await TestServers.shared.bucketServer()
      (place, folder) = (try server.place(at: UUID().uuidString.lowercased()), nil)
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

  private var bucketServers: Task<BucketTestServer, any Error>?

  /// Returns the server of an object store, with its bucket.
  func bucketServer() async throws -> BucketTestServer {
    let task = bucketServers ?? Task { try await BucketTestServer() }
    bucketServers = task
    return try await task.value
  }

  func server(_ kind: WebDAVTestServer.Kind) async throws -> WebDAVTestServer {
    let task = servers[kind] ?? Task { try await WebDAVTestServer(kind) }
    servers[kind] = task
    return try await task.value
  }
}

extension BucketTestServer {
  /// Returns a place at a prefix of the bucket.
  func place(at prefix: String, of bucket: String = bucket) throws -> BucketPlace {
    guard case .bucket(let address) = try PlaceAddress("s3://\(bucket)/\(prefix)?endpoint=\(endpoint)") else {
      throw SyncPlaceError.damaged(prefix)
    }
    return try BucketPlace(
      address, BucketSettings(address, environment: Self.variables), client: HTTPClient())
  }
}
