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
        message = "nothing found for “\(query)”"
        return
      }
      finds = Set(ordinals).sorted().map { structure.ayah(at: $0, in: selection.counting) }
      goToFind(1)
    }
  }

  /// Goes to the next or the previous find from here; the first follows the last.
  mutating func goToFind(_ step: Int) {
    guard !finds.isEmpty else {
      message = "\(keys.label(.reader, "search")) searches for words"
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
    let words = "\(place + 1) of \(finds.count)"
    message = isAround ? "\(words) · " + (step > 0 ? "from the beginning again" : "from the end again") : words
  }

  /// Goes back to where the search began.
  mutating func endVisit() {
    guard let visit else {
      message = "back at your place"
      return
    }
    self.visit = nil
    go(to: visit)
  }
}
