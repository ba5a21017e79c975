/// In which form `read` writes what it would show on a terminal.
package enum ReadFormat: String, CaseIterable, Hashable {
  /// Pages with their lines as printed.
  case text
  case json
}
