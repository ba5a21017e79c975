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

  package var description: String {
    switch self {
    case .line(let line): "line \(line)"
    case .column(let column, let line): "line \(line), column \(column)"
    case .row(let row): "row \(row)"
    }
  }
}

/// A reason why a file is refused as a pack.
package struct PackFault: Error, Hashable, CustomStringConvertible {
  /// The place in the file; nil for the whole file.
  package let place: PackPlace?
  /// The description of the error, in words that follow the place.
  package let message: String

  /// Makes a fault with a description and a place.
  package init(_ message: String, at place: PackPlace? = nil) {
    self.message = message
    self.place = place
  }

  package var description: String { [place?.description, message].compactMap(\.self).joined(separator: ": ") }
}
