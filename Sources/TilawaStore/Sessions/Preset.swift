/// A request to play that is stored under a name.
package struct Preset: Hashable, Sendable {
  /// Unlike that of all others.
  package let name: String
  /// The request as a JSON object; in rows of library versions before 15, the words of a command line as a JSON array.
  package let content: String
  /// The time of storing, in seconds since 1970.
  package let saved: Int

  /// - Parameters:
  ///   - name: unlike that of all others.
  ///   - content: the request as a JSON object.
  ///   - saved: in seconds since 1970.
  package init(name: String, content: String, saved: Int) {
    self.name = name
    self.content = content
    self.saved = saved
  }
}
