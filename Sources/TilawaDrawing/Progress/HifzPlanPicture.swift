package import TilawaCore

/// The minutes of the coming days: a bar for each day, with the new at the bottom, then the recent and the old.
package struct HifzPlanPicture: Hashable, Sendable {
  /// A day with the minutes of the three rounds.
  package struct Bar: Hashable, Sendable {
    let day: CalendarDay
    let minutes: [Int]

    package init(day: CalendarDay, minutes: [Int]) {
      self.day = day
      self.minutes = minutes
    }

    fileprivate var sum: Int { minutes.reduce(0, +) }
  }

  private let bars: [Bar]
  private static let (width, height, left, top, bottom) = (1000, 420, 70, 80, 330)

  package init(_ bars: [Bar]) { self.bars = bars }

  /// Draws the picture.
  package func drawing(theme: KhatmTheme) -> Drawing {
    let first = bars.first.map { "\($0.day)" } ?? ""
    let last = bars.last.map { "\($0.day)" } ?? ""
    let title = DrawingSentences.planTitle(first: first, last: last).text
    var drawing = Drawing(
      width: HifzPlanPicture.width, height: HifzPlanPicture.height, title: title, background: theme.background)
    drawing.elements =
      [.text(Drawing.Text(words: title, at: Drawing.Point(40, 46), size: 22, colour: theme.text, weight: .bold))]
      + axis(theme) + days(theme) + legend(theme)
    return drawing
  }

  private var most: Int { max(10, bars.map(\.sum).max() ?? 0) }

  /// The distance of the lines, so that there are six at the most.
  private var step: Int { [5, 10, 15, 30, 60, 120, 240].first { most / $0 < 6 } ?? most }

  private func y(_ minutes: Int) -> Int {
    HifzPlanPicture.bottom - minutes * (HifzPlanPicture.bottom - HifzPlanPicture.top) / most
  }

  private func axis(_ theme: KhatmTheme) -> [Drawing.Element] {
    stride(from: 0, through: most, by: step).flatMap { minutes -> [Drawing.Element] in
      let y = Double(y(minutes))
      return [
        .lines(
          [[Drawing.Point(Double(HifzPlanPicture.left), y + 0.5), Drawing.Point(960, y + 0.5)]],
          Drawing.Stroke(colour: theme.empty)),
        .text(
          Drawing.Text(
            words: "\(minutes)", at: Drawing.Point(Double(HifzPlanPicture.left - 10), y + 5), size: 14,
            colour: theme.faint, anchor: .end)),
      ]
    }
  }

  private func colours(_ theme: KhatmTheme) -> [Colour] { [theme.partial, theme.text, theme.met] }

  private func days(_ theme: KhatmTheme) -> [Drawing.Element] {
    let room = 960 - HifzPlanPicture.left
    return bars.enumerated().flatMap { index, bar -> [Drawing.Element] in
      let x = HifzPlanPicture.left + index * room / max(1, bars.count)
      let next = HifzPlanPicture.left + (index + 1) * room / max(1, bars.count)
      let past = max(x + 1, next - (next - x > 3 ? 1 : 0))
      var (below, boxes) = (0, [Drawing.Element]())
      for (minutes, colour) in zip(bar.minutes, colours(theme)) where minutes > 0 {
        boxes.append(.box(x..<past, y(below + minutes)..<y(below), colour))
        below += minutes
      }
      let label: [Drawing.Element] =
        bar.day.weekday == 1 && (bars.count <= 98 || bar.day.day <= 7)
        ? [
          .text(
            Drawing.Text(
              words: String("\(bar.day)".dropFirst(5)),
              at: Drawing.Point(Double(x), Double(HifzPlanPicture.bottom + 20)),
              size: 12, colour: theme.faint))
        ] : []
      return (boxes.isEmpty ? [] : [.group(DrawingSentences.planDay(day: "\(bar.day)", minutes: bar.sum).text, boxes)])
        + label
    }
  }

  private func legend(_ theme: KhatmTheme) -> [Drawing.Element] {
    var x = HifzPlanPicture.left
    let names = [DrawingSentences.planNew, DrawingSentences.planRecent, DrawingSentences.planOld].map(\.text)
    return zip(names, colours(theme)).flatMap { name, colour in
      defer { x += 60 + TextWidth.of(name, size: 15) }
      return [
        Drawing.Element.box(x..<x + 18, 370..<388, colour),
        .text(Drawing.Text(words: name, at: Drawing.Point(Double(x + 26), 385), size: 15, colour: theme.text)),
      ]
    }
  }
}
