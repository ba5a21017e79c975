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
      throw Failure(.usage, LearningSentences.noteForm)
    }
    let name = self.text(of: WordSet([place]))
    guard let text else {
      guard state.notes[place.start] != nil else { throw Failure(.noInput, LearningSentences.noNote(place: name)) }
      try note([.note(place, "")])
      return CommandAnswer(
        [LearningSentences.noteRemoved(place: name)], HifzNoteChange(range: name, note: nil),
        remarks: [LearningSentences.undoAdvice(command: HifzWords.undo)])
    }
    let tidy = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !tidy.isEmpty, tidy.count <= HifzBook.longestNote,
      !tidy.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw Failure(.usage, LearningSentences.noteTooLong(count: HifzBook.longestNote)) }
    try note([.note(place, tidy)])
    return CommandAnswer(
      [LearningSentences.note(place: name, note: tidy)], HifzNoteChange(range: name, note: tidy))
  }

  /// Returns the notes that touch some words.
  package func notes(on words: WordRange) -> [String] {
    state.notes.values.filter { $0.words.overlaps(words) }.sorted { $0.words.start < $1.words.start }.map(\.text)
  }
}

/// The list of all notes.
package struct HifzNotes: ValueAnswer {
  private let notes: [(place: String, page: Int, text: String)]

  package init(_ book: HifzBook) {
    notes = book.state.notes.values.sorted { $0.words.start < $1.words.start }.map {
      (book.text(of: WordSet([$0.words])), book.pages.page(ofWord: $0.words.start), $0.text)
    }
  }

  package var text: [AnswerPart] {
    [.table(AnswerTable(notes.map { [$0.place, LearningSentences.page(page: $0.page).text, $0.text] }))]
  }

  package var remarks: [Sentence] {
    guard notes.isEmpty else { return [] }
    return [LearningSentences.noNotes(command: CommandHint("hifz", "note", "2:58", LearningSentences.noteExample.text))]
  }

  package var value: [NoteValue] { notes.map { NoteValue(range: $0.place, page: $0.page, note: $0.text) } }

  /// A note on the line for programs.
  package struct NoteValue: Encodable {
    let range: String
    let page: Int
    let note: String
  }
}
