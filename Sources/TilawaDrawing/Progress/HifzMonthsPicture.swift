import TilawaCore

/// The months of a memoriser: a bar for the hours, and a line for the share of hearings without help.
package struct HifzMonthsPicture: Hashable, Sendable {
  /// A month with its values.
  package struct Month: Hashable, Sendable {
    let name: String
    let minutes: Int
    /// The share of the hearings that were not weak, in per cent; nil without hearings.
    let known: Int?

    package init(name: String, minutes: Int, known: Int?) {
      self.name = name
      self.minutes = minutes
      self.known = known
    }
  }

  private let months: [Month]
  private static let (width, height, left, right, top, bottom) = (1000, 420, 70, 940, 80, 330)

  package init(_ months: [Month]) { self.months = months }

  /// Draws the picture.
  package func drawing(theme: KhatmTheme) -> Drawing {
    let title = title.text
    var drawing = Drawing(
      width: HifzMonthsPicture.width, height: HifzMonthsPicture.height, title: title, background: theme.background)
    drawing.elements =
      [.text(Drawing.Text(words: title, at: Drawing.Point(40, 46), size: 22, colour: theme.text, weight: .bold))]
      + axis(theme) + bars(theme) + line(theme) + legend(theme)
    return drawing
  }

  private var title: Sentence {
    guard let first = months.first, let last = months.last else { return DrawingSentences.monthsTitleOfNone }
    return months.count > 1
      ? DrawingSentences.monthsTitle(first: first.name, last: last.name)
      : DrawingSentences.monthsTitleOfMonth(first: first.name)
  }

  private func y(percent: Int) -> Double {
    let room = HifzMonthsPicture.bottom - HifzMonthsPicture.top
    return Double(HifzMonthsPicture.bottom) - Double(percent * room) / 100
  }

  private func x(_ index: Int) -> Int {
    HifzMonthsPicture.left + index * (HifzMonthsPicture.right - HifzMonthsPicture.left) / max(1, months.count)
  }

  private func label(_ words: String, _ x: Double, _ y: Double, _ theme: KhatmTheme, isEnd: Bool = false)
    -> Drawing.Element
  {
    .text(
      Drawing.Text(
        words: words, at: Drawing.Point(x, y), size: 14, colour: theme.faint, anchor: isEnd ? .end : .start))
  }

  private func axis(_ theme: KhatmTheme) -> [Drawing.Element] {
    stride(from: 0, through: 100, by: 25).flatMap { percent -> [Drawing.Element] in
      let y = y(percent: percent)
      let ends = [
        Drawing.Point(Double(HifzMonthsPicture.left), y + 0.5), Drawing.Point(Double(HifzMonthsPicture.right), y + 0.5),
      ]
      return [
        .lines([ends], Drawing.Stroke(colour: theme.empty)),
        label("\(percent)%", Double(HifzMonthsPicture.left - 10), y + 5, theme, isEnd: true),
      ]
    }
  }

  /// The minutes that reach to the top.
  private var most: Int { max(60, months.map(\.minutes).max() ?? 0) }

  private func bars(_ theme: KhatmTheme) -> [Drawing.Element] {
    let step = max(1, (months.count + 11) / 12)
    return months.enumerated().flatMap { index, month -> [Drawing.Element] in
      let (from, past) = (x(index), max(x(index) + 1, x(index + 1) - (x(index + 1) - x(index) > 6 ? 3 : 0)))
      let top = y(percent: month.minutes * 100 / most)
      let name =
        index % step == 0 ? [label(month.name, Double(from), Double(HifzMonthsPicture.bottom + 20), theme)] : []
      guard month.minutes > 0 else { return name }
      let words =
        month.known.map { DrawingSentences.monthKnown(name: month.name, minutes: month.minutes, percent: $0) }
        ?? DrawingSentences.month(name: month.name, minutes: month.minutes)
      return [.group(words.text, [.box(from..<past, Int(top)..<HifzMonthsPicture.bottom, theme.partial)])] + name
    }
  }

  private func line(_ theme: KhatmTheme) -> [Drawing.Element] {
    let points = months.enumerated().compactMap { index, month in
      month.known.map { Drawing.Point(Double(x(index) + x(index + 1)) / 2, y(percent: $0)) }
    }
    let dots = points.map {
      Drawing.Element.box(Int($0.x) - 4..<Int($0.x) + 4, Int($0.y) - 4..<Int($0.y) + 4, theme.text)
    }
    return (points.count > 1 ? [.lines([points], Drawing.Stroke(colour: theme.text))] : []) + dots
  }

  private func legend(_ theme: KhatmTheme) -> [Drawing.Element] {
    let left = HifzMonthsPicture.left
    let hours = DrawingSentences.monthsHeard(hours: most / 60, minutes: most % 60).text
    let second = left + 60 + TextWidth.of(hours, size: 15)
    func words(_ text: String, _ x: Int) -> Drawing.Element {
      .text(Drawing.Text(words: text, at: Drawing.Point(Double(x), 385), size: 15, colour: theme.text))
    }
    return [
      .box(left..<left + 18, 370..<388, theme.partial), words(hours, left + 26),
      .box(second..<second + 10, 374..<384, theme.text), words(DrawingSentences.monthsKnown.text, second + 18),
    ]
  }
}
