import TilawaCore

/// A page of a list of objects (ListObjectsV2).
struct BucketList {
  struct Entry: Hashable {
    let key: String
    let size: Int
    /// The time of the last change in seconds since 1970, by the store's clock; nil where the store does not tell it.
    let changed: Int?
    /// The store's mark of the bytes; nil where the store does not tell it.
    var etag: String?
  }

  /// The objects directly in a folder, and the keys of its folders, which end with "/".
  struct Members: Hashable {
    var entries: [Entry] = []
    var folders: [String] = []
    /// The time of the list in seconds since 1970, by the store's clock; nil where the store does not tell it.
    var time: Int?

    mutating func add(_ page: Members) {
      entries += page.entries
      folders += page.folders
      time = page.time
    }
  }

  var members = Members()
  /// The token of the next page; nil for the last page.
  var next: String?

  init(_ members: Members, next: String?) { (self.members, self.next) = (members, next) }

  /// Reads a page. Objects whose names are no text, or without a size, are passed over.
  ///
  /// - Throws: one line about its fault, or about missing libexpat.
  init(_ bytes: [UInt8]) throws(XMLFault) {
    let reader = Reader()
    try XMLAnswer.read(bytes, begins: reader.begin, ends: reader.end)
    guard reader.isList else { throw XMLFault(detail: TilawaSyncSentences.noListOfBucket) }
    members.entries = reader.found.compactMap { found in
      guard let name = reader.name(found.key), let size = found.size else { return nil }
      return Entry(key: name, size: size, changed: found.modified.flatMap(Self.seconds), etag: found.etag)
    }
    members.folders = reader.folders.compactMap(reader.name)
    next = reader.isTruncated ? reader.next : nil
  }

  /// Returns the seconds since 1970 of a time such as `2026-11-28T09:30:00.000Z`; nil for another text.
  private static func seconds(_ text: String) -> Int? {
    guard let day = CalendarDay(String(text.prefix(10))), text.hasSuffix("Z"), text.dropFirst(10).first == "T" else {
      return nil
    }
    let parts = text.dropFirst(11).prefix(8).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.isASCIIDigits ? Int($0) : nil }
    guard parts.map(\.utf8.count) == [2, 2, 2], numbers.count == 3 else { return nil }
    return day.number * 86_400 + numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
  }

  private final class Reader {
    var (isList, isEscaped, isTruncated) = (false, false, false)
    var next: String?
    var found: [(key: String, size: Int?, modified: String?, etag: String?)] = []
    var folders: [String] = []
    private var (isObject, isFolder) = (false, false)

    /// Returns the text of a name; nil where it is none.
    func name(_ key: String) -> String? {
      isEscaped ? XMLAnswer.decoded(key.replacing("+", with: "%20")) : key
    }

    func begin(_ name: String) -> Bool {
      switch XMLAnswer.localName(name) {
      case "ListBucketResult": isList = true
      case "Contents":
        isObject = true
        found.append(("", nil, nil, nil))
      case "CommonPrefixes": isFolder = true
      case "Key", "Prefix", "Size", "LastModified", "ETag", "NextContinuationToken", "IsTruncated", "EncodingType":
        return true
      default: break
      }
      return false
    }

    func end(_ name: String, _ text: String?) -> Sentence? {
      switch XMLAnswer.localName(name) {
      case "Contents": isObject = false
      case "CommonPrefixes": isFolder = false
      case "Prefix" where isFolder: folders.append(text ?? "")
      case "Key" where isObject: found[found.count - 1].key = text ?? ""
      case "Size" where isObject: found[found.count - 1].size = text.flatMap(XMLAnswer.size)
      case "LastModified" where isObject: found[found.count - 1].modified = text
      case "ETag" where isObject: found[found.count - 1].etag = text
      case "NextContinuationToken": next = text
      case "IsTruncated": isTruncated = text == "true"
      case "EncodingType": isEscaped = text == "url"
      default: break
      }
      return found.count + folders.count > XMLAnswer.mostEntries
        ? TilawaSyncSentences.tooManyFiles(most: XMLAnswer.mostEntries) : nil
    }
  }
}

/// The words of an object store about a fault.
struct BucketFault {
  private(set) var code = ""
  private(set) var region: String?
  private(set) var serverTime: String?

  /// Reads them from the body of an answer; nil where there are none.
  init?(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return nil }
    let reader = Reader()
    // An answer that breaks off may have said enough.
    try? XMLAnswer.read(bytes, begins: reader.begin, ends: reader.end)
    guard let code = reader.words["Code"], (1...64).contains(code.utf8.count),
      code.allSatisfy(\.isASCIIAlphanumeric)
    else { return nil }
    (self.code, region, serverTime) = (code, reader.words["Region"], reader.words["ServerTime"])
  }

  private final class Reader {
    var words: [String: String] = [:]

    func begin(_ name: String) -> Bool { ["Code", "Region", "ServerTime"].contains(XMLAnswer.localName(name)) }

    func end(_ name: String, _ text: String?) -> Sentence? {
      if let text { words[XMLAnswer.localName(name)] = text }
      return nil
    }
  }
}

extension XMLAnswer {
  /// The name of an element without its namespace.
  static func localName(_ name: String) -> String { name.split(separator: " ").last.map(String.init) ?? name }
}
