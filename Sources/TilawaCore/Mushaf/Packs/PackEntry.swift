/// A text in the file of a pack, with its ayah or word and its place in the file.
package struct PackEntry: Hashable, Sendable {
  /// The number of the surah in the file.
  package let surah: Int
  /// The number of the ayah in the file; 0 for text before the first ayah.
  package let ayah: Int
  /// The number of the word in the ayah, from 1; nil for the whole ayah.
  package let word: Int?
  /// The text in the file, with its markup.
  package let text: String
  /// The place in the file.
  package let place: PackPlace

  package init(surah: Int, ayah: Int, word: Int? = nil, text: String, place: PackPlace) {
    self.surah = surah
    self.ayah = ayah
    self.word = word
    self.text = text
    self.place = place
  }

  /// The ref: "2:255", or "2:255:7" for a word.
  package var ref: String { "\(surah):\(ayah)" + (word.map { ":\($0)" } ?? "") }
}

/// A place in a file, counted from 1.
package enum PackPlace: Hashable, Sendable, CustomStringConvertible {
  /// The number of a line.
  case line(Int)
  /// The column, in bytes, and the line in a file with long lines.
  case column(Int, line: Int)
  /// The row of a table in a database.
  case row(Int)

  package var sentence: Sentence {
    switch self {
    case .line(let line): CoreSentences.line(line: line)
    case .column(let column, let line): CoreSentences.lineColumn(line: line, column: column)
    case .row(let row): CoreSentences.row(row: row)
    }
  }

  package var description: String { sentence.text }
}

/// A reason why a file is refused as a pack.
package struct PackFault: Error, Hashable, CustomStringConvertible {
  /// The place in the file; nil for the whole file.
  package let place: PackPlace?
  /// The error, which follows the place.
  package let detail: Sentence

  /// Makes a fault at a place.
  package init(_ detail: Sentence, at place: PackPlace? = nil) {
    self.detail = detail
    self.place = place
  }

  package init(_ message: String, at place: PackPlace? = nil) { self.init(Sentence(verbatim: message), at: place) }

  package var message: String { detail.text }
  package var sentence: Sentence { detail.at(place?.sentence) }
  package var description: String { sentence.text }
}
