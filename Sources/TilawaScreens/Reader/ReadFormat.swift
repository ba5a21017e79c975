/// The form in which `read` writes its output.
package enum ReadFormat: String, CaseIterable, Hashable {
  /// Pages with their lines as printed.
  case text
  case json
}
