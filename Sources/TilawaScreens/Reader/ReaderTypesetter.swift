import AppBase
import TilawaCore
import TilawaTerminal

/// Typesetter of a layout: makes its rows in order.
struct ReaderTypesetter {
  let text: ReaderText
  let columns: Int
  private(set) var rows: [ReaderLayout.Placed] = []

  init(text: ReaderText, columns: Int) {
    self.text = text
    self.columns = columns
  }

  // MARK: - Printed lines

  /// Sets printed lines; a line wider than the screen goes on in the next row.
  mutating func set(_ lines: [PrintedLine]) {
    for line in lines {
      switch line {
      case .surahName(let surah), .opening(let surah):
        // The name may stand at the foot of the page before its surah.
        let ayah = text.ayat.firstIndex { $0.opens?.id == surah }
        let opened = text.surahs.first { $0.id == surah }
        if let opened { add(.heading(opened), of: ayah ?? text.ayat.indices.last) }
        if case .opening = line { addBasmalah(of: ayah) }
      case .basmalah(let surah):
        addBasmalah(of: text.ayat.firstIndex { $0.opens?.id == surah })
      case .text(let words, let setting, let numbers):
        add(PageLayout.tokens(of: text.ayat, words, numbers), setting)
      }
    }
  }

  // MARK: - Flowing

  /// Sets all ayat without a break but before a surah.
  mutating func setFlowing() {
    var groups: [[PageLayout.Token]] = []
    for (place, ayah) in text.ayat.enumerated() {
      if ayah.opens != nil {
        add(groups, .justified)
        groups = []
      }
      open(ayah, at: place)
      groups += PageLayout.groups(ayah, place)
    }
    add(groups, .justified)
  }

  // MARK: - Ayah by ayah

  /// Sets each ayah as a block, with what is beside it.
  mutating func setVerses() {
    for (place, ayah) in text.ayat.enumerated() {
      open(ayah, at: place)
      let meanings = text.meanings.indices.contains(place) ? text.meanings[place] : []
      if meanings.isEmpty {
        add(PageLayout.groups(ayah, place), .justified)
      } else {
        add(WordCell.cells(of: ayah, at: place, meanings), of: place)
      }
      for gloss in text.glosses.indices.contains(place) ? text.glosses[place] : [] {
        if text.glosses[place].count > 1 { add(.source(gloss.title), of: place) }
        for line in gloss.text.wrapped(columns: columns) { add(.gloss(line, gloss.script), of: place) }
      }
      if place < text.ayat.count - 1 { add(.blank, of: nil) }
    }
  }

  // MARK: - Rows

  private mutating func open(_ ayah: MushafPage.Ayah, at place: Int) {
    guard let surah = ayah.opens else { return }
    add(.heading(surah), of: place)
    addBasmalah(of: place)
  }

  /// Adds a basmalah, in one row where there is room.
  private mutating func addBasmalah(of ayah: Int?) {
    let words = ayah.flatMap { text.ayat[$0].basmalah } ?? ""
    guard !words.isEmpty else { return }
    for row in words.wrapped(columns: columns) { add(.basmalah(row), of: ayah) }
  }

  private mutating func add(_ row: ReaderLayout.Row, of ayah: Int?) {
    rows.append(ReaderLayout.Placed(row: row, ayat: ayah.map { $0...$0 }))
  }

  private mutating func add(_ cells: [WordCell], of ayah: Int) {
    for row in WordCell.wrapped(cells, columns: columns) {
      add(.cells(row), of: ayah)
      for line in 0..<(row.map(\.meaning.count).max() ?? 0) { add(.meanings(row, line: line), of: ayah) }
    }
  }

  /// Adds a line of the print. The number of an ayah stays with its last word if that is in the line, and the quarter
  /// sign with the word after it.
  private mutating func add(_ tokens: [PageLayout.Token], _ setting: PrintedLine.Setting) {
    var groups: [[PageLayout.Token]] = []
    for token in tokens {
      let joins = token.isNumber || groups.last?.last?.isQuarterSign == true
      if joins, !groups.isEmpty { groups[groups.count - 1].append(token) } else { groups.append([token]) }
    }
    add(groups, setting)
  }

  private mutating func add(_ groups: [[PageLayout.Token]], _ setting: PrintedLine.Setting) {
    for row in PageLayout.wrapped(groups, columns: columns) {
      guard let first = row.first?.ayah, let last = row.last?.ayah else { continue }
      rows.append(ReaderLayout.Placed(row: .text(row, setting), ayat: first...last))
    }
  }
}
