// Draws a page of the mushaf as a PNG.
//
//     page-to-png QURAN.sqlite PAGE FONT OUTPUT.png
//
// FONT is a font file with all letters of the Quran, such as AmiriQuran.ttf.

import Foundation
import TilawaCore
import TilawaDrawing
import TilawaStore

let arguments = CommandLine.arguments
guard arguments.count == 5, let page = Int(arguments[2]) else {
  print("usage: page-to-png QURAN.sqlite PAGE FONT OUTPUT.png")
  exit(64)
}

let folders = Folders(environment: ["TILAWA_HOME": FileManager.default.temporaryDirectory.path + "/tilawa-examples"])
let quran = try QuranDatabase(path: arguments[1], cache: folders.cache)
let structure = quran.structure
guard let words = structure.span(of: .page, page) else {
  print("there is no page \(page)")
  exit(64)
}

/// Returns what stands in a line of text: parts of ayat, and the numbers of those whose ends are among `ends`.
func elements(_ line: WordRange, numbering ends: Range<Int>) throws -> [MushafSheet.Element] {
  var elements: [MushafSheet.Element] = []
  // The number of the ayah before may stand at the beginning of the line.
  for ayah in structure.ayat(sharing: WordRange(max(0, line.start - 1), line.end), in: .kufi) {
    let span = structure.span(of: ayah)
    if span.overlaps(line) {
      let part = WordRange(max(line.start, span.start), min(line.end, span.end))
      elements.append(.words(MushafSheet.Words(ayah, try quran.text(of: part))))
    }
    if ends.contains(span.end) { elements.append(.number(ayah, .shown)) }
  }
  return elements
}

// The printed lines of the page, as the Medina mushaf breaks them.
let lines = try quran.lines(ofPage: page).map { line -> MushafSheet.Line in
  switch line {
  case .surahName(let surah): .surahName(structure.surahs[surah - 1])
  case .basmalah: .basmalah(try quran.text(of: QuranStructure.basmalah))
  case .text(let words, let setting, let numbers): .text(try elements(words, numbering: numbers), setting)
  }
}
let surahs = Set(structure.ayat(sharing: words, in: .kufi).map(\.surah)).sorted().map { structure.surahs[$0 - 1] }
let sheet = MushafSheet(
  page: page, juz: structure.number(of: .juz, atWord: words.start), surahs: surahs, lines: lines, isWhole: true)

// The picture carries the terms of the text.
let notice = try quran.notices().map(\.text).joined(separator: "\n")
let font = try LetterFont(FontSource(file: arguments[3]))
let drawing = try MushafPicture(font: font, style: MushafStyle(), notice: notice).drawing(of: sheet)
try Data(try drawing.png()).write(to: URL(filePath: arguments[4]))
print("page \(page): \(lines.count) lines, \(sheet.shownAyat.count) ayat, \(drawing.width) × \(drawing.height)")
