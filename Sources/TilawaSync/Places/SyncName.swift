import TilawaCore

/// The rules for the names of objects and folders in a place.
package enum SyncName {
  /// The greatest size of an object in bytes.
  package static let largestObject = 16 << 20
  /// The greatest number of bytes that a place stores under one name: an object, and the overhead of sealing it.
  package static let largestStored = 17 << 20
  /// The greatest length of one part in bytes; file systems have 255, and carriers add to names.
  package static let longestPart = 200
  /// The greatest number of parts.
  package static let mostParts = 8

  /// Words in names that carriers give to their temporary files and conflict copies. No object has them. Each begins with a sign that
  /// digits of a hash do not have.
  private static let foreign = [
    ".sync-conflict-", "_conflict-", ".conflict", ".tmp", ".temp", ".part", ".partial", ".filepart", ".crdownload",
    ".download", ".swp", ".bak", ".orig", ".unison", "..path",
  ].map { Array($0.utf8) }

  /// Whether a part can be the last part of an object's name.
  ///
  /// Hidden names, names that Windows changes, and names of temporary files and conflict copies cannot.
  package static func isPart(_ part: some StringProtocol) -> Bool {
    let bytes = Array(part.utf8.prefix(longestPart + 1))
    let dot = UInt8(ascii: ".")
    guard (1...longestPart).contains(bytes.count), bytes.first != dot, bytes.last != dot, bytes.allSatisfy(isLetter)
    else { return false }
    return !bytes.indices.contains { start in
      (bytes[start] == dot || bytes[start] == UInt8(ascii: "_"))
        && foreign.contains { bytes[start...].starts(with: $0) }
    }
  }

  /// Returns the parts of a name.
  ///
  /// - Throws: `.refused` for a name that a file system or a carrier could change.
  package static func parts(of name: String) throws(SyncPlaceError) -> [String] {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard (1...mostParts).contains(parts.count), parts.allSatisfy({ isPart($0) }) else {
      throw .refused(TilawaSyncSentences.noObjectName(name: readable(name)))
    }
    return parts.map(String.init)
  }

  /// Returns the parts of a folder's name; none for "", the place itself.
  package static func parts(ofFolder name: String) throws(SyncPlaceError) -> [String] {
    name.isEmpty ? [] : try parts(of: name)
  }

  /// Checks the size of an object that is to be stored.
  package static func check(_ bytes: [UInt8], for name: String) throws(SyncPlaceError) {
    guard bytes.count <= largestStored else { throw .refused(TilawaSyncSentences.objectTooLarge(name: name)) }
  }

  /// Returns a text from outside for a message: short, and without control characters.
  package static func readable(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(200).map { scalar in
      scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format ? "?" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isASCIISmallLetter || byte.isASCIIDigit || ".-_".utf8.contains(byte)
  }
}
