/// In which light a page is read.
public enum ReadingTheme: String, CaseIterable, Hashable, Sendable, Codable {
  case light, dark, sepia
}
