import GRDB
import TilawaCore

/// Reads the places of bookmarks and positions from their rows, and says which cannot be believed.
struct PlaceReader {
  private let structure: QuranStructure
  private let parsers: [VerseCounting: RangeParser]

  init(_ structure: QuranStructure) {
    self.structure = structure
    parsers = Dictionary(
      uniqueKeysWithValues: VerseCounting.allCases.map {
        ($0, RangeParser(structure: structure, counting: $0, grain: .word))
      })
  }

  /// The columns of a place, for the four that `passage` reads.
  static let columns = "first_word, past_word, CAST(label AS BLOB), CAST(counting AS BLOB)"

  /// - Parameter index: of the first of the four columns.
  /// - Throws: `Doubt`.
  func passage(_ row: Row, at index: Int) throws(Doubt) -> Passage {
    guard let first = try? row[index] as Int, let past = try? row[index + 1] as Int else {
      throw Doubt(StoreSentences.placeNoNumber)
    }
    guard 0 <= first, first < past, past <= structure.words else {
      throw Doubt(StoreSentences.wordsBeyondQuran(first: first, past: past, words: structure.words))
    }
    guard let label = StoredText.read(row, index + 2), let name = StoredText.read(row, index + 3) else {
      throw Doubt(StoreSentences.labelNotText)
    }
    guard let counting = VerseCounting(rawValue: name), let parser = parsers[counting] else {
      throw Doubt(StoreSentences.noCounting(counting: name))
    }
    guard let passage = try? Passage(label, by: parser), passage.words == WordRange(first, past) else {
      throw Doubt(StoreSentences.labelNotAtWords(label: label, counting: name, first: first, past: past))
    }
    return passage
  }

  /// The reason that a row cannot be believed.
  struct Doubt: Error {
    let reason: Sentence
    init(_ reason: Sentence) { self.reason = reason }
  }
}
