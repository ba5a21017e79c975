import TilawaCore
import TilawaMerging
package import TilawaStore

/// The settings: the keys that can be set, and their values.
package struct Configuration {
  package let library: Library
  package let context: AppContext
  package let keys = ConfigKey.all

  package init(_ library: Library, in context: AppContext) {
    self.library = library
    self.context = context
  }

  /// Returns the key of a name.
  ///
  /// - Throws: `Failure` with exit 64 and the most similar name.
  package func key(_ name: String) throws -> ConfigKey {
    // Some write them as the library stores them: day.start.
    let plain = name.replacing(".", with: "-")
    if let key = keys.first(where: { $0.name == plain }) { return key }
    let near = NearestName.find(name, among: keys.map(\.name))
    throw Failure(
      .usage,
      near.map { BaseSentences.noSettingBut(name: name, near: $0) }
        ?? BaseSentences.noSetting(name: name, command: CommandHint("config", "list")))
  }

  /// Returns the values that are set, as they are stored.
  package func stored() throws -> [ConfigKey: String] {
    let settings = try library.settings.all()
    let language = LanguageSettings(in: context.folders)
    return keys.reduce(into: [:]) { stored, key in
      if case .language(let name, _, _, _) = key.form { stored[key] = language.values[name] }
      if let place = key.place { stored[key] = settings[place] }
    }
  }

  /// Stores values as they are checked; nil: the key is no longer set. Nothing is written where nothing changes.
  package func change(_ changes: [ConfigKey: String?]) throws {
    var inLibrary: [SettingKey: String?] = [:]
    let before = LanguageSettings(in: context.folders)
    var language = before
    for (key, value) in changes {
      if let place = key.place { inLibrary[place] = .some(value) }
      if case .language(let name, let standard, _, _) = key.form {
        language.values[name] = value == standard ? nil : value
      }
    }
    if !inLibrary.isEmpty { try library.settings.change(inLibrary) }
    if language != before { try language.write(in: context.folders) }
  }

  /// Returns the values that are set, as people write them.
  package func shown() throws -> [ConfigKey: String] {
    try stored().reduce(into: [:]) { shown, pair in shown[pair.key] = pair.key.shown(pair.value) }
  }

  /// Whether `set` takes a value as it is stored; true for a key that this version does not know.
  package func understands(_ value: String, of place: SettingKey) -> Bool {
    guard let key = keys.first(where: { $0.place == place }) else { return true }
    return (try? key.checked(value, in: library, context)) != nil
  }

  /// Returns the keys for which a newer version, here or on another device, wrote a value that this one does not understand.
  private func notUnderstood() throws -> [ConfigKey] {
    let stored = try stored()
    let refused = Set(try library.refusedBySync().filter { $0.kind == "setting" }.map(\.name))
    return keys.filter { key in
      guard let place = key.place else { return false }
      return refused.contains(place.stored) || stored[key].map { !understands($0, of: place) } ?? false
    }
  }

  /// Lists all settings; on a terminal with an explanation of each.
  package func list() throws -> CommandAnswer {
    let values = try shown()
    let notUnderstood = try notUnderstood().map(\.name).listed
    // Programs have the words in JSON.
    let isExplained = context.interface.isTerminal
    let headings = [BaseSentences.setting, BaseSentences.settingValue, BaseSentences.settingPurpose]
    let rows = keys.map { [$0.name, values[$0] ?? $0.bracketed] + (isExplained ? [$0.help.text] : []) }
    return CommandAnswer(
      table: AnswerTable(rows, headings: headings),
      Listed(settings: keys.map { $0.value(values[$0]) }),
      remarks: (isExplained
        ? [BaseSentences.bracketsAreDefaults(command: CommandHint("config", "set", "each", "3"))] : [])
        + (notUnderstood.isEmpty ? [] : [BaseSentences.valuesNotUnderstood(names: notUnderstood)]))
  }

  /// All settings for programs.
  private struct Listed: Encodable {
    let settings: [ConfigKey.Value]
  }

  /// Sets all keys of a text and forgets the others, in one transaction. Unchanged values are not written.
  ///
  /// - Throws: `ConfigText.Fault` for the first wrong line; nothing is changed then.
  /// - Returns: the number of changed keys.
  package func apply(_ text: String) throws -> Int {
    let before = try shown()
    var changes: [ConfigKey: String?] = [:]
    var kept: Set<ConfigKey> = []
    for entry in try ConfigText.entries(text) {
      do {
        let key = try key(entry.key)
        kept.insert(key)
        if before[key] != entry.value { changes[key] = .some(try key.checked(entry.value, in: library, context)) }
      } catch {
        throw ConfigText.Fault(line: entry.line, message: Sentence(error))
      }
    }
    for key in before.keys where !kept.contains(key) { changes[key] = .some(nil) }
    try change(changes)
    return changes.count
  }
}
