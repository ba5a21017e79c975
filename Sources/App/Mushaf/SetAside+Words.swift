package import AppBase
import TilawaCore
package import TilawaStore

extension AppContext {
  /// Warns in one line of rows of the library that cannot be believed; silent if there are none.
  package func warn(of items: [SetAside]) {
    if let warning = SetAside.warning(items) { interface.warn(warning) }
  }

  /// Returns the values that can be used. Warns of the others.
  package func usable<Value: Sendable>(_ rows: ReadRows<Value>) -> [Value] {
    warn(of: rows.setAside)
    return rows.values
  }
}

extension SetAside {
  /// Returns the line about rows of the library that cannot be believed; nil if there are none.
  package static func warning(_ items: [SetAside]) -> String? {
    guard let first = items.first else { return nil }
    let what = items.count == 1 ? first.kind.singular : "\(items.count) rows"
    let isLeft = items.allSatisfy { $0.id == 0 }
    return "\(what) of the library could not be believed (\(first.reason)) and "
      + (items.count == 1 ? "was " : "were ") + (isLeft ? "left out" : "set aside; see: tilawa library set-aside")
  }
}

extension SetAside {
  /// Returns the list of the rows.
  package static func answer(_ items: [SetAside]) -> CommandAnswer {
    let lines = items.flatMap { item in
      [
        "\(LocalTime(item.at).day)  \(item.kind.rawValue)  \(item.reason.printableLine)",
        "  \(item.content.printableLine)",
      ]
    }
    let list = items.map { item in
      JSON.object([
        ("kind", .string(item.kind.rawValue)), ("reason", .string(item.reason)), ("at", .int(item.at)),
        ("content", .string(item.content)),
      ])
    }
    return CommandAnswer(
      lines, .object([("set_aside", .array(list))]), remarks: items.isEmpty ? ["nothing was set aside"] : [])
  }
}

extension SetAside.Kind {
  /// The name of one row for people.
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
