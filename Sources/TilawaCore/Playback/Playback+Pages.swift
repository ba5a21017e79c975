extension Playback {
  /// Returns the first play of the next ayah in the order that is on another page; nil if there is none.
  ///
  /// - Parameter page: returns the page of an item, or of its beginning; or its surah.
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

  /// Returns the first play of the listener's page, or of the page before if little of its first ayah was heard.
  ///
  /// - Parameters:
  ///   - heard: the output frames heard of the present step or silence.
  ///   - page: returns the page of an item, or of its beginning; or its surah.
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

  /// The step that is heard, or was heard last.
  public var here: RepeatPlan.Step? { place?.latestStep }
}
