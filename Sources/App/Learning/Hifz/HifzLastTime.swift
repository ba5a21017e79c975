import TilawaCore

/// The last time that a page was heard: the day, the grade, the slips.
struct HifzLastTime {
  let day: CalendarDay
  /// The grade; nil where only slips were noted.
  let grade: HifzGrade?
  /// The words of slips of that day, in the order of the text.
  let slips: [WordRange]
  /// The most places of slips in a line.
  private static let most = 3

  /// Returns nil for a page that was not heard since it was entered.
  init?(_ task: HifzTask, in state: HifzState) {
    guard task.round != .sabaq, let portion = state.portions[task.page], let hearing = portion.hearing else {
      return nil
    }
    day = hearing.day
    grade = hearing.grade
    slips = state.marks(of: portion).filter { $0.last == hearing.day }.map { WordRange($0.word, $0.word + 1) }
    if grade == nil, slips.isEmpty { return nil }
  }

  /// The grade and the places of slips: "weak, slip at 78:4:3".
  func sentence(in book: HifzBook) -> Sentence? {
    let places = slips.prefix(Self.most).map { book.text(of: WordSet([$0])) } + (slips.count > Self.most ? ["…"] : [])
    let slip =
      slips.isEmpty ? nil : LearningSentences.slipsAt(count: slips.count, places: places.joined(separator: ", "))
    return [grade.map(HifzWords.grade), slip].compactMap(\.self).joined(by: LearningSentences.list)
  }
}
