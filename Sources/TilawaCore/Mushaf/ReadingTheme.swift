/// A colour theme of the reading page.
package enum ReadingTheme: String, CaseIterable, Hashable, Sendable, Codable {
  case light, dark, sepia
}
