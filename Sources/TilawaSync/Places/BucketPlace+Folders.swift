import Synchronization

/// Lists of several folders at once.
extension BucketPlace {
  /// Asks for the objects of all folders in the order of their keys, from the first folder on: 1,000 a page, in place of a page for each
  /// folder. Other objects between them are passed over where they are many. A store that does not understand that is asked in simpler ways.
  package func entries(ofAll folders: [String], besides large: String?) async throws -> [String: [SyncEntry]] {
    let parts = try folders.map { try SyncName.parts(ofFolder: $0) }
    guard folders.count > 1 else { return try await folders.isEmpty ? [:] : [folders[0]: entries(folders[0])] }
    if !misunderstands.withLock({ $0 }) {
      if let walked = try await walk(parts, besides: large) { return sorted(walked.members, into: folders) }
      misunderstands.withLock { $0 = true }
    }
    // Lists all below the folder that they share; where many objects lie there that nobody asks for, below each folder at the top.
    var found: [String: [SyncEntry]] = [:]
    for group in Dictionary(grouping: parts, by: { large == nil ? "" : $0.first ?? "" }).values {
      let members = try await server.list(Self.common(group), depth: .all)
      found.merge(sorted(members, into: group.map { $0.joined(separator: "/") })) { $1 }
    }
    return found
  }

  /// Asks for all objects of the place, 1,000 a page, which tell the folders in it too. Where a whole page has nothing that anybody asks
  /// for, what lies there is passed over, and the folders are asked for.
  package func look(at folders: [String]) async throws -> PlaceLook {
    do { return try await lookAtAll(folders) } catch let error as SyncPlaceError where !error.isOfAll {
      return PlaceLook([:], folders: try await self.folders())
    }
  }

  private func lookAtAll(_ folders: [String]) async throws -> PlaceLook {
    let parts = try folders.map { try SyncName.parts(ofFolder: $0) }
    if !misunderstands.withLock({ $0 }) {
      if let walked = try await walk(parts, besides: nil, from: .top) {
        guard !walked.isWhole else { return look(walked.members) }
        return PlaceLook(sorted(walked.members, into: folders), folders: try await self.folders())
      }
      misunderstands.withLock { $0 = true }
    }
    return look(try await server.list("", depth: .all))
  }

  /// Returns what all objects of the place tell.
  private func look(_ members: BucketList.Members) -> PlaceLook {
    var (found, tops): ([String: [SyncEntry]], Set<String>) = ([:], [])
    for entry in members.entries {
      let (folder, name) = Self.halves(of: server.name(ofKey: entry.key))
      if let top = folder.split(separator: "/").first, SyncName.isPart(top) { tops.insert(String(top)) }
      if SyncName.isPart(name) { found[folder, default: []].append(Self.entry(entry, name, at: members.time)) }
    }
    return PlaceLook(found, folders: tops.sorted(), isWhole: true)
  }

  /// Returns the folder of an object, and the last part of its name.
  private static func halves(of name: Substring) -> (folder: String, name: String) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast().joined(separator: "/"), parts.last.map(String.init) ?? "")
  }

  /// Returns the folder that folders share.
  private static func common(_ folders: [[String]]) -> String {
    var common = folders.first ?? []
    for one in folders { common = Array(zip(common, one).prefix { $0 == $1 }.map(\.0)) }
    return common.joined(separator: "/")
  }

  /// Returns the objects by their folders; others are passed over.
  private func sorted(_ members: BucketList.Members, into folders: [String]) -> [String: [SyncEntry]] {
    var found = Dictionary(folders.map { ($0, [SyncEntry]()) }, uniquingKeysWith: { first, _ in first })
    for entry in members.entries {
      let (folder, name) = Self.halves(of: server.name(ofKey: entry.key))
      guard found[folder] != nil, SyncName.isPart(name) else { continue }
      found[folder]?.append(Self.entry(entry, name, at: members.time))
    }
    return found
  }

  /// The first page of a walk.
  private enum Start: Hashable {
    /// The page begins with the first folder. Objects that nobody asked for are passed over at the end of a page.
    case firstFolder
    /// The page begins with the place. Pages are passed over only where no folder lies within one, so that the walk may see all.
    case top
  }

  /// Asks for pages from the first folder to the last. Ends, and passes over what nobody asked for, only where keys come in order.
  ///
  /// - Parameter large: a folder that the pages leave out.
  /// - Returns: the objects, and whether nothing was passed over; nil where the store does not understand the question.
  private func walk(
    _ folders: [[String]], besides large: String?, from start: Start = .firstFolder
  ) async throws -> (members: BucketList.Members, isWhole: Bool)? {
    let prefix = server.prefix(of: start == .top ? "" : Self.common(folders))
    let wanted = folders.map { server.prefix(of: $0.joined(separator: "/")) }.sorted()
    let hidden = large.map(server.prefix).flatMap { $0.hasPrefix(prefix) && $0 > wanted[0] ? $0 : nil }
    var question = BucketQuestion(prefix: prefix, delimiter: hidden.map { String($0.dropFirst(prefix.count)) })
    if start == .firstFolder, wanted[0] > prefix { question.start = wanted[0] }
    var members = BucketList.Members()
    var (last, isInOrder, hasPassed, isWhole) = ("", true, false, start == .top)
    for _ in 0..<BucketServer.mostPages {
      guard let page = try await server.page(question) else { return nil }
      // A store with another notion of the text that ends a folder would hide more than the large one.
      guard page.members.folders.allSatisfy({ $0 == hidden }) else { return nil }
      let keys = page.members.entries.map(\.key)
      if hasPassed, let first = keys.first, first <= question.start ?? "" { return nil }
      members.add(page.members)
      guard let next = page.next else { return (members, isWhole) }
      isInOrder = isInOrder && zip([last] + keys, keys).allSatisfy { $0 < $1 }
      last = keys.last ?? page.members.folders.last ?? last
      hasPassed = false
      let isPassed =
        switch start {
        case .firstFolder: !wanted.contains(where: last.hasPrefix)
        case .top: keys.first.map { !Self.lies(anyOf: wanted, between: $0, and: last) } ?? false
        }
      if isInOrder, isPassed {
        isWhole = false
        guard let following = wanted.first(where: { $0 > last }) else { return (members, isWhole) }
        // A page without keys says nothing of how far the store is.
        guard following != question.start else { return nil }
        (question.start, question.token, hasPassed) = (following, nil, true)
      } else {
        guard next != question.token else { break }
        (question.start, question.token) = (nil, next)
      }
    }
    throw SyncPlaceError.refused(TilawaSyncSentences.tooManyFiles(most: XMLAnswer.mostEntries))
  }

  /// Whether one of some folders has objects between two keys, or would have them there.
  private static func lies(anyOf folders: [String], between first: String, and last: String) -> Bool {
    folders.contains { $0 < last && ($0 > first || first.hasPrefix($0)) }
  }
}
