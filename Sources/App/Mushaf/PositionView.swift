package import AppBase
package import TilawaCore
package import TilawaStore

/// Reading positions in the numbers of one riwayah.
package struct PositionView {
  private let view: BookmarkView

  package init(_ quran: QuranDatabase, _ riwayah: Riwayah) { view = BookmarkView(quran: quran, riwayah: riwayah) }

  /// Lists positions.
  package func list(_ positions: [ReadingPosition]) -> CommandAnswer {
    let value = PositionsListed(positions: positions.map(fact))
    guard !positions.isEmpty else {
      return CommandAnswer(
        [], value,
        remarks: [MushafSentences.noPositions(command: CommandHint("bookmark", "position", "set", "khatm", "page:50"))])
    }
    let headings = [
      MushafSentences.name, MushafSentences.placeHeading, MushafSentences.page, MushafSentences.readHeading,
    ]
    return CommandAnswer(
      table: AnswerTable(positions.map(cells), headings: headings + [.empty]), value)
  }

  /// Tells the place of a position that was set.
  package func set(_ position: ReadingPosition) -> CommandAnswer {
    CommandAnswer(
      [MushafSentences.positionSet(name: position.name, place: view.ref(position.passage))], fact(position))
  }

  /// Tells the place of a position that was removed.
  package func removed(_ position: ReadingPosition) -> CommandAnswer {
    CommandAnswer(
      [MushafSentences.positionRemoved(name: position.name, place: view.ref(position.passage))],
      PositionRemoved(removed: fact(position)))
  }

  private func cells(_ position: ReadingPosition) -> [String] {
    let page = view.quran.structure.number(of: .page, atWord: position.passage.words.start)
    return [
      position.name, view.ref(position.passage), MushafSentences.pageNumber(page: page).text,
      "\(position.at.day) \(position.at.clock)",
      position.riwayah == view.riwayah ? "" : MushafSentences.readIn(riwayah: position.riwayah.name).text,
    ]
  }

  private func fact(_ position: ReadingPosition) -> PositionFact {
    PositionFact(position: position, place: view.fact(position.passage))
  }
}
