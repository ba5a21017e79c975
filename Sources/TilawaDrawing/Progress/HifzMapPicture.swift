package import TilawaCore

/// The map of all pages by strength: the stronger a page, the fuller its cell, so that it can be read without colours.
package struct HifzMapPicture: Hashable, Sendable {
  private let pages: [HifzPageState]
  private let day: CalendarDay

  private static let (rowLength, side, gap, left, top) = (20, 36, 4, 76, 84)

  package init(_ pages: [HifzPageState], on day: CalendarDay) {
    self.pages = pages
    self.day = day
  }

  /// Draws the picture.
  package func drawing(theme: KhatmTheme) -> Drawing {
    let step = HifzMapPicture.side + HifzMapPicture.gap
    let rows = (pages.count + HifzMapPicture.rowLength - 1) / HifzMapPicture.rowLength
    let held = pages.count { $0.strength > .planned }
    var drawing = Drawing(
      width: HifzMapPicture.left + HifzMapPicture.rowLength * step + 40, height: HifzMapPicture.top + rows * step + 148,
      title: DrawingSentences.mapTitle(day: "\(day)", held: "\(held)", count: "\(pages.count)").text,
      background: theme.background)
    drawing.elements =
      [
        .text(
          Drawing.Text(words: drawing.title, at: Drawing.Point(40, 50), size: 24, colour: theme.text, weight: .bold))
      ]
      + (0..<rows).map { number(ofRow: $0, theme) } + pages.enumerated().map { cell($1, at: $0, theme) }
      + legend(at: HifzMapPicture.top + rows * step + 40, theme)
    return drawing
  }

  private func number(ofRow row: Int, _ theme: KhatmTheme) -> Drawing.Element {
    let y = HifzMapPicture.top + row * (HifzMapPicture.side + HifzMapPicture.gap) + 24
    return .text(
      Drawing.Text(
        words: "\(row * HifzMapPicture.rowLength + 1)", at: Drawing.Point(Double(HifzMapPicture.left - 12), Double(y)),
        size: 14, colour: theme.faint, anchor: .end))
  }

  private func cell(_ page: HifzPageState, at index: Int, _ theme: KhatmTheme) -> Drawing.Element {
    let step = HifzMapPicture.side + HifzMapPicture.gap
    let x = HifzMapPicture.left + index % HifzMapPicture.rowLength * step
    let y = HifzMapPicture.top + index / HifzMapPicture.rowLength * step
    let strength = page.strength.sentence
    let heard = page.age.map { DrawingSentences.mapHeard(state: strength, days: $0) } ?? strength
    let state = page.isLate ? DrawingSentences.mapLate(state: heard) : heard
    return .group(
      DrawingSentences.mapPage(page: "\(page.page)", state: state).text,
      HifzMapPicture.box(x, y, page.strength, isLate: page.isLate, theme))
  }

  /// A cell, filled from below by strength; a late page has a frame and a sign.
  private static func box(
    _ x: Int, _ y: Int, _ strength: HifzStrength, isLate: Bool, _ theme: KhatmTheme
  ) -> [Drawing.Element] {
    let (right, bottom) = (x + side, y + side)
    let share = [HifzStrength.weak: 1, .young: 2, .firm: 3, .solid: 4][strength] ?? 0
    var elements: [Drawing.Element] = [.box(x..<right, y..<bottom, theme.empty)]
    if share > 0 {
      let colour = strength == .weak ? theme.missed : strength == .young ? theme.partial : theme.met
      elements.append(.box(x..<right, bottom - side * share / 4..<bottom, colour))
    }
    let sign = isLate ? "!" : strength == .planned ? "+" : ""
    if !sign.isEmpty {
      let colour = share >= 2 ? theme.onColour : theme.text
      elements.append(
        .text(
          Drawing.Text(
            words: sign, at: Drawing.Point(Double(x + side / 2), Double(y + 25)), size: 20, colour: colour,
            anchor: .middle, weight: .bold)))
    }
    if isLate { elements.append(.frame(x..<right, y..<bottom, Drawing.Stroke(colour: theme.missed))) }
    return elements
  }

  private func legend(at y: Int, _ theme: KhatmTheme) -> [Drawing.Element] {
    HifzStrength.allCases.enumerated().flatMap { index, strength -> [Drawing.Element] in
      let (x, y) = (40 + index % 3 * 280, y + index / 3 * (HifzMapPicture.side + 12))
      let name = Drawing.Point(Double(x + HifzMapPicture.side + 10), Double(y + 23))
      return HifzMapPicture.box(x, y, strength, isLate: false, theme) + [
        .text(Drawing.Text(words: strength.sentence.text, at: name, size: 15, colour: theme.text))
      ]
    }
  }
}
