/// The links that a course may have.
package enum CourseLink {
  /// Returns whether a text is a page of the web, or a path that stays beside the course's file.
  package static func isAllowed(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 500, !text.unicodeScalars.contains(where: isRefused) else { return false }
    if isWeb(text) { return true }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return !text.hasPrefix("/") && !text.hasPrefix("-") && !text.contains(":") && !parts.contains("..")
  }

  /// Returns whether a text is a page of the web.
  package static func isWeb(_ text: String) -> Bool { text.hasPrefix("https://") || text.hasPrefix("http://") }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || (0x7F..<0xA0).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
      || (0x2066...0x2069).contains(scalar.value)
  }
}
