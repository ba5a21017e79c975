/// The arguments of `play` that are kept under a name.
public struct Preset: Hashable, Sendable {
  /// Unlike that of all others.
  public let name: String
  /// Words as the shell gave them.
  public let arguments: [String]
  /// The time of storing, in seconds since 1970.
  public let saved: Int

  /// - Parameters:
  ///   - name: unlike that of all others.
  ///   - arguments: words as the shell gave them.
  ///   - saved: in seconds since 1970.
  public init(name: String, arguments: [String], saved: Int) {
    self.name = name
    self.arguments = arguments
    self.saved = saved
  }
}
