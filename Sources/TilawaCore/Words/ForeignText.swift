/// The decoding of text files of other programs: UTF-8, or UTF-16 with a byte order mark, as spreadsheets save it.
package enum ForeignText {
  /// Decodes a whole file. The result has no byte order mark; nil for invalid bytes.
  package static func text(_ bytes: some Collection<UInt8>) -> String? { text(bytes, isWhole: true) }

  /// Decodes the beginning of a file, which may break off within a letter.
  package static func beginning(_ bytes: some Collection<UInt8>) -> String? { text(bytes, isWhole: false) }

  /// Whether a file begins as JSON does. The tags of lyrics, `[00:12.30]` and `[ti:…]`, begin like a list.
  package static func isJSON(_ bytes: some Collection<UInt8>) -> Bool {
    let start = beginning(Array(bytes.prefix(64)))?.drop(while: \.isWhitespace) ?? ""
    guard start.hasPrefix("[") else { return start.hasPrefix("{") }
    return start.prefixMatch(of: /\[\s*[0-9a-z]+:/) == nil
  }

  /// Whether a file begins as a page of the web does.
  package static func isWebPage(_ bytes: some Collection<UInt8>) -> Bool {
    let start = beginning(Array(bytes.prefix(1000)))?.lowercased() ?? ""
    return ["<!doctype html", "<html"].contains(where: start.contains)
  }

  private static func text(_ bytes: some Collection<UInt8>, isWhole: Bool) -> String? {
    let start = Array(bytes.prefix(3))
    if start.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isWhole) { UInt16($0) << 8 | UInt16($1) } }
    if start.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isWhole) { UInt16($1) << 8 | UInt16($0) } }
    let rest = start == [0xEF, 0xBB, 0xBF] ? Array(bytes.dropFirst(3)) : Array(bytes)
    return isWhole ? String(validating: rest, as: UTF8.self) : String(decoding: rest, as: UTF8.self)
  }

  private static func utf16(
    _ bytes: some Collection<UInt8>, _ isWhole: Bool, _ unit: (UInt8, UInt8) -> UInt16
  ) -> String? {
    let bytes = Array(bytes)
    guard bytes.count.isMultiple(of: 2) || !isWhole else { return nil }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    return isWhole ? String(validating: units, as: UTF16.self) : String(decoding: units, as: UTF16.self)
  }
}
