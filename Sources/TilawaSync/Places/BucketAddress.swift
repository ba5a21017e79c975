import TilawaCore

/// A bucket of an object store and a prefix in it, as a user writes them: `s3://BUCKET/PREFIX`.
///
/// After a question mark follow `endpoint=URL`, `region=NAME` and `profile=NAME`, with "&" between them; timers have no variables, so
/// that an address must be able to say all but the key. A key in an address is refused.
package struct BucketAddress: Hashable, Sendable {
  package let bucket: String
  /// The prefix without "/" at its ends; empty for the whole bucket.
  package let prefix: String
  /// The address of the store, `https://HOST` or `http://HOST`; nil for that of AWS, or of the settings.
  package private(set) var endpoint: String?
  package private(set) var region: String?
  /// The section of the files of AWS.
  package private(set) var profile: String?

  private static let longest = 512

  /// - Parameter text: what follows `s3://`.
  /// - Throws: `.refused` with one line about the fault.
  init(_ text: Substring) throws(SyncPlaceError) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let shown = SyncName.readable("s3://\(halves[0])")
    let parts = halves[0].split(separator: "/", omittingEmptySubsequences: false)
    var folders = parts.dropFirst()
    if folders.last == "" { folders.removeLast() }
    if let first = parts.first, first.contains(":") || first.contains("@") {
      // A key that stands where other addresses have a password is not shown.
      throw .refused(TilawaSyncSentences.keyInAddress(address: SyncName.readable("s3://\(Self.rest(halves[0]))")))
    }
    guard text.utf8.count <= Self.longest, let name = parts.first, Self.isBucket(name),
      folders.allSatisfy({ !["", ".", ".."].contains($0) }),
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F && $0 != "\\" })
    else { throw .refused(TilawaSyncSentences.noBucketAddress(address: shown)) }
    (bucket, prefix) = (String(name), folders.joined(separator: "/"))
    for option in halves.count == 2 ? halves[1].split(separator: "&") : [] {
      let pair = option.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = XMLAnswer.decoded(pair[1]), !value.contains(where: \.isNewline) else {
        throw .refused(TilawaSyncSentences.optionsOfBucket(address: shown))
      }
      switch pair[0] {
      case "endpoint": endpoint = try Self.endpoint(value)
      case "region": region = try Self.region(value)
      case "profile": profile = value
      case let name where ["key", "secret", "token", "password"].contains(where: name.lowercased().contains):
        throw .refused(TilawaSyncSentences.keyInAddress(address: shown))
      default: throw .refused(TilawaSyncSentences.optionsOfBucket(address: shown))
      }
    }
  }

  /// The text behind its last "@", where no key stands.
  private static func rest(_ text: Substring) -> Substring {
    text.lastIndex(of: "@").map { text[text.index(after: $0)...] } ?? "…"
  }

  /// Returns the address of a store without "/" at its end.
  static func endpoint(_ text: String) throws(SyncPlaceError) -> String {
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    if text.contains("@") {
      throw .refused(TilawaSyncSentences.keyInAddress(address: SyncName.readable(String(Self.rest(text[...])))))
    }
    let rest = trimmed.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.count == 3, ["https:", "http:"].contains(rest[0].lowercased()), rest[1].isEmpty,
      rest[2].wholeMatch(of: /[A-Za-z0-9.\-]+(:[0-9]{1,5})?|\[[0-9a-fA-F:]+\](:[0-9]{1,5})?/) != nil
    else { throw .refused(TilawaSyncSentences.noEndpoint(address: SyncName.readable(text))) }
    return trimmed.lowercased()
  }

  static func region(_ text: String) throws(SyncPlaceError) -> String {
    guard (1...64).contains(text.utf8.count), text.allSatisfy({ $0.isASCIIAlphanumeric || "-_".contains($0) }) else {
      throw .refused(TilawaSyncSentences.noRegion(region: SyncName.readable(text)))
    }
    return text
  }

  private static func isBucket(_ name: Substring) -> Bool {
    (3...63).contains(name.utf8.count) && name.first?.isASCIIAlphanumeric == true
      && name.allSatisfy { $0.isASCIIAlphanumeric || "-._".contains($0) } && !name.contains("..")
  }
}
