/// A form that shows letters as they are printed.
package enum PictureFormat: String, CaseIterable, Hashable {
  /// One document for all pages.
  case html
  /// A picture of each page.
  case svg, png

  /// Reads the format from the ending of a file name. Returns nil if the ending is not one of the formats.
  package init?(fileName: String) {
    guard fileName.contains("."), let ending = fileName.split(separator: ".").last else { return nil }
    self.init(rawValue: ending == "htm" ? "html" : ending.lowercased())
  }
}
