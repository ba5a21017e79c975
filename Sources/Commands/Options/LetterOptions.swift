package import ArgumentParser
package import TilawaApp
package import TilawaDrawing
import TilawaStore

/// How letters look in pictures of pages, and where these go.
package struct LetterOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file for html, svg or png; for pictures of several pages a folder, or a name with % for the page. Default: standard output.",
      valueName: "file"), completion: .file(extensions: ["html", "svg", "png"]))
  package var output: String?

  @OptionGroup package var writing: WritingOptions

  @Option(
    help: ArgumentHelp(
      "The font of html, svg and png: a family, or a font file. Default: the configured one, else Amiri Quran.",
      valueName: "font"))
  package var font: String?

  @Option(
    help: ArgumentHelp(
      "The size of its letters in points, 16 to 40. Default: the configured one, else 24.", valueName: "n"))
  package var fontSize: Int?

  package init() {}

  package mutating func validate() throws {
    if output == "" { throw ValidationError("-o: a file has a name") }
    if font == "" { throw ValidationError("--font: a font has a name") }
    if let fontSize, MushafStyle.Size(points: fontSize) == nil {
      throw ValidationError("--font-size \(fontSize): it may be \(ConfigKey.fontSizes)")
    }
  }

  /// What a picture would need, where something that belongs to one is given.
  package var pictureOption: String? {
    if output != nil { "-o" } else if font != nil { "--font" } else if fontSize != nil { "--font-size" } else { nil }
  }

  /// As asked for, else as settled.
  package func size(in context: AppContext) -> MushafStyle.Size {
    (fontSize ?? context.setting(.fontSize).flatMap { Int($0) }).flatMap { MushafStyle.Size(points: $0) } ?? .standard
  }

  /// The font that is asked for or settled; nil: the usual one.
  package func font(in context: AppContext) -> String? { font ?? context.setting(.font) }
}
