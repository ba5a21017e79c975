package import TilawaCore

/// Weeks of reciting: the share of words without a slip as a line, the number of words as bars, and the pace.
package struct RecitationTrendPicture: Hashable, Sendable {
  /// A week.
  package struct Week: Hashable, Sendable {
    let first: CalendarDay
    let words: Int
    /// The per cent of certain words without a slip; nil where too much was unsure.
    let accuracy: Double?
    /// The words a minute.
    let pace: Int?

    package init(first: CalendarDay, words: Int, accuracy: Double?, pace: Int?) {
      (self.first, self.words, self.accuracy, self.pace) = (first, words, accuracy, pace)
    }
  }

  private static let (width, height, left, right, top, bottom, amounts) = (1000, 520, 80, 960, 90, 330, 440)

  private let weeks: [Week]
  private let note: String

  package init(_ weeks: [Week], note: String) { (self.weeks, self.note) = (weeks, note) }

  /// Draws the picture.
  package func drawing(theme: KhatmTheme) -> Drawing {
    let range = [weeks.first, weeks.last].compactMap { $0.map { "\($0.first)" } }
    let title =
      range.count == 2
      ? DrawingSentences.trendTitle(first: range[0], last: range[1]).text : DrawingSentences.trendTitleOfNone.text
    var drawing = Drawing(width: Self.width, height: Self.height, title: title, background: theme.background)
    drawing.elements =
      [
        .text(Drawing.Text(words: title, at: Drawing.Point(40, 42), size: 22, colour: theme.text, weight: .bold)),
        .text(
          Drawing.Text(
            words: DrawingSentences.trendAccuracy.text, at: Drawing.Point(40, 68), size: 14, colour: theme.faint)
        ),
        .text(Drawing.Text(words: note, at: Drawing.Point(40, 508), size: 11, colour: theme.faint)),
      ] + axis(theme) + amounts(theme) + line(theme)
    return drawing
  }

  /// The least per cent that is shown: a multiple of ten.
  private var least: Double {
    let least = weeks.compactMap(\.accuracy).min() ?? 90
    return min(90, (least / 10).rounded(.down) * 10)
  }

  private func y(_ accuracy: Double) -> Double {
    Double(Self.bottom) - (accuracy - least) / (100 - least) * Double(Self.bottom - Self.top)
  }

  private func x(_ week: Int) -> Int { Self.left + week * (Self.right - Self.left) / max(1, weeks.count) }
  private func middle(_ week: Int) -> Double { Double(x(week) + x(week + 1)) / 2 }

  private func axis(_ theme: KhatmTheme) -> [Drawing.Element] {
    let step = (100 - least) / 5
    return stride(from: least, through: 100, by: step).flatMap { accuracy -> [Drawing.Element] in
      let y = y(accuracy).rounded() + 0.5
      return [
        .lines(
          [[Drawing.Point(Double(Self.left), y), Drawing.Point(Double(Self.right), y)]],
          Drawing.Stroke(colour: theme.empty)),
        .text(
          Drawing.Text(
            words: "\(Int(accuracy))", at: Drawing.Point(Double(Self.left - 10), y + 5), size: 14, colour: theme.faint,
            anchor: .end)),
      ]
    }
  }

  /// The line through the weeks with a share, broken where there is none.
  private func line(_ theme: KhatmTheme) -> [Drawing.Element] {
    var (runs, run): ([[Drawing.Point]], [Drawing.Point]) = ([], [])
    var elements: [Drawing.Element] = []
    for (index, week) in weeks.enumerated() {
      guard let accuracy = week.accuracy else {
        runs.append(run)
        run = []
        continue
      }
      let point = Drawing.Point(middle(index), y(accuracy))
      run.append(point)
      let (x, y) = (Int(point.x), Int(point.y))
      elements.append(.group("\(week.first): \(accuracy)%", [.box(x - 4..<x + 4, y - 4..<y + 4, theme.met)]))
    }
    return [.lines((runs + [run]).filter { $0.count > 1 }, Drawing.Stroke(colour: theme.met))] + elements
  }

  /// The bars of words, with the pace below.
  private func amounts(_ theme: KhatmTheme) -> [Drawing.Element] {
    let most = max(1, weeks.map(\.words).max() ?? 0)
    let every = max(1, (weeks.count + 11) / 12)
    return weeks.enumerated().flatMap { index, week -> [Drawing.Element] in
      let height = max(1, week.words * 60 / most)
      let wide = x(index) + 2..<max(x(index) + 3, x(index + 1) - 2)
      var elements: [Drawing.Element] = [
        .group(
          DrawingSentences.trendWords(week: "\(week.first)", count: week.words).text,
          [.box(wide, Self.amounts - height..<Self.amounts, theme.partial)])
      ]
      guard index % every == 0 else { return elements }
      let labels = [
        String("\(week.first)".dropFirst(5)), "\(week.words)",
        week.pace.map { DrawingSentences.pace(words: "\($0)").text } ?? "–",
      ]
      for (row, label) in labels.enumerated() {
        elements.append(
          .text(
            Drawing.Text(
              words: label, at: Drawing.Point(middle(index), Double(Self.amounts + 18 + 15 * row)), size: 12,
              colour: theme.faint, anchor: .middle)))
      }
      return elements
    }
  }
}
