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
        throw ValidationError(ReadCommandsSentences.outputNeedsFormat)
      }
      guard let option = letters.pictureOption else { return }
      throw ValidationError(ReadCommandsSentences.optionNeedsFormat(option: option))
    }
    if let flow = reading.flow, flow != .page {
      throw ValidationError(ReadCommandsSentences.pagesOnly(format: "\(picture)", flow: flow.rawValue))
    }
    if picture != .html, let translation = reading.translation, translation != "none" {
      throw ValidationError(ReadCommandsSentences.translationInHtml)
    }
    guard OutputTargets.isPrinted(letters.output) else { return }
    if report.json {
      throw ValidationError(ReadCommandsSentences.pictureAndJson(format: "\(picture)"))
    }
    if picture == .png, Terminal.isTerminal(1) {
      throw ValidationError(ReadCommandsSentences.noPngOnTerminal)
    }
  }

  /// Draws the pages of the ranges.
  func draw(as picture: PictureFormat) throws {
    let context = AppContext()
    let quran = try context.quran()
    let riwayah = try context.riwayah(self.riwayah)
    guard riwayah == .hafs else {
      throw Failure(
        .usage, ReadCommandsSentences.linesOfHafs(format: "\(picture)", riwayah: riwayah.name)
      )
    }
    try choosePrint(in: context, quran.structure, riwayah)
    if let remark = quran.remarkOnLetters { Terminal.complain(remark.text) }
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
