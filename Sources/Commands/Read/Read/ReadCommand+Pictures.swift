import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaScreens
import TilawaStore

extension ReadCommand {
  /// The format of the pictures: by `--format`, else by the ending of the output file; nil if pages are shown as text.
  var picture: PictureFormat? {
    if let format { return format.picture }
    return letters.output.flatMap(PictureFormat.init(fileName:))
  }

  /// Refuses options that pictures do not have, and options of pictures for text.
  func checkPicture() throws {
    guard let picture else {
      if letters.output != nil, format == nil {
        throw ValidationError("-o needs --format html, svg or png, or a file name with such an ending")
      }
      guard let option = letters.pictureOption else { return }
      throw ValidationError("\(option) goes with --format html, svg or png")
    }
    if let flow = reading.flow, flow != .page {
      throw ValidationError("--format \(picture) shows printed pages only, not --flow \(flow.rawValue)")
    }
    if picture != .html, let translation = reading.translation, translation != "none" {
      throw ValidationError("--translation works only with --format html")
    }
    guard OutputTargets.isPrinted(letters.output) else { return }
    if report.json {
      throw ValidationError("--format \(picture) and --json both use standard output: name a file, -o FILE")
    }
    if picture == .png, Terminal.isTerminal(1) {
      throw ValidationError("a terminal cannot show a PNG: name a file, -o FILE")
    }
  }

  /// Draws the pages of the ranges.
  func draw(as picture: PictureFormat) throws {
    let context = AppContext()
    let quran = try context.quran()
    let riwayah = try context.riwayah(self.riwayah)
    guard riwayah == .hafs else {
      throw Failure(
        .usage, "\(picture) shows the printed lines of Hafs; those of \(riwayah.name) are not known; use --riwayah hafs"
      )
    }
    var places = try places(context, quran.structure, riwayah)
    if ranges.isEmpty || ranges == [ReadingPosition.last] {
      // The reading position is a page, not an ayah.
      places = try places.flatMap { place in
        let page = quran.structure.number(of: .page, atWord: quran.structure.span(of: place.first).start)
        return try RangeParser(structure: quran.structure, counting: .kufi).parse(["page:\(page)"])
      }
    }
    let settings = reading.settings(in: context, translation: .hidden)
    var packs: [OpenPack] = []
    if picture == .html {
      let (open, areShown) = try reading.chosenPacks(in: context).packs(in: quran.structure)
      if areShown { packs = open }
    }
    let style = MushafStyle(
      size: letters.size(in: context), theme: settings.theme?.page ?? .light,
      tajweed: settings.tajweed == .shown ? .coloured : .plain)
    try PageFiles(
      reader: SheetReader(quran: quran, tajweed: style.tajweed), style: style, fontName: letters.font(in: context),
      packs: packs, format: picture, files: PictureFiles(letters.output ?? "-", picture),
      replaces: letters.writing.force, isForProgram: report.json, context: context
    ).write(places)
  }
}
