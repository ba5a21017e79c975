package import AppBase
package import TilawaCore
import TilawaStore

/// Bookmarks with the first words of their text.
package struct BookmarkList: ValueAnswer {
  let view: BookmarkView
  let bookmarks: [Bookmark]
  /// The first words of each bookmark.
  let beginnings: [String]
  /// Whether each bookmark takes several lines.
  let isForTerminal: Bool
  package let remarks: [Sentence]

  package var text: [AnswerPart] {
    guard isForTerminal else { return [.table(AnswerTable(zip(bookmarks, beginnings).map(cells)))] }
    return zip(bookmarks, beginnings).flatMap(lines).map(AnswerPart.line)
  }

  private func tags(_ mark: Bookmark) -> String { mark.tags.map { "#\($0)" }.joined(separator: " ") }

  private func cells(_ mark: Bookmark, _ beginning: String) -> [String] {
    [
      mark.shortID, view.ref(mark.passage), tags(mark), mark.colour?.rawValue ?? "", mark.note.printableLine, beginning,
    ]
  }

  private func lines(_ mark: Bookmark, _ beginning: String) -> [String] {
    let head = [mark.shortID, view.ref(mark.passage), tags(mark), mark.colour?.rawValue ?? ""]
    let note = mark.note.isEmpty ? [] : mark.note.split(separator: "\n", omittingEmptySubsequences: false)
    return [head.filter { !$0.isEmpty }.joined(separator: "  "), "    \(beginning)"]
      + note.map { "    \(String($0).printableLine)" }
  }

  /// The list for programs: `ref` in the numbers of the riwayah, `label` as it was typed for the bookmark.
  package var value: some Encodable {
    BookmarksListed(
      bookmarks: zip(bookmarks, beginnings).map { mark, text in
        BookmarksListed.Row(mark: view.fact(mark), text: text)
      })
  }
}
