/// A colour by which somebody tells bookmarks apart.
public enum MarkColour: String, CaseIterable, Hashable, Sendable, Codable {
  case red, orange, yellow, green, blue, purple
}
