import ArgumentParser
import CommandOptions
import AppMushaf
import TilawaScreens

/// The form in which `read` writes its pages.
enum ReadingForm: String, CaseIterable, Hashable, ExpressibleByArgument {
  case text, json, html, svg, png

  /// The format of text; nil for a picture or a document.
  var pages: ReadFormat? { ReadFormat(rawValue: rawValue) }

  /// The format of pictures; nil for text.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
