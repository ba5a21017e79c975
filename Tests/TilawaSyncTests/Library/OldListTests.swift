import Synchronization
import Testing
import TilawaCore
import TilawaMerging
import TilawaTestSupport

@testable import TilawaStore
@testable import TilawaSync

/// T-F3.12: a list that is older than what was written changes nothing for long.
@Suite struct OldListTests {
  /// A place whose lists of some folders are empty, as before anything was written.
  private final class Old: SyncPlace {
    private let place: any SyncPlace
    private let hidden = Mutex("")

    init(_ place: any SyncPlace) { self.place = place }

    func hide(_ folder: String) { hidden.withLock { $0 = folder } }

    func list(_ folder: String) async throws -> [SyncObject] {
      let hidden = hidden.withLock { $0 }
      return hidden.isEmpty || !folder.hasPrefix(hidden) ? try await place.list(folder) : []
    }
    func read(_ name: String) async throws -> [UInt8]? { try await place.read(name) }
    func write(_ name: String, _ bytes: [UInt8]) async throws { try await place.write(name, bytes) }
    func remove(_ name: String) async throws { try await place.remove(name) }
  }

  private let libraries: SyncedLibraries
  private let old: Old
  private let third: SyncedLibrary

  init() throws {
    libraries = try SyncedLibraries()
    old = Old(libraries.place)
    third = try SyncedLibrary("third", in: libraries.folder, with: old)
  }

  private func begin() async throws {
    try await libraries.begin()
    try third.begin()
    try await third.sync()
  }

  @Test func `a device that a list does not show yet is not forgotten`() async throws {
    try await begin()
    let name = try third.store.identity().device
    old.hide(SyncNames.devices)
    #expect(try await !third.sync().isRenewed)
    #expect(try third.store.identity().device == name)
    // A device whose card is gone was forgotten.
    old.hide("")
    for object in libraries.place.list(SyncNames.devices) where object.name.hasPrefix(name) {
      libraries.place.remove("\(SyncNames.devices)/\(object.name)")
    }
    #expect(try await third.sync().isRenewed)
  }

  @Test func `logs that a list does not show yet are not lost`() async throws {
    try await begin()
    let recording = try third.record("early")
    try await third.sync()
    old.hide("logs")
    try await third.sync()
    old.hide("")
    let report = try await third.sync()
    #expect((report.mended, report.sent) == (0, 0))
    try await libraries.settle()
    #expect(try libraries.other.labels(recording.sha256)?.count == 1)
  }
}
