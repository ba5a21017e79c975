import ArgumentParser
import CommandOptions
import AppBase
import AppMushaf
import TilawaConsole
import TilawaCore
import TilawaStore

struct BookmarkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bookmark", abstract: "Mark places in the text, with notes and tags, and where you read on.",
    discussion: """
      A bookmark belongs to words of the text and not to a number, so it keeps its place when the riwayah changes. An ayah \
      may have several bookmarks. In the player, b marks the current ayah, and B adds a note. A position has a name, and \
      is where you read on.
      """,
    subcommands: [
      BookmarkListCommand.self, BookmarkAddCommand.self, BookmarkEditCommand.self, BookmarkRemoveCommand.self,
      BookmarkRestoreCommand.self, BookmarkPositionCommand.self, BookmarkExportCommand.self, BookmarkImportCommand.self,
    ], defaultSubcommand: BookmarkListCommand.self)
}

/// Checks of what a user writes about a bookmark.
enum BookmarkArgument {
  /// The most bytes of a note.
  static let noteLimit = 1 << 20

  /// Reads a note; `-` is standard input.
  static func note(_ text: String) throws -> String {
    guard text == "-" else { return text }
    guard let bytes = try? StandardInput.read(atMost: noteLimit) else {
      throw Failure(.usage, ReadCommandsSentences.inputUnreadable)
    }
    guard var note = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.unreadable, ReadCommandsSentences.inputNotText)
    }
    if note.last?.isNewline == true { note.removeLast() }
    return note
  }

  /// Removes the `#` before tags.
  static func tags(_ words: [String]) throws -> [String] {
    try words.map { word in
      let tag = (word.hasPrefix("#") ? String(word.dropFirst()) : word).trimmingSpace()
      if let fault = BookmarkTag.fault(in: tag, written: word) { throw ValidationError(fault.text) }
      return tag
    }
  }
}

extension BookmarkView {
  /// Makes a finder of bookmarks. Warns of rows that cannot be believed.
  func finder(among bookmarks: ReadRows<Bookmark>, _ context: AppContext) -> BookmarkFinder {
    BookmarkFinder(bookmarks: context.usable(bookmarks), structure: quran.structure, riwayah: riwayah)
  }
}
