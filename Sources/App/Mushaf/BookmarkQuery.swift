package import AppBase
package import TilawaCore
import TilawaStore

/// A query for bookmarks, and their order.
package struct BookmarkQuery {
  package enum Order: String, CaseIterable { case text, created, changed }

  /// The tags that a bookmark must have, without `#`.
  package var tags: [String] = []
  /// The range, as it was typed, with which a bookmark must share words; nil: any.
  package var range: String?
  package var colour: MarkColour?
  /// Words of the note.
  package var note: String?
  package var order = Order.text
  /// Whether removed bookmarks are listed.
  package var removed = false

  package init() {}

  /// Finds the bookmarks. Warns of rows that cannot be believed.
  ///
  /// - Parameter riwayah: the riwayah whose numbers places have; nil: the configured one.
  package func list(in context: AppContext, _ riwayah: Riwayah?) throws -> BookmarkList {
    let (library, quran) = (try context.library(), try context.quran())
    let view = BookmarkView(quran: quran, riwayah: try context.riwayah(riwayah))
    let all = context.usable(
      removed ? try library.bookmarks.removed(in: quran.structure) : try library.bookmarks.all(in: quran.structure))
    let found = sorted(try all.filter(filter(view)))
    return BookmarkList(
      view: view, bookmarks: found, beginnings: try view.beginnings(found.map(\.passage)),
      isForTerminal: context.interface.isTerminal, remarks: found.isEmpty ? [nothing(among: all.count)] : [])
  }

  private func filter(_ view: BookmarkView) throws -> (Bookmark) -> Bool {
    let structure = view.quran.structure
    let parser = RangeParser(structure: structure, riwayah: view.riwayah, grain: .word)
    let spans = try range.map { try parser.parse([$0]).map(structure.span) }
    let tags = Set(tags.map { $0.lowercased() })
    return { mark in
      tags.isSubset(of: mark.tags.map { $0.lowercased() }) && (colour == nil || mark.colour == colour)
        && spans.map { $0.contains(where: mark.passage.words.overlaps) } ?? true
        && note.map { ArabicText.folded(mark.note.lowercased()).contains(ArabicText.folded($0.lowercased())) } ?? true
    }
  }

  private func sorted(_ bookmarks: [Bookmark]) -> [Bookmark] {
    switch order {
    case .text: bookmarks
    case .created: bookmarks.sorted { ($1.created, $0.id) < ($0.created, $1.id) }
    case .changed: bookmarks.sorted { ($1.changed, $0.id) < ($0.changed, $1.id) }
    }
  }

  /// Returns the reason for an empty list, in words.
  private func nothing(among count: Int) -> Sentence {
    if removed { return MushafSentences.noRemovedBookmark }
    return count == 0
      ? MushafSentences.noBookmarks(command: CommandHint("bookmark", "add", "2:255"))
      : MushafSentences.noBookmarkMatches(count: count)
  }
}
