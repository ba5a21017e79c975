package import AppBase
package import TilawaCore
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
  package static func warning(_ items: [SetAside]) -> Sentence? {
    guard let first = items.first else { return nil }
    let isLeft = items.allSatisfy { $0.id == 0 }
    let command = CommandHint("library", "set-aside")
    if items.count == 1 {
      let row = first.kind.singular
      return isLeft
        ? MushafSentences.rowLeftOut(row: row, reason: first.reason)
        : MushafSentences.rowSetAside(row: row, reason: first.reason, command: command)
    }
    return isLeft
      ? MushafSentences.rowsLeftOut(count: items.count, reason: first.reason)
      : MushafSentences.rowsSetAside(count: items.count, reason: first.reason, command: command)
  }
}

extension SetAside {
  /// Returns the list of the rows.
  package static func answer(_ items: [SetAside]) -> CommandAnswer {
    let lines = items.flatMap { item in
      [
        "\(LocalTime(item.at).day)  \(item.kind.word)  \(item.reason.printableLine)",
        "  \(item.content.printableLine)",
      ].map { Sentence(verbatim: $0) }
    }
    let list = items.map { item in
      RowsSetAside.Row(kind: item.kind.rawValue, reason: item.reason, at: item.at, content: item.content)
    }
    return CommandAnswer(
      lines, RowsSetAside(rows: list), remarks: items.isEmpty ? [MushafSentences.nothingSetAside] : [])
  }
}

extension SetAside.Kind {
  /// The name of one row in a sentence.
  fileprivate var singular: Sentence {
    switch self {
    case .bookmark: MushafSentences.aBookmark
    case .position: MushafSentences.aPosition
    case .events: MushafSentences.aHistoryEntry
    case .khatm: MushafSentences.aKhatm
    case .goal: MushafSentences.aGoal
    }
  }

  /// The name of the kind in a list.
  fileprivate var word: Sentence {
    switch self {
    case .bookmark: MushafSentences.kindBookmark
    case .position: MushafSentences.kindPosition
    case .events: MushafSentences.kindHistory
    case .khatm: MushafSentences.kindKhatm
    case .goal: MushafSentences.kindGoal
    }
  }
}
