import TilawaCore

/// The lines of a layout as words of our text, each word on one line.
struct PrintAssembly {
  /// The lines of the pages, packed.
  private(set) var layout: [UInt8] = []
  /// The number of pages, and of lines on the longest one.
  private(set) var pages = 0
  private(set) var mostLines = 0

  /// The most words of a line.
  private static let mostWords = 31

  /// - Throws: for a layout that leaves a word out, has one twice, or ends a line inside a word of ours, with its page and line.
  init(_ document: LayoutDocument, _ numbering: WordNumbering, in structure: QuranStructure) throws(PackFault) {
    guard let last = document.lines.last else { throw PackFault(StoreSentences.layoutWithoutLines) }
    var (following, surah, word) = (1, 0, 0)
    var place = document.lines.startIndex
    for page in 1...last.page {
      let end = document.lines[place...].firstIndex { $0.page != page } ?? document.lines.endIndex
      let lines = document.lines[place..<end]
      guard lines.contains(where: { $0.kind == .ayah }) else {
        throw PackFault(StoreSentences.layoutPageWithoutWords(page: page))
      }
      layout.append(UInt8(lines.count))
      mostLines = max(mostLines, lines.count)
      for (index, line) in zip(lines.indices, lines) {
        if index > place, document.lines[index - 1].line == line.line {
          throw PackFault(StoreSentences.layoutLineTwice(page: page, line: line.line))
        }
        switch line.kind {
        case .name:
          surah += 1
          guard surah <= structure.surahs.count, line.surah ?? surah == surah,
            structure.span(ofSurah: surah).start == word
          else { throw PackFault(StoreSentences.layoutNameMisplaced(page: page, line: line.line)) }
          let next = document.lines.indices.contains(index + 1) ? document.lines[index + 1].kind : nil
          let opens = surah != 1 && surah != Surah.withoutBasmalah && next != .basmalah
          add(opens ? .opening : .name)
        case .basmalah:
          guard surah > 0, structure.span(ofSurah: surah).start == word else {
            throw PackFault(StoreSentences.layoutNameMisplaced(page: page, line: line.line))
          }
          add(.basmalah)
        case .ayah:
          guard let words = line.words else { continue }
          guard words.first == following, words.last <= numbering.count else {
            throw PackFault(
              StoreSentences.layoutDoesNotGoOn(page: page, line: line.line, found: words.first, word: following))
          }
          let count = numbering.ends[words.last] - numbering.ends[words.first - 1]
          guard count > 0, count <= PrintAssembly.mostWords, numbering.kind(of: words.last) != .beginning else {
            throw PackFault(StoreSentences.layoutLineUncountable(page: page, line: line.line))
          }
          let isNumbered = numbering.kind(of: words.first) == .number
          add(
            line.isCentred ? (isNumbered ? .centredNumbered : .centred) : (isNumbered ? .numbered : .justified), count)
          (following, word) = (words.last + 1, word + count)
          guard surah > 0, word <= structure.span(ofSurah: surah).end else {
            throw PackFault(StoreSentences.layoutNameMissing(page: page, line: line.line))
          }
        }
      }
      place = end
    }
    guard following == numbering.count + 1, surah == structure.surahs.count else {
      throw PackFault(StoreSentences.layoutIncomplete(words: following - 1, expected: numbering.count))
    }
    pages = last.page
  }

  private mutating func add(_ kind: PrintLayout.Kind, _ words: Int = 0) {
    layout.append(kind.rawValue << 5 | UInt8(words))
  }
}
