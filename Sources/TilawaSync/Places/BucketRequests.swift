/// The requests that a place in a bucket makes, with the meaning of their answers: sent to a store (`BucketServer`), or answered by the
/// simulated one of the tests.
protocol BucketRequests: Sendable {
  /// The address of the place as it is shown.
  var shown: String { get }
  /// The requests so far.
  var traffic: PlaceTraffic { get }
  /// Returns the time in seconds since 1970.
  var now: @Sendable () -> Int { get }

  /// Returns the objects and folders directly in a folder, or all objects below it; an absent folder is empty.
  ///
  /// - Parameter most: the most objects that are asked for; nil for all.
  func list(
    _ folder: String, depth: BucketServer.Depth, most: Int?
  ) async throws(SyncPlaceError) -> BucketList.Members
  /// Returns the size of an object; nil where there is none.
  func size(of name: String) async throws(SyncPlaceError) -> Int?
  /// Returns the bytes of an object; nil where there is none.
  func read(_ name: String) async throws(SyncPlaceError) -> [UInt8]?
  /// Stores an object. `onlyNew` asks the store to keep one that is there.
  func put(
    _ bytes: [UInt8], as name: String, onlyNew: BucketServer.OnlyNew
  ) async throws(SyncPlaceError) -> BucketServer.Outcome
  /// Removes an object; an absent one is no error.
  func remove(_ name: String) async throws(SyncPlaceError)
  /// Returns the name of an object in the place by its key.
  func name(ofKey key: String) -> Substring
}

extension BucketRequests {
  func list(_ folder: String) async throws(SyncPlaceError) -> BucketList.Members {
    try await list(folder, depth: .direct, most: nil)
  }
}
