package import TilawaApp
import TilawaConsole
package import TilawaCore

extension BookmarkView {
  /// For people: on a terminal some lines for each, elsewhere one with tabs.
  package func say(_ bookmarks: [Bookmark]) throws {
    for (mark, text) in zip(bookmarks, try beginnings(bookmarks.map(\.passage))) {
      let tags = mark.tags.map { "#\($0)" }.joined(separator: " ")
      let colour = mark.colour?.rawValue ?? ""
      guard Terminal.isTerminal(1) else {
        let cells = [mark.shortID, ref(mark.passage), tags, colour, mark.note.printableLine, text]
        Columns.say([cells])
        continue
      }
      Terminal.say([mark.shortID, ref(mark.passage), tags, colour].filter { !$0.isEmpty }.joined(separator: "  "))
      Terminal.say("    \(text)")
      for line in mark.note.split(separator: "\n", omittingEmptySubsequences: false) where !mark.note.isEmpty {
        Terminal.say("    \(String(line).printableLine)")
      }
    }
  }
}
