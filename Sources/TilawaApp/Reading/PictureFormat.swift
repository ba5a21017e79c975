/// A form that shows letters as they are printed.
package enum PictureFormat: String, CaseIterable, Hashable {
  /// One document for all pages.
  case html
  /// A picture of each page.
  case svg, png

  /// What a file of this name is; nil for a name that does not say so.
  package init?(fileName: String) {
    guard fileName.contains("."), let ending = fileName.split(separator: ".").last else { return nil }
    self.init(rawValue: ending == "htm" ? "html" : ending.lowercased())
  }
}
