/// The answer of a command: one value for people and for programs.
package protocol Answer {
  /// The line for people; nil where they need none.
  var words: String? { get }
  /// The line for programs.
  var json: String { get }
}
