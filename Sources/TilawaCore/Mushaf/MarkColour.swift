/// A colour of a bookmark.
package enum MarkColour: String, CaseIterable, Hashable, Sendable, Codable {
  case red, orange, yellow, green, blue, purple
}
