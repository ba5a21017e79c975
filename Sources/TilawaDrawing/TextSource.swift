import TilawaCore

/// The source of the text of the Quran, as pages name it.
enum TextSource {
  private static let address = "tanzil.net"

  /// Returns the line for a page of the web.
  ///
  /// - Parameter link: the link in place of the address.
  static func markup(_ link: String) -> String {
    XMLText.escaped(DrawingSentences.textSource(address: address).text).replacing(address, with: link)
  }
}
