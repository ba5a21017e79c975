/// The language of a pack.
package struct PackLanguage: Hashable, Sendable, CustomStringConvertible {
  /// The code by BCP 47, such as `en` or `zh-Hant`.
  package let code: String

  /// Reads a code, or the English name of a known language. Returns nil for any other text.
  package init?(_ typed: some StringProtocol) {
    let bare = MarkupText.tidy(String(typed)).lowercased()
    if let known = PackLanguage.known.first(where: { $0.english.lowercased() == bare }) {
      code = known.code
      return
    }
    let parts = String(typed).split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.utf8.count), parts.count <= 4,
      first.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }),
      parts.dropFirst().allSatisfy({
        (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isASCIIAlphanumeric)
      })
    else { return nil }
    code = ([first.lowercased()] + parts.dropFirst().map(String.init)).joined(separator: "-")
  }

  /// Takes the language before the first point of an id. Returns nil where it is not a known language.
  package init?(prefixOf id: PackID) {
    guard id.prefix.utf8.count < id.text.utf8.count, PackLanguage.known.contains(where: { $0.code == id.prefix }) else {
      return nil
    }
    code = String(id.prefix)
  }

  package var description: String { code }

  /// The code of the language itself, without script and region.
  package var primary: Substring { code.prefix { $0 != "-" } }

  /// The name in the language itself; nil for an unknown language.
  package var ownName: String? { entry?.own }

  /// The name in English; nil for an unknown language.
  package var englishName: String? { entry?.english }

  private var entry: (code: String, english: String, own: String)? {
    PackLanguage.known.first { $0.code == primary }
  }
}
