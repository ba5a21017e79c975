/// A colour theme of the reading page.
public enum ReadingTheme: String, CaseIterable, Hashable, Sendable, Codable {
  case light, dark, sepia
}
