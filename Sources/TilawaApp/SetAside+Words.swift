import TilawaStore

extension [SetAside] {
  /// The warning that rows of the library could not be believed; nil where all could be.
  package var warning: String? {
    guard let first else { return nil }
    let what = count == 1 ? first.kind.singular : "\(count) rows"
    let isLeft = allSatisfy { $0.id == 0 }
    return "\(what) of the library could not be believed (\(first.reason)) and "
      + (count == 1 ? "was " : "were ") + (isLeft ? "left out" : "set aside; see: tilawa library set-aside")
  }
}

extension SetAside.Kind {
  /// One row of the kind in words.
  fileprivate var singular: String {
    switch self {
    case .bookmark: "a bookmark"
    case .position: "a position"
    case .events: "an entry of the history"
    case .khatm: "a khatm"
    case .goal: "a goal"
    }
  }
}
