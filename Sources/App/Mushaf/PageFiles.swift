package import AppBase
package import TilawaCore
package import TilawaDrawing
package import TilawaStore

/// Writes pages as they are printed: a picture of each, or one document of all.
package struct PageFiles {
  package let reader: SheetReader
  package let style: MushafStyle
  /// The font, as a family or a file; nil: the usual font.
  package let fontName: String?
  /// The packs that are shown below the pages of a document.
  package let packs: [OpenPack]
  package let format: PictureFormat
  package let files: PictureFiles
  /// Whether existing files are replaced without a question.
  package let replaces: Bool
  package let isForProgram: Bool
  package let context: AppContext

  package init(
    reader: SheetReader, style: MushafStyle, fontName: String?, packs: [OpenPack], format: PictureFormat,
    files: PictureFiles, replaces: Bool, isForProgram: Bool, context: AppContext
  ) {
    self.reader = reader
    self.style = style
    self.fontName = fontName
    self.packs = packs
    self.format = format
    self.files = files
    self.replaces = replaces
    self.isForProgram = isForProgram
    self.context = context
  }

  /// Writes the pages of ranges.
  ///
  /// - Parameter ranges: in the Kufi counting.
  package func write(_ ranges: [AyahRange]) throws {
    let pages = reader.pages(of: ranges)
    switch format {
    case .html: try writeDocument(pages, ranges)
    case .svg, .png: try writePictures(pages, ranges)
    }
  }

  // MARK: - Pictures

  private func writePictures(_ pages: [Int], _ ranges: [AyahRange]) throws {
    if pages.count > 1, files.path(ofPage: 1) == files.path(ofPage: 2) {
      throw Failure(.usage, MushafSentences.onePictureEach(count: pages.count, format: "\(format)"))
    }
    let notice = try reader.quran.notices().first?.text ?? ""
    let font = try LetterFont(try FontSource.named(fontName ?? FontSource.standardFamily))
    let picture = MushafPicture(font: font, style: style, notice: notice)
    var written: [PicturesWritten.Picture] = []
    files.makeFolder()
    let targets = try self.targets(pages)
    for page in pages {
      let drawing = try drawing(of: page, ranges, picture)
      let bytes = format == .svg ? Array(drawing.svg().utf8) : try drawing.png(.noPicture)
      guard let path = files.path(ofPage: page) else { return context.interface.put(bytes) }
      if let target = targets[page] { try OutputFile.write(bytes, to: target) }
      guard isForProgram else {
        context.interface.say(
          MushafSentences.pictureWritten(path: path, page: page, width: drawing.width, height: drawing.height))
        continue
      }
      written.append(
        PicturesWritten.Picture(file: path, page: page, width: drawing.width, height: drawing.height))
    }
    if isForProgram { context.interface.say(JSON.text(encoding: PicturesWritten(pictures: written))) }
  }

  /// Draws a page in the letters of the print; in ours where the font lacks one of those, as a page is shown whole or not at all.
  private func drawing(of page: Int, _ ranges: [AyahRange], _ picture: MushafPicture) throws -> Drawing {
    let sheet = try reader.sheet(ofPage: page, showing: ranges)
    do throws(DrawingError) {
      return try picture.drawing(of: sheet)
    } catch {
      guard error.code == .noLetter, let script = reader.script else { throw error }
      let font = CommandHint("config", "set", "font", "FILE")
      context.interface.warn(
        MushafSentences.scriptNeedsFont(
          fault: Sentence(verbatim: error.message), script: script.name, command: font))
    }
    var ours = reader
    ours.letters = .ours
    return try picture.drawing(of: try ours.sheet(ofPage: page, showing: ranges))
  }

  /// Returns the targets of the pictures by page; empty for standard output.
  private func targets(_ pages: [Int]) throws -> [Int: OutputTarget] {
    let named = pages.compactMap { page in files.path(ofPage: page).map { (page, $0) } }
    return Dictionary(
      uniqueKeysWithValues: zip(
        named.map(\.0),
        try OutputTargets.find(
          named.map(\.1), replacing: replaces, asking: !isForProgram, in: context)))
  }

  // MARK: - A document

  private func writeDocument(_ pages: [Int], _ ranges: [AyahRange]) throws {
    let target = try targets([0])[0]
    let notices = try reader.quran.notices().prefix(1).map(\.text)
    var document = MushafDocument(
      style: style, font: try DocumentFont.find(fontName, in: context), notices: Array(notices))
    for page in pages {
      let sheet = try reader.sheet(ofPage: page, showing: ranges)
      try document.add(sheet, with: packs.map { companion($0, sheet) })
    }
    let bytes = Array(document.html.utf8)
    guard let target, let path = files.path(ofPage: 0) else { return context.interface.put(bytes) }
    try OutputFile.write(bytes, to: target)
    guard isForProgram else {
      return context.interface.say(
        MushafSentences.documentWritten(
          path: path, count: pages.count, size: ByteSize(bytes: bytes.count).description))
    }
    context.interface.say(
      JSON.text(encoding: DocumentWritten(file: path, pages: pages, bytes: bytes.count)))
  }

  private func companion(_ open: OpenPack, _ sheet: MushafSheet) -> MushafDocument.Companion {
    let pack = open.pack
    var passages: [PackPassage] = []
    for ref in sheet.shownAyat {
      for passage in open.passages(of: ref) where !passages.contains(passage) { passages.append(passage) }
    }
    let terms = [pack.author, pack.licence, pack.source].compactMap(\.self).filter { !$0.isEmpty }
    return MushafDocument.Companion(
      title: pack.title, language: pack.language?.code, direction: pack.direction,
      notice: terms.joined(separator: " · "),
      passages: passages)
  }
}

// The lines for programs about files that were written. Members keep this order.

/// Pictures of pages.
private struct PicturesWritten: Encodable {
  struct Picture: Encodable {
    let file: String
    let page: Int
    let width: Int
    let height: Int
  }

  let pictures: [Picture]
}

/// A document of pages.
private struct DocumentWritten: Encodable {
  let file: String
  let pages: [Int]
  let bytes: Int
}
