package import AppBase
package import TilawaCore

// Notes of one's own at a place, such as how to tell it from a similar one.

extension HifzBook {
  /// The most letters of a note.
  package static let longestNote = 500

  /// Notes a text at a place, or removes it.
  ///
  /// - Parameters:
  ///   - ranges: the place.
  ///   - text: the note; nil: it is removed.
  package mutating func note(_ ranges: [String], _ text: String?) throws -> CommandAnswer {
    let words = try words(of: ranges)
    guard words.count == 1, let place = words.first else {
      throw Failure(.usage, "a note is at one place, such as 2:58 or 2:58:3")
    }
    let name = self.text(of: WordSet([place]))
    guard let text else {
      guard state.notes[place.start] != nil else { throw Failure(.noInput, "there is no note at \(name)") }
      try note([.note(place, "")])
      return CommandAnswer(
        ["note at \(name) removed"], .object([("range", .string(name)), ("note", .null)]),
        remarks: ["to take it back: tilawa hifz undo"])
    }
    let tidy = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !tidy.isEmpty, tidy.count <= HifzBook.longestNote,
      !tidy.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw Failure(.usage, "a note is one line of at most \(HifzBook.longestNote) letters") }
    try note([.note(place, tidy)])
    return CommandAnswer(["\(name): \(tidy)"], .object([("range", .string(name)), ("note", .string(tidy))]))
  }

  /// Returns the notes that touch some words.
  package func notes(on words: WordRange) -> [String] {
    state.notes.values.filter { $0.words.overlaps(words) }.sorted { $0.words.start < $1.words.start }.map(\.text)
  }
}

/// The list of all notes.
package struct HifzNotes: Answer {
  private let notes: [(place: String, page: Int, text: String)]

  package init(_ book: HifzBook) {
    notes = book.state.notes.values.sorted { $0.words.start < $1.words.start }.map {
      (book.text(of: WordSet([$0.words])), book.pages.page(ofWord: $0.words.start), $0.text)
    }
  }

  package var text: [AnswerPart] {
    [.table(AnswerTable(notes.map { [$0.place, "page \($0.page)", $0.text] }))]
  }

  package var remarks: [String] {
    notes.isEmpty ? ["no notes; to write one: tilawa hifz note 2:58 \"here: fa-kulu; in 7:161: wa-kulu\""] : []
  }

  package var json: String {
    JSON.array(
      notes.map { .object([("range", .string($0.place)), ("page", .int($0.page)), ("note", .string($0.text))]) }
    ).text
  }
}
