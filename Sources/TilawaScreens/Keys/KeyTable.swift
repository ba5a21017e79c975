import AppBase
package import TilawaCore
package import TilawaTerminal

/// The keys of all screens: the standard ones, and those that the user has changed.
package struct KeyTable: Hashable, Sendable {
  /// The keys that no action can have: they end, stop and redraw every screen.
  package static let reserved: [TerminalKey] = [.control("c"), .control("z"), .control("l")]

  /// The table without changes.
  package static let standard = KeyTable([:])

  /// The changed keys, by the names of their actions.
  private let changed: [String: [TerminalKey]]
  /// The standard key of the action of each key in force.
  private let meanings: [KeyAction.Screen: [TerminalKey: TerminalKey]]

  private init(_ changed: [String: [TerminalKey]]) {
    self.changed = changed
    var meanings: [KeyAction.Screen: [TerminalKey: TerminalKey]] = [:]
    for action in KeyAction.all {
      guard let first = action.standard.first else { continue }
      for key in changed[action.id] ?? action.standard { meanings[action.screen, default: [:]][key] = first }
    }
    self.meanings = meanings
  }

  /// Reads stored changes. A change that cannot be read, or that has a key of another action, is left out.
  ///
  /// - Parameter stored: the names of keys with spaces between them, by the names of actions.
  package init(stored: [String: String]) {
    var table = KeyTable.standard
    for (id, names) in stored.sorted(by: { $0.key < $1.key }) {
      guard let action = KeyAction.named(id) else { continue }
      let keys = names.split(separator: " ").compactMap { TerminalKey(named: String($0)) }
      var changed = table.changed
      changed[id] = keys
      let next = KeyTable(changed)
      if !keys.isEmpty, next.conflict(of: action) == nil { table = next }
    }
    self = table
  }

  /// The keys in force.
  package func keys(of action: KeyAction) -> [TerminalKey] { changed[action.id] ?? action.standard }

  package func isChanged(_ action: KeyAction) -> Bool { changed[action.id] != nil }

  /// Returns the first key of an action as it is shown; empty for an unknown action.
  func label(_ screen: KeyAction.Screen, _ name: String) -> String {
    KeyAction.named("\(screen.rawValue).\(name)").flatMap { keys(of: $0).first?.label } ?? ""
  }

  /// Returns the standard key of the action that a key has on a screen; nil if it has none.
  func meaning(of key: TerminalKey, on screen: KeyAction.Screen) -> TerminalKey? { meanings[screen]?[key] }

  /// Returns another action on the screen with a key of this one.
  private func conflict(of action: KeyAction) -> (key: TerminalKey, other: KeyAction)? {
    let own = keys(of: action)
    for other in KeyAction.all where other.screen == action.screen && other != action {
      if let key = keys(of: other).first(where: own.contains) { return (key, other) }
    }
    return nil
  }

  // MARK: - Changes

  /// Returns the table with other keys for an action.
  ///
  /// - Throws: `Failure` with exit 64 for names that are no keys, and for keys of other actions.
  package func setting(_ id: String, to names: [String]) throws(Failure) -> KeyTable {
    let action = try KeyTable.action(id)
    var keys: [TerminalKey] = []
    for name in names {
      let key = try KeyTable.key(name, for: action)
      if !keys.contains(key) { keys.append(key) }
    }
    var changed = changed
    changed[action.id] = keys == action.standard ? nil : keys
    let table = KeyTable(changed)
    if let (key, other) = table.conflict(of: action) {
      throw Failure(
        .usage,
        ScreensSentences.keyTaken(key: key.name, action: other.id, words: other.effect))
    }
    return table
  }

  /// Returns the table with the standard keys of an action.
  ///
  /// - Throws: `Failure` with exit 64 if another action has one of them now.
  package func resetting(_ id: String) throws(Failure) -> KeyTable {
    try setting(id, to: try KeyTable.action(id).standard.map(\.name))
  }

  /// Returns the action of a name.
  ///
  /// - Throws: `Failure` with exit 64 and the nearest name.
  package static func action(_ id: String) throws(Failure) -> KeyAction {
    if let action = KeyAction.named(id) { return action }
    let near = NearestName.find(id, among: KeyAction.all.map(\.id))
    throw Failure(
      .usage,
      near.map { ScreensSentences.noActionMeant(id: id, near: $0) }
        ?? ScreensSentences.noAction(id: id, command: CommandHint("config", "keys")))
  }

  private static func key(_ name: String, for action: KeyAction) throws(Failure) -> TerminalKey {
    guard let key = TerminalKey(named: name), !key.isSentAsOther else {
      throw Failure(.usage, ScreensSentences.noKey(name: name))
    }
    guard !reserved.contains(key) else {
      throw Failure(.usage, ScreensSentences.keyReserved(key: key.name))
    }
    if action.screen == .index, case .character = key {
      throw Failure(.usage, ScreensSentences.keyOfIndex(key: key.name))
    }
    return key
  }

  /// The names of an action's keys as they are stored; nil if they are the standard ones.
  package func stored(_ action: KeyAction) -> String? {
    changed[action.id].map { $0.map(\.name).joined(separator: " ") }
  }
}
