import TilawaConsole
import TilawaStore

/// Says that rows of the library could not be believed.
enum SetAsideWords {
  /// One line on standard error; nothing where all could be.
  static func tell(_ items: [SetAside]) {
    guard let first = items.first else { return }
    let what = items.count == 1 ? first.kind.singular : "\(items.count) rows"
    let isLeft = items.allSatisfy { $0.id == 0 }
    Terminal.complain(
      "\(what) of the library could not be believed (\(first.reason)) and "
        + (items.count == 1 ? "was " : "were ") + (isLeft ? "left out" : "set aside; see: tilawa library set-aside"))
  }

  /// The same, and what can be used.
  static func told<Value: Sendable>(_ sifted: Sifted<Value>) -> [Value] {
    tell(sifted.setAside)
    return sifted.values
  }
}

extension SetAside.Kind {
  /// One of them, as people call it.
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
