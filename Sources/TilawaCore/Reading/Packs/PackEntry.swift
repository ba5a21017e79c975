/// A text in the file of a pack: for which ayah or word it stands there, and where in the file.
public struct PackEntry: Hashable, Sendable {
  /// The surah's number as the file has it.
  public let surah: Int
  /// The ayah's number as the file has it; 0 for what stands before the first.
  public let ayah: Int
  /// Which word of the ayah, from 1; nil for all of it.
  public let word: Int?
  /// As the file has it, with whatever markup.
  public let text: String
  /// Where it stands in the file.
  public let place: PackPlace

  public init(surah: Int, ayah: Int, word: Int? = nil, text: String, place: PackPlace) {
    self.surah = surah
    self.ayah = ayah
    self.word = word
    self.text = text
    self.place = place
  }

  /// "2:255", "2:255:7".
  public var ref: String { "\(surah):\(ayah)" + (word.map { ":\($0)" } ?? "") }
}

/// A place in a file, counted from 1.
public enum PackPlace: Hashable, Sendable, CustomStringConvertible {
  /// In a line, from 1.
  case line(Int)
  /// Of a file with long lines; the column in bytes.
  case column(Int, line: Int)
  /// Of a table in a database.
  case row(Int)

  public var description: String {
    switch self {
    case .line(let line): "line \(line)"
    case .column(let column, let line): "line \(line), column \(column)"
    case .row(let row): "row \(row)"
    }
  }
}

/// Why a file is not taken as a pack.
public struct PackFault: Error, Hashable, CustomStringConvertible {
  /// Where in the file; nil where it is of the whole.
  public let place: PackPlace?
  /// What is wrong, in words that follow the place.
  public let message: String

  /// What is wrong, and where.
  public init(_ message: String, at place: PackPlace? = nil) {
    self.message = message
    self.place = place
  }

  public var description: String { [place?.description, message].compactMap(\.self).joined(separator: ": ") }
}
