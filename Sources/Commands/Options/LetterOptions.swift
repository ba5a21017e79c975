package import ArgumentParser
package import AppBase
import TilawaCore
package import TilawaDrawing
import TilawaStore

/// The options for the letters in pictures of pages, and for the output files.
package struct LetterOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file for html, svg or png. For pictures of several pages: a folder, or a name with % for the page number. Default: standard output.",
      valueName: "file"), completion: .file(extensions: ["html", "svg", "png"]))
  package var output: String?

  @OptionGroup package var writing: WritingOptions

  @Option(
    help: ArgumentHelp(
      "The font for html, svg and png: the name of a font, or a font file. Default: the configured one, else Amiri Quran.",
      valueName: "font"))
  package var font: String?

  @Option(
    help: ArgumentHelp(
      "The size of the letters in points, 16 to 40. Default: the configured one, else 24.", valueName: "n"))
  package var fontSize: Int?

  package init() {}

  package mutating func validate() throws {
    if output == "" { throw ValidationError(CommandOptionsSentences.outputLacksName) }
    if font == "" { throw ValidationError(CommandOptionsSentences.fontLacksName) }
    if let fontSize, MushafStyle.Size(points: fontSize) == nil {
      let (least, most) = (ConfigKey.fontSizes.lowerBound, ConfigKey.fontSizes.upperBound)
      throw ValidationError(CommandOptionsSentences.fontSize(size: fontSize, least: least, most: most))
    }
  }

  /// The first given option of those that only pictures have; nil if there is none.
  package var pictureOption: String? {
    if output != nil { "-o" } else if font != nil { "--font" } else if fontSize != nil { "--font-size" } else { nil }
  }

  /// Returns the requested size of the letters, else the configured one, else the standard size.
  package func size(in context: AppContext) -> MushafStyle.Size {
    (fontSize ?? context.setting(.fontSize).flatMap { Int($0) }).flatMap { MushafStyle.Size(points: $0) } ?? .standard
  }

  /// Returns the requested or configured font; nil: the usual one.
  package func font(in context: AppContext) -> String? { font ?? context.setting(.font) }
}
