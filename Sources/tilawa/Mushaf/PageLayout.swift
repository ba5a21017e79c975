import TilawaCore

/// A page of the mushaf in rows of so many columns. Words are never divided, and the number of an ayah stays with its last word.
struct PageLayout: Hashable {
  /// A word, the number of an ayah, or the sign of a quarter.
  struct Token: Hashable {
    let word: MushafPage.Word
    /// The place of its ayah on the page.
    let ayah: Int
    let isNumber: Bool
    /// Whether it is the sign of a quarter.
    var isQuarterSign: Bool { word == .quarterSign }
  }

  enum Row: Hashable {
    /// The name of the surah that begins here.
    case heading(Surah)
    /// What is heard before an ayah, and belongs to none.
    case lead(String)
    case text([Token])
  }

  /// Something that is heard before the ayah at this place on the page.
  struct Lead: Hashable {
    let text: String
    let ayah: Int
  }

  let columns: Int
  private(set) var rows: [Row] = []

  /// As narrow as every word of the Quran has room with the number of its ayah.
  static let leastColumns = 20

  init(_ page: MushafPage, lead: Lead?, columns: Int) {
    self.columns = columns
    var groups: [[Token]] = []
    func close() {
      rows += PageLayout.wrapped(groups, columns: columns).map(Row.text)
      groups = []
    }
    for (place, ayah) in page.ayat.enumerated() {
      if let surah = ayah.opens {
        close()
        rows.append(.heading(surah))
      }
      if let lead, lead.ayah == place {
        close()
        rows.append(.lead(lead.text))
      }
      groups += PageLayout.groups(ayah, place)
    }
    close()
  }

  /// What stands in a row together.
  static func groups(_ ayah: MushafPage.Ayah, _ place: Int) -> [[Token]] {
    let words = ayah.words.map { tokens($0, place) }
    let number = Token(word: ayah.number, ayah: place, isNumber: true)
    guard let last = words.last else { return [[number]] }
    return words.dropLast() + [last + [number]]
  }

  /// A word, and the sign of a quarter that stands before it.
  static func tokens(_ word: MushafPage.Word, _ place: Int) -> [Token] {
    let token = Token(word: word, ayah: place, isNumber: false)
    return word.opensQuarter ? [Token(word: .quarterSign, ayah: place, isNumber: false), token] : [token]
  }

  /// Groups in rows of so many columns, a space between two; one that is wider has a row of its own.
  static func wrapped(_ groups: [[Token]], columns: Int) -> [[Token]] {
    var rows: [[Token]] = []
    var width = 0
    for group in groups {
      let needed = group.reduce(-1) { $0 + 1 + $1.word.columns }
      if let last = rows.indices.last, width + 1 + needed <= columns {
        rows[last] += group
        width += 1 + needed
      } else {
        rows.append(group)
        width = needed
      }
    }
    return rows
  }

  // MARK: - What is seen

  /// The rows in which an ayah stands.
  func rows(ofAyah place: Int) -> Range<Int> {
    let all = rows.indices.filter { row in tokens(row).contains { $0.ayah == place } }
    guard let first = all.first, let last = all.last else { return 0..<0 }
    return first..<last + 1
  }

  /// The row in which a word stands, counted through the whole Quran.
  func row(ofWord word: Int) -> Int? { rows.indices.first { tokens($0).contains { $0.word.word == word } } }

  /// The row of what is heard before an ayah.
  var leadRow: Int? { rows.firstIndex { if case .lead = $0 { true } else { false } } }

  private func tokens(_ row: Int) -> [Token] { if case .text(let tokens) = rows[row] { tokens } else { [] } }

  /// The rows that are shown where there is room for so many, with this one among them, a third down where it can be.
  func shown(_ room: Int, around row: Int) -> Range<Int> {
    guard rows.count > room else { return rows.indices }
    let start = max(0, min(row - room / 3, rows.count - room))
    return start..<start + max(0, room)
  }
}
