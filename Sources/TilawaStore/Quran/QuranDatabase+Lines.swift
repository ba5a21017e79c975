package import TilawaCore

extension QuranDatabase {
  /// The lines of a page of the print whose pages count; none where there is no such page.
  ///
  /// Reads from the file each time.
  package func lines(ofPage page: Int) throws(StoreError) -> [PrintedLine] {
    guard let span = structure.span(of: .page, page) else { return [] }
    if let table = structure.printTable {
      return PrintLayout.printed(PrintLayout.lines(ofPage: page, in: table.layout), in: span, structure)
    }
    let lines = try read(StoreSentences.cannotReadLines) { db in
      var lines: [PrintLayout.Line] = []
      try db.forEachRow("SELECT layout FROM print WHERE id = '\(Print.madani.id)'") { row in
        lines = PrintLayout.lines(ofPage: page, in: Array(row.blob(0)))
      }
      return lines
    }
    return PrintLayout.printed(lines, in: span, structure)
  }
}

/// The layout of a print as the file holds it: for each page a byte with the number of its lines, and a byte for each line, with
/// its words in the low five bits and its kind in the high three.
enum PrintLayout {
  /// The kinds of lines, as the file numbers them.
  enum Kind: UInt8 {
    case justified, centred
    /// The line begins with the number of the ayah that ended on the line before.
    case numbered, centredNumbered
    case name, basmalah
    /// The name and the basmalah.
    case opening
  }

  struct Line: Sendable {
    let kind: Kind
    /// The number of words of the text.
    let words: Int

    init?(_ byte: UInt8) {
      guard let kind = Kind(rawValue: byte >> 5) else { return nil }
      self.kind = kind
      words = Int(byte & 31)
    }

    var opensWithNumber: Bool { kind == .numbered || kind == .centredNumbered }
  }

  /// Returns the number of words before each page.
  static func starts(in data: [UInt8]) -> [Int] {
    var starts: [Int] = []
    var word = 0
    forEachPage(in: data) { page in
      starts.append(word)
      word += page.reduce(0) { $0 + Int($1 & 31) }
      return true
    }
    return starts
  }

  static func lines(ofPage number: Int, in data: [UInt8]) -> [Line] {
    var (lines, place): ([Line], Int) = ([], 0)
    forEachPage(in: data) { page in
      place += 1
      if place == number { lines = page.compactMap(Line.init) }
      return place < number
    }
    return lines
  }

  /// Steps through the pages for as long as `body` wants more.
  private static func forEachPage(in data: [UInt8], _ body: (ArraySlice<UInt8>) -> Bool) {
    var place = 0
    while place < data.count {
      let end = min(data.count, place + 1 + Int(data[place]))
      guard body(data[place + 1..<end]) else { return }
      place = end
    }
  }

  /// Returns the lines of a page with their words.
  static func printed(_ lines: [Line], in page: WordRange, _ structure: QuranStructure) -> [PrintedLine] {
    var printed: [PrintedLine] = []
    var word = page.start
    for (index, line) in lines.enumerated() {
      // The words of a surah begin after its name, which may stand at the foot of the page before.
      switch line.kind {
      case .name: printed.append(.surahName(structure.surah(ofWord: word)))
      case .basmalah: printed.append(.basmalah(structure.surah(ofWord: word)))
      case .opening: printed.append(.opening(structure.surah(ofWord: word)))
      case .justified, .centred, .numbered, .centredNumbered:
        let end = word + line.words
        let next = lines[(index + 1)...].first { $0.words > 0 }
        let numbers = (line.opensWithNumber ? word : word + 1)..<(next?.opensWithNumber == true ? end : end + 1)
        let isCentred = line.kind == .centred || line.kind == .centredNumbered
        printed.append(.text(WordRange(word, end), setting: isCentred ? .centred : .justified, numbers: numbers))
        word = end
      }
    }
    return printed
  }
}
