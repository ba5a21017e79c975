import ArgumentParser
import CommandOptions
import Foundation
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct BookmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmark", abstract: "Mark places in the text, with notes and tags.",
    discussion: """
      A bookmark is at words of the text and not at a number, so it stays where it is when the riwayah changes. An ayah may have \
      several. In the player's screen b marks the ayah that is heard or chosen, and B notes something about it.
      """,
    subcommands: [
      BookmarkListCommand.self, BookmarkAddCommand.self, BookmarkEditCommand.self, BookmarkRemoveCommand.self,
      BookmarkRestoreCommand.self, BookmarkExportCommand.self, BookmarkImportCommand.self,
    ], defaultSubcommand: BookmarkListCommand.self)
}

/// What somebody says about a bookmark, checked.
enum BookmarkArgument {
  /// How long a note may be, in bytes.
  static let noteLimit = 1 << 20

  /// A note as it was given; `-` reads it from standard input.
  static func note(_ text: String) throws -> String {
    guard text == "-" else { return text }
    guard let bytes = try? StandardInput.read(atMost: noteLimit) else {
      throw Failure(.usage, "standard input cannot be read, or is longer than a note may be, 1 MB")
    }
    guard var note = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.unreadable, "standard input is no text in UTF-8")
    }
    if note.last?.isNewline == true { note.removeLast() }
    return note
  }

  /// Tags without the `#` that people write before them.
  static func tags(_ words: [String]) throws -> [String] {
    try words.map { word in
      let tag = (word.hasPrefix("#") ? String(word.dropFirst()) : word).trimmingCharacters(in: .whitespaces)
      if let fault = BookmarkTag.fault(in: tag) { throw ValidationError("the tag “\(word)” \(fault)") }
      return tag
    }
  }
}

extension BookmarkView {
  /// What finds a bookmark by the words of a person. Rows that cannot be believed are told.
  func finder(among bookmarks: Sifted<Bookmark>) -> BookmarkFinder {
    BookmarkFinder(bookmarks: SetAsideWords.told(bookmarks), structure: quran.structure, riwayah: riwayah)
  }
}
