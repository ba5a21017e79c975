package import AppBase
package import TilawaCore
package import TilawaStore

/// Reading positions in the numbers of one riwayah.
package struct PositionView {
  private let view: BookmarkView

  package init(_ quran: QuranDatabase, _ riwayah: Riwayah) { view = BookmarkView(quran: quran, riwayah: riwayah) }

  /// Lists positions.
  package func list(_ positions: [ReadingPosition]) -> CommandAnswer {
    let json = JSON.object([("positions", .array(positions.map(json)))])
    guard !positions.isEmpty else {
      return CommandAnswer(
        [], json, remarks: ["there are no positions yet; for example: tilawa position set khatm page:50"])
    }
    let headings = ["name", "place", "page", "read", ""]
    return CommandAnswer(table: AnswerTable(positions.map(cells), headings: headings), json)
  }

  /// Tells the place of a position that was set.
  package func set(_ position: ReadingPosition) -> CommandAnswer {
    CommandAnswer(["\(position.name) is at \(view.ref(position.passage))"], json(position))
  }

  /// Tells the place of a position that was removed.
  package func removed(_ position: ReadingPosition) -> CommandAnswer {
    CommandAnswer(
      ["removed: \(position.name); it was at \(view.ref(position.passage))"], .object([("removed", json(position))]))
  }

  private func cells(_ position: ReadingPosition) -> [String] {
    let page = view.quran.structure.number(of: .page, atWord: position.passage.words.start)
    return [
      position.name, view.ref(position.passage), "page \(page)", "\(position.at.day) \(position.at.clock)",
      position.riwayah == view.riwayah ? "" : "read in \(position.riwayah.name)",
    ]
  }

  private func json(_ position: ReadingPosition) -> JSON {
    .object(
      [("name", .string(position.name))] + view.members(position.passage) + [
        ("read", .string(position.riwayah.rawValue)), ("at", .string("\(position.at)")),
      ])
  }
}
