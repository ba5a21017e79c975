import TilawaCore

// MARK: - Finds

extension ReaderModel {
  /// Takes the result of a search, and goes to the next find from here.
  mutating func take(_ finding: ReaderFinding) {
    switch finding {
    case .refused(let why): message = why
    case .places(let places, let query):
      let ordinals = places.compactMap { structure.ayat(sharing: $0, in: selection.counting).first }
        .map(structure.ordinal)
      guard !ordinals.isEmpty else {
        message = ScreensSentences.nothingFound(query: query)
        return
      }
      finds = Set(ordinals).sorted().map { structure.ayah(at: $0, in: selection.counting) }
      goToFind(1)
    }
  }

  /// Goes to the next or the previous find from here; the first follows the last.
  mutating func goToFind(_ step: Int) {
    guard !finds.isEmpty else {
      message = ScreensSentences.searches(key: keys.label(.reader, "search"))
      return
    }
    let here = structure.ordinal(of: selection)
    let ordinals = finds.map(structure.ordinal)
    let ahead = step > 0 ? ordinals.firstIndex { $0 > here } : ordinals.lastIndex { $0 < here }
    let place = ahead ?? (step > 0 ? 0 : finds.count - 1)
    let isAround = ahead == nil && finds.count > 1
    if visit == nil { visit = selection }
    isFollowing = false
    go(to: finds[place])
    let (number, count) = (place + 1, finds.count)
    guard isAround else { return message = ScreensSentences.findOf(number: number, count: count) }
    message =
      step > 0
      ? ScreensSentences.findFromBeginning(number: number, count: count)
      : ScreensSentences.findFromEnd(number: number, count: count)
  }

  /// Goes back to where the search began.
  mutating func endVisit() {
    guard let visit else {
      message = ScreensSentences.backAtPlace
      return
    }
    self.visit = nil
    go(to: visit)
  }
}
