import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaScreens

/// In which form `read` writes what it would show on a terminal.
enum ReadingForm: String, CaseIterable, Hashable, ExpressibleByArgument {
  case text, json, html, svg, png

  /// Nil for a picture, or a document.
  var pages: ReadFormat? { ReadFormat(rawValue: rawValue) }

  /// Nil for what is read as text.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
