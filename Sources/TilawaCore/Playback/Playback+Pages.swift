extension Playback {
  /// The first play of the next ayah in the order that stands on another page; nil where there is none.
  ///
  /// - Parameter page: on which page an item stands, or begins; or in which surah.
  public func nextPage(_ page: (Int) -> Int) -> RepeatPlan.Step? {
    guard let here else { return nil }
    var step = here
    for _ in plan.items {
      guard let next = plan.neighbour(after: step) else { return nil }
      if page(next.item) != page(here.item) { return next }
      step = next
    }
    return nil
  }

  /// The first play of the page where the listener is, or of the one before where little of its first ayah was heard.
  ///
  /// - Parameters:
  ///   - heard: output frames of what sounds now.
  ///   - page: on which page an item stands, or begins; or in which surah.
  public func previousPage(heard: Int, _ page: (Int) -> Int) -> RepeatPlan.Step? {
    guard let here else { return nil }
    let first = beginning(of: here, page)
    let isJustBegun = heard * 1000 <= Playback.restartThresholdMilliseconds * rate
    let isAtBeginning = place == .at(here) && here.with(part: .ayah) == first && isJustBegun
    guard isAtBeginning, let before = plan.neighbour(before: first) else { return first }
    return beginning(of: before, page)
  }

  private func beginning(of step: RepeatPlan.Step, _ page: (Int) -> Int) -> RepeatPlan.Step {
    var first = step
    for _ in plan.items {
      guard let before = plan.neighbour(before: first), page(before.item) == page(step.item) else { break }
      first = before
    }
    return first.with(part: .ayah).firstPlay
  }

  /// What is heard, or was heard last.
  public var here: RepeatPlan.Step? { place?.latestStep }
}
