import Synchronization

/// Lists of several folders at once.
extension BucketPlace {
  /// Asks for the objects of all folders in the order of their keys, from the first folder on: 1,000 a page, in place of a page for each
  /// folder. Other objects between them are passed over where they are many. A store that does not understand that is asked in simpler ways.
  package func entries(ofAll folders: [String], besides large: String?) async throws -> [String: [SyncEntry]] {
    let parts = try folders.map { try SyncName.parts(ofFolder: $0) }
    guard folders.count > 1 else { return try await folders.isEmpty ? [:] : [folders[0]: entries(folders[0])] }
    if !misunderstands.withLock({ $0 }) {
      if let members = try await walk(parts, besides: large) { return sorted(members, into: folders) }
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
      let parts = server.name(ofKey: entry.key).split(separator: "/", omittingEmptySubsequences: false)
      let folder = parts.dropLast().joined(separator: "/")
      guard let name = parts.last.map(String.init), found[folder] != nil, SyncName.isPart(name) else { continue }
      found[folder]?.append(Self.entry(entry, name, at: members.time))
    }
    return found
  }

  /// Asks for pages from the first folder to the last. Ends, and passes over what nobody asked for, only where keys come in order.
  ///
  /// - Parameter large: a folder that the pages leave out.
  /// - Returns: nil where the store does not understand the question.
  private func walk(_ folders: [[String]], besides large: String?) async throws -> BucketList.Members? {
    let prefix = server.prefix(of: Self.common(folders))
    let wanted = folders.map { server.prefix(of: $0.joined(separator: "/")) }.sorted()
    let hidden = large.map(server.prefix).flatMap { $0.hasPrefix(prefix) && $0 > wanted[0] ? $0 : nil }
    var question = BucketQuestion(prefix: prefix, delimiter: hidden.map { String($0.dropFirst(prefix.count)) })
    if wanted[0] > prefix { question.start = wanted[0] }
    var members = BucketList.Members()
    var (last, isInOrder, hasPassed) = ("", true, false)
    for _ in 0..<BucketServer.mostPages {
      guard let page = try await server.page(question) else { return nil }
      // A store with another notion of the text that ends a folder would hide more than the large one.
      guard page.members.folders.allSatisfy({ $0 == hidden }) else { return nil }
      let keys = page.members.entries.map(\.key)
      if hasPassed, let first = keys.first, first <= question.start ?? "" { return nil }
      members.add(page.members)
      guard let next = page.next else { return members }
      isInOrder = isInOrder && zip([last] + keys, keys).allSatisfy { $0 < $1 }
      last = keys.last ?? page.members.folders.last ?? last
      hasPassed = false
      if isInOrder, !wanted.contains(where: last.hasPrefix) {
        guard let following = wanted.first(where: { $0 > last }) else { return members }
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
}
