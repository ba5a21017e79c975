/// The objects of a place as one look at it tells them, and the folders directly in the place.
package struct PlaceLook: Sendable {
  private var found: [String: [SyncEntry]]
  private let isWhole: Bool
  /// The folders directly in the place; none where it does not tell them.
  package let folders: [String]

  /// - Parameters:
  ///   - entries: the objects by their folders.
  ///   - isWhole: whether a folder that is not among them is empty.
  package init(_ entries: [String: [SyncEntry]], folders: [String] = [], isWhole: Bool = false) {
    (found, self.folders, self.isWhole) = (entries, folders, isWhole)
  }

  /// Returns the objects directly in a folder; nil where it was not looked at.
  package func entries(_ folder: String) -> [SyncEntry]? { found[folder] ?? (isWhole ? [] : nil) }

  package mutating func add(_ more: [String: [SyncEntry]]) { found.merge(more) { $1 } }
}

extension SyncPlaceError {
  /// Whether nothing else can be had of the place, or stored in it, either.
  package var isOfAll: Bool {
    switch self {
    case .offline, .full, .readOnly, .overBudget: true
    case .exists, .refused, .damaged: isWrongPassword
    }
  }
}

extension SyncPlace {
  /// Looks at each folder. Where one cannot be listed, none is in the look: who asks for each alone finds out which.
  package func look(at folders: [String]) async throws -> PlaceLook {
    var found: [String: [SyncEntry]] = [:]
    do { found = try await entries(ofAll: folders) } catch let error as SyncPlaceError where !error.isOfAll {}
    return PlaceLook(found, folders: try await self.folders())
  }
}
