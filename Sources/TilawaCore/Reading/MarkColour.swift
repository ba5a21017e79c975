/// A colour of a bookmark.
public enum MarkColour: String, CaseIterable, Hashable, Sendable, Codable {
  case red, orange, yellow, green, blue, purple
}
