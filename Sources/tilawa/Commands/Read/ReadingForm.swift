import ArgumentParser
import TilawaScreens

/// In which form `read` writes what it would show on a terminal.
enum ReadingForm: String, CaseIterable, Hashable, ExpressibleByArgument {
  case text, json, html, svg, png

  /// Nil for a picture, or a document.
  var pages: ReadFormat? { ReadFormat(rawValue: rawValue) }

  /// Nil for what is read as text.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}

/// A form that shows letters as they are printed.
enum PictureFormat: String, CaseIterable, Hashable {
  /// One document for all pages.
  case html
  /// A picture of each page.
  case svg, png

  /// What a file of this name is; nil for a name that does not say so.
  init?(fileName: String) {
    guard fileName.contains("."), let ending = fileName.split(separator: ".").last else { return nil }
    self.init(rawValue: ending == "htm" ? "html" : ending.lowercased())
  }
}
