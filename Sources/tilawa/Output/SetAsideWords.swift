import TilawaStore

/// Says that rows of the library could not be believed.
enum SetAsideWords {
  /// One line on standard error; nothing where all could be.
  static func tell(_ items: [SetAside]) {
    guard let first = items.first else { return }
    let what = items.count == 1 ? "1 \(first.kind.rawValue)" : "\(items.count) rows"
    let isLeft = items.allSatisfy { $0.id == 0 }
    Terminal.complain(
      "\(what) of the library could not be believed (\(first.reason)) and "
        + (isLeft ? "was left out" : "was set aside; see: tilawa library set-aside"))
  }

  /// The same, and what can be used.
  static func told<Value: Sendable>(_ sifted: Sifted<Value>) -> [Value] {
    tell(sifted.setAside)
    return sifted.values
  }
}
