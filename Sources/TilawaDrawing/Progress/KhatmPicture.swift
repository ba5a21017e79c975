import Glibc
package import TilawaCore

/// Progress as a picture: a ring for the whole, the ajza, the week, the day's goal.
package struct KhatmPicture: Hashable, Sendable {
  static let width = 960
  static let height = 620
  static let margin = 40

  let report: ReadingReport

  /// Makes the picture of a report.
  package init(_ report: ReadingReport) { self.report = report }

  /// Draws the picture.
  package func drawing(theme: KhatmTheme) -> Drawing {
    var drawing = Drawing(
      width: KhatmPicture.width, height: KhatmPicture.height,
      title: DrawingSentences.khatmTitle(
        name: report.khatm.name, read: "\(report.statistics.pageCount)", count: "\(report.statistics.pages.count)"
      ).text,
      background: theme.background)
    drawing.elements = heading(theme) + ring(theme) + ajza(theme) + week(theme) + foot(theme)
    return drawing
  }

  // MARK: - The whole

  private func heading(_ theme: KhatmTheme) -> [Drawing.Element] {
    let cycle =
      report.completed > 0
      ? DrawingSentences.khatmCycle(cycle: report.completed + 1, completed: report.completed).text : ""
    let room = KhatmPicture.width - 2 * KhatmPicture.margin - TextWidth.of(cycle, size: 16)
    let name = TextWidth.fit(report.khatm.name, in: room - 20, size: 26, weight: .bold)
    let right = Double(KhatmPicture.width - KhatmPicture.margin)
    return [
      text(name, Drawing.Point(40, 52), 26, theme.text, weight: .bold),
      .text(
        Drawing.Text(words: cycle, at: Drawing.Point(right, 52), size: 16, colour: theme.faint, anchor: .end)),
    ]
  }

  private static let centre = Drawing.Point(180, 220)
  private static let radii = (inner: 92.0, outer: 124.0)

  private func ring(_ theme: KhatmTheme) -> [Drawing.Element] {
    let numbers = report.statistics
    var elements: [Drawing.Element] = [.area(KhatmPicture.arc(0, 1), theme.empty)]
    if numbers.share > 0 { elements.append(.area(KhatmPicture.arc(0, numbers.share), theme.met)) }
    let (x, y) = (KhatmPicture.centre.x, KhatmPicture.centre.y)
    let (read, count) = ("\(numbers.pageCount)", "\(numbers.pages.count)")
    let verses = DrawingSentences.khatmVerses(
      verses: "\(numbers.versesOfPages)", versesInAll: "\(numbers.versesInAll)", ajza: "\(numbers.juzCount)",
      ajzaInAll: "\(numbers.ajza.count)")
    return [
      .group(DrawingSentences.khatmPages(read: read, count: count).text, elements),
      text("\(Int(numbers.share * 100))%", Drawing.Point(x, y + 8), 44, theme.text, .middle, weight: .bold),
      text(
        DrawingSentences.khatmCount(read: read, count: count).text, Drawing.Point(x, y + 36), 17, theme.faint, .middle),
      text(verses.text, Drawing.Point(x, y + 158), 16, theme.text, .middle),
    ]
  }

  /// Returns a part of the ring, clockwise from the top; 1 is all of it.
  private static func arc(_ from: Double, _ to: Double) -> [Drawing.Point] {
    let steps = max(2, Int((to - from) * 180))
    func point(_ step: Int, _ radius: Double) -> Drawing.Point {
      let angle = (from + (to - from) * Double(step) / Double(steps)) * 2 * .pi
      return Drawing.Point(
        rounded(centre.x + radius * sin(angle)), rounded(centre.y - radius * cos(angle)))
    }
    return (0...steps).map { point($0, radii.outer) } + (0...steps).reversed().map { point($0, radii.inner) }
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  // MARK: - Ajza

  private func ajza(_ theme: KhatmTheme) -> [Drawing.Element] {
    let (left, top, side, gap) = (370, 96, 48, 7)
    return report.statistics.ajza.enumerated().map { index, share in
      let x = left + index % 10 * (side + gap)
      let y = top + index / 10 * (side + gap + 24)
      let filled = share >= 1 ? side : share > 0 ? max(2, Int(share * Double(side))) : 0
      var elements: [Drawing.Element] = [.box(x..<x + side, y..<y + side, theme.empty)]
      if filled > 0 {
        elements.append(.box(x..<x + side, y + side - filled..<y + side, share >= 1 ? theme.met : theme.partial))
      }
      let middle = Double(x + side / 2)
      if share >= 1 { elements.append(text("✓", Drawing.Point(middle, Double(y + 32)), 22, theme.onColour, .middle)) }
      elements.append(text("\(index + 1)", Drawing.Point(middle, Double(y + side + 15)), 13, theme.faint, .middle))
      return .group(
        DrawingSentences.khatmJuz(juz: "\(index + 1)", percent: "\(Int(share * 100))").text, elements)
    }
  }

  // MARK: - Days

  private static var weekdays: [Sentence] {
    [
      DrawingSentences.monday, DrawingSentences.tuesday, DrawingSentences.wednesday, DrawingSentences.thursday,
      DrawingSentences.friday, DrawingSentences.saturday, DrawingSentences.sunday,
    ]
  }

  private func week(_ theme: KhatmTheme) -> [Drawing.Element] {
    let (left, bottom, full) = (370, 540, 140)
    let shares = report.week.map(share)
    let most = max(1, shares.max() ?? 0)
    var elements = report.week.enumerated().map { index, mark -> Drawing.Element in
      let x = left + index * 78
      let height = shares[index] > 0 ? max(3, Int(shares[index] / most * Double(full))) : 0
      let (sign, colour) = KhatmPicture.sign(mark.status, theme)
      let middle = Double(x + 25)
      var bar: [Drawing.Element] = [.box(x..<x + 50, bottom - 2..<bottom, theme.empty)]
      if height > 0 { bar.append(.box(x..<x + 50, bottom - height..<bottom, colour)) }
      bar.append(text(sign, Drawing.Point(middle, Double(bottom - height - 8)), 18, colour, .middle))
      let day = KhatmPicture.weekdays[mark.day.weekday - 1].text
      let colourOfDay = index == 6 ? theme.text : theme.faint
      bar.append(text(day, Drawing.Point(middle, Double(bottom + 20)), 14, colourOfDay, .middle))
      return .group("\(mark.day): \(words(mark))", bar)
    }
    if report.today.goal != nil {
      let y = Double(bottom) - Double(full) / most
      elements.append(
        .lines(
          [[Drawing.Point(Double(left), y.rounded() + 0.5), Drawing.Point(Double(left + 518), y.rounded() + 0.5)]],
          Drawing.Stroke(colour: theme.faint, dash: [4, 4])))
    }
    return elements
  }

  /// Returns the share of the day's goal; without a goal, the share of the greatest amount in the week.
  private func share(_ mark: ReadingReport.DayMark) -> Double {
    if let goal = mark.goal { return goal.share(of: mark.amount) }
    let most = report.week.map(\.amount.pageParts).max() ?? 0
    return most > 0 ? Double(mark.amount.pageParts) / Double(most) : 0
  }

  private func words(_ mark: ReadingReport.DayMark) -> Sentence {
    let pages = mark.amount.pagesText
    return mark.goal.map { DrawingSentences.khatmDayGoal(pages: pages, goal: "\($0)") }
      ?? DrawingSentences.khatmDay(pages: pages)
  }

  /// Returns the sign and the colour of a status; the sign says the same without colours.
  static func sign(_ status: ReadingReport.DayMark.Status, _ theme: KhatmTheme) -> (sign: String, colour: Colour) {
    switch status {
    case .met: ("✓", theme.met)
    case .partial: ("~", theme.partial)
    case .missed: ("–", theme.missed)
    case .open, .none: ("", theme.faint)
    }
  }

  // MARK: - Today

  private func foot(_ theme: KhatmTheme) -> [Drawing.Element] {
    let (left, y, length) = (40, 474, 280)
    var elements: [Drawing.Element] = []
    if let goal = report.today.goal {
      let filled = min(length, Int(goal.share(of: report.today.amount) * Double(length)))
      let isMet = report.today.status == .met
      elements += [
        text(
          (isMet ? DrawingSentences.todayMet : DrawingSentences.today).text,
          Drawing.Point(Double(left), Double(y - 12)), 16, theme.text, weight: .bold),
        .box(left..<left + length, y..<y + 18, theme.empty),
      ]
      if filled > 0 { elements.append(.box(left..<left + filled, y..<y + 18, isMet ? theme.met : theme.partial)) }
      let amount =
        switch goal {
        case .pages(let count): DrawingSentences.todayPages(read: report.today.amount.pagesText, count: "\(count)")
        case .verses(let count, let counting):
          DrawingSentences.todayVerses(read: "\(report.today.amount.verses(in: counting))", count: "\(count)")
        }
      elements.append(text(amount.text, Drawing.Point(Double(left), Double(y + 40)), 16, theme.faint))
    }
    let (current, longest) = (report.streak.current, report.streak.longest)
    let streak =
      longest > current
      ? DrawingSentences.streakMost(count: current, most: longest) : DrawingSentences.streak(count: current)
    elements.append(text(streak.text, Drawing.Point(Double(left), Double(y + 72)), 16, theme.text))
    return elements
  }

  private func text(
    _ words: String, _ place: Drawing.Point, _ size: Int, _ colour: Colour, _ anchor: Drawing.Text.Anchor = .start,
    weight: Drawing.Text.Weight = .regular
  ) -> Drawing.Element {
    .text(Drawing.Text(words: words, at: place, size: size, colour: colour, anchor: anchor, weight: weight))
  }
}
