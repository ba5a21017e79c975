package import AppBase
package import TilawaDrawing

/// The font of the Quran in an HTML document.
package enum DocumentFont {
  /// Returns the font; nil if the usual font is not installed, because any font can show a document.
  ///
  /// - Parameters:
  ///   - name: a family or a file; nil: the usual font.
  ///   - context: warns if the document does not carry the font.
  /// - Throws: `DrawingError` if a font that was named cannot be read.
  package static func find(_ name: String?, in context: AppContext) throws -> MushafDocument.Font? {
    let font: LetterFont
    do throws(DrawingError) {
      font = try LetterFont(try FontSource.named(name ?? FontSource.standardFamily))
    } catch {
      guard name == nil else { throw error }
      context.interface.warn(MushafSentences.noFont(reason: error.message))
      return nil
    }
    guard font.mayBeEmbedded else {
      context.interface.warn(MushafSentences.fontForbidden(family: font.source.family))
      return MushafDocument.Font(font, file: nil)
    }
    return MushafDocument.Font(font, file: font.fileBytes)
  }
}
