package import TilawaCore
package import TilawaStore

/// Bookmarks as they are printed, in the numbers of one riwayah.
package struct BookmarkView {
  /// How many words of the text are shown.
  private static let wordCount = 7

  package let quran: QuranDatabase
  package let riwayah: Riwayah

  package init(
    quran: QuranDatabase, riwayah: Riwayah
  ) {
    self.quran = quran
    self.riwayah = riwayah
  }

  /// What a place is called in this riwayah; in the counting of its label where no ayah of the riwayah holds it.
  package func ref(_ passage: Passage) -> String {
    quran.structure.range(naming: passage.words, in: riwayah.counting).map(\.description)
      ?? "\(passage.label) (\(passage.counting.rawValue))"
  }

  /// The first words of each, in the letters of Hafs.
  package func beginnings(_ passages: [Passage]) throws -> [String] {
    let spans = passages.map(\.words).map { WordRange($0.start, min($0.end, $0.start + BookmarkView.wordCount)) }
    return zip(try quran.texts(of: spans), zip(spans, passages)).map { text, place in
      place.0.end < place.1.words.end ? text + " …" : text
    }
  }

  /// For programs: `ref` in the numbers of the riwayah, `label` as it was named when it was marked.
  package func json(_ bookmarks: [Bookmark]) throws -> JSON {
    let texts = try beginnings(bookmarks.map(\.passage))
    return .array(zip(bookmarks, texts).map { mark, text in .object(members(mark) + [("text", .string(text))]) })
  }

  package func members(_ mark: Bookmark) -> [(String, JSON)] {
    [("id", .string(mark.id))] + members(mark.passage) + [
      ("note", .string(mark.note)), ("tags", .strings(mark.tags)),
      ("colour", .optional(mark.colour, { .string($0.rawValue) })), ("created", .int(mark.created)),
      ("changed", .int(mark.changed)), ("removed", .optional(mark.removed, JSON.int)),
    ]
  }

  package func members(_ passage: Passage) -> [(String, JSON)] {
    let structure = quran.structure
    let range = structure.range(naming: passage.words, in: riwayah.counting)
    return [
      ("ref", .optional(range, { .string("\($0)") })), ("riwayah", .string(riwayah.rawValue)),
      ("label", .string(passage.label)), ("counting", .string(passage.counting.rawValue)),
      ("first_word", .int(passage.words.start)), ("past_word", .int(passage.words.end)),
      ("page", .int(structure.number(of: .page, atWord: passage.words.start))),
    ]
  }
}
