/// The requests that a place in a bucket makes, with the meaning of their answers: sent to a store (`BucketServer`), or answered by the
/// simulated one of the tests.
protocol BucketRequests: Sendable {
  /// The address of the place as it is shown.
  var shown: String { get }
  /// The requests so far.
  var traffic: PlaceTraffic { get }
  /// Returns the time in seconds since 1970.
  var now: @Sendable () -> Int { get }

  /// Returns a page of a list; nil where the store knows no list from a key on, or none that leaves a folder out.
  func page(_ question: BucketQuestion) async throws(SyncPlaceError) -> BucketList?
  /// Returns the bytes of an object; nil where there is none.
  func read(_ name: String) async throws(SyncPlaceError) -> [UInt8]?
  /// Stores an object. `onlyNew` asks the store to keep one that is there.
  func put(
    _ bytes: [UInt8], as name: String, onlyNew: BucketServer.OnlyNew
  ) async throws(SyncPlaceError) -> BucketServer.Outcome
  /// Removes an object; an absent one is no error.
  func remove(_ name: String) async throws(SyncPlaceError)
  /// Returns the key of an object in the place.
  func key(_ name: String) -> String
  /// Returns the name of an object in the place by its key.
  func name(ofKey key: String) -> Substring
}

/// The question for a page of a list.
struct BucketQuestion: Hashable, Sendable {
  /// The beginning of the keys that are asked for.
  let prefix: String
  /// Keys with this text after the prefix are told by what comes before it, and it, alone.
  var delimiter: String?
  /// The most keys that are asked for; nil for as many as a page has.
  var most: Int?
  /// Keys up to this one are left out.
  var start: String?
  /// The mark of the next page in the answer before.
  var token: String?

  /// Whether it needs more of a store than folders and pages.
  var isSpecial: Bool { start != nil || (delimiter ?? "/") != "/" }
}

extension BucketRequests {
  /// The most pages of a list.
  static var mostPages: Int { XMLAnswer.mostEntries / 1000 }

  /// Returns the beginning of the keys in a folder.
  func prefix(of folder: String) -> String {
    let key = key(folder)
    return key.isEmpty ? "" : key + "/"
  }

  /// Returns the objects and folders directly in a folder, or all objects below it, of all pages; an absent folder is empty.
  ///
  /// - Parameter most: the most objects that are asked for; nil for all.
  func list(
    _ folder: String, depth: BucketServer.Depth = .direct, most: Int? = nil
  ) async throws(SyncPlaceError) -> BucketList.Members {
    try await list(prefix: prefix(of: folder), depth: depth, most: most)
  }

  /// Returns the size of an object; nil where there is none.
  func size(of name: String) async throws(SyncPlaceError) -> Int? {
    // The object itself is the first of those whose names begin as its own.
    try await list(prefix: key(name), depth: .all, most: 1).entries.first { $0.key == key(name) }?.size
  }

  private func list(
    prefix: String, depth: BucketServer.Depth, most: Int?
  ) async throws(SyncPlaceError) -> BucketList.Members {
    var members = BucketList.Members()
    var question = BucketQuestion(prefix: prefix, delimiter: depth == .direct ? "/" : nil, most: most)
    for _ in 0..<Self.mostPages {
      guard let page = try await page(question) else { break }
      members.add(page.members)
      // A page may be empty although others follow.
      guard let next = page.next, most.map({ members.entries.count < $0 }) ?? true else { return members }
      guard next != question.token else { break }
      question.token = next
    }
    throw .refused(TilawaSyncSentences.tooManyFiles(most: XMLAnswer.mostEntries))
  }
}
