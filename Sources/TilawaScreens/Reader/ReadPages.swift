import AppBase
import TilawaConsole
package import TilawaCore
package import TilawaStore

extension QuranDatabase {
  /// The remark about the letters in which the words of the print stand; nil where they are its own.
  package var remarkOnLetters: Sentence? {
    let print = structure.print
    guard print.script != .ours, shownScript == nil else { return nil }
    return ScreensSentences.lettersOfPrint(print: print.title, command: CommandHint("text", "add", "FILE"))
  }
}

/// Writes ranges as the reader shows them, where standard output is no terminal.
package struct ReadPages {
  private let source: ReaderTextSource
  private let settings: ReaderSettings

  package init(_ source: ReaderTextSource, _ settings: ReaderSettings) {
    self.source = source
    self.settings = settings
  }

  private var printer: ReaderPrinter { ReaderPrinter(structure: source.structure) }

  /// - Parameter ranges: in the counting of the riwayah.
  package func write(_ ranges: [AyahRange], as format: ReadFormat) throws {
    tellLetters(ranges)
    if settings.flow == .page, let remark = source.quran.remarkOnLetters {
      Terminal.complain(remark.text)
    }
    switch (settings.flow, format) {
    case (.page, .text): try writePages(ranges)
    case (.page, .json):
      let pages = try pages(of: ranges).map { printer.value(try text(ofPage: $0), page: $0) }
      Terminal.say(JSON.text(encoding: PagesRead(pages: pages)))
    case (.continuous, .text):
      for range in ranges { Terminal.put(printer.flowing(try text(of: range)).joined(separator: "\n") + "\n") }
    case (.verses, .text):
      for (place, range) in ranges.enumerated() {
        Terminal.put((place > 0 ? "\n" : "") + printer.verses(try text(of: range)))
      }
    case (.continuous, .json), (.verses, .json):
      let ayat = try ranges.flatMap { printer.ayat(try text(of: $0)) }
      Terminal.say(JSON.text(encoding: AyatRead(ayat: ayat)))
    }
  }

  private func writePages(_ ranges: [AyahRange]) throws {
    for (place, page) in pages(of: ranges).enumerated() {
      Terminal.put((place > 0 ? "\n" : "") + printer.page(try text(ofPage: page), page))
    }
  }

  /// Returns the pages with words of the ranges, each once, in the order of the ranges. The ayat that begin on a page are that page,
  /// though the last of them may end on the next one.
  func pages(of ranges: [AyahRange]) -> [Int] {
    var pages: [Int] = []
    for range in ranges {
      let span = source.structure.span(of: range)
      let all =
        source.structure.wholePages(of: range) ?? source.page(ofWord: span.start)...source.page(ofWord: span.end - 1)
      for page in all where !pages.contains(page) { pages.append(page) }
    }
    return pages
  }

  private func text(ofPage page: Int) throws -> ReaderText { try known(source.text(.page(page), settings)) }

  private func text(of range: AyahRange) throws -> ReaderText {
    try known(source.text(of: source.structure.ayat(in: range), settings))
  }

  private func known(_ text: ReaderText?) throws -> ReaderText {
    guard let text else { throw Failure(.unreadable, ScreensSentences.textUnreadable) }
    return text
  }

  /// Reports the riwayah of the letters if it is not the requested one.
  private func tellLetters(_ ranges: [AyahRange]) {
    guard let first = ranges.first?.first, let letters = source.text(of: [first], ReaderSettings())?.foreignLetters
    else {
      return
    }
    Terminal.complain(ScreensSentences.lettersDivided(letters: letters.name, riwayah: source.riwayah.name).text)
  }
}
