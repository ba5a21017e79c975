/// The title of a script for people, and the identity of its cursors and its history.
package enum ScriptTitle {
  private static let named = "name:"

  /// - Parameters:
  ///   - name: the name in the script; nil if it has none.
  ///   - path: the absolute path of its file.
  /// - Returns: The identity of the script: its name, independent of the file; without a name, the file's path.
  package static func identity(named name: String?, path: String) -> String {
    name.map { named + $0 } ?? "file:\(path)"
  }

  /// Returns the title: a name such as "Fajr", or the name of the file: "morning.yaml".
  ///
  /// - Parameter identity: an identity that `identity` made.
  package static func of(_ identity: String) -> String {
    if identity.hasPrefix(named) { return String(identity.dropFirst(named.count)) }
    return identity.split(separator: "/").last.map(String.init) ?? identity
  }
}
