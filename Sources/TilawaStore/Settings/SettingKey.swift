/// The key of a stored value: a setting of the program, or the default of an option.
package enum SettingKey: Hashable, Sendable {
  /// A setting of the program.
  case setting(LibrarySetting)
  /// A standard for an option, by the option's name without leading hyphens.
  case standard(String)
  /// The keys of an action of a screen, by the name of the action.
  case key(String)

  /// The prefix before the name of an option.
  static let standardPrefix = "default."
  /// The prefix before the name of an action.
  static let keyPrefix = "key."

  /// Reads a stored key; nil for one that this version does not know.
  init?(stored key: String) {
    if let setting = LibrarySetting(rawValue: key) {
      self = .setting(setting)
    } else if key.hasPrefix(SettingKey.standardPrefix) {
      self = .standard(String(key.dropFirst(SettingKey.standardPrefix.count)))
    } else if key.hasPrefix(SettingKey.keyPrefix) {
      self = .key(String(key.dropFirst(SettingKey.keyPrefix.count)))
    } else {
      return nil
    }
  }

  /// The key as it is stored.
  package var stored: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .standard(let option): SettingKey.standardPrefix + option
    case .key(let action): SettingKey.keyPrefix + action
    }
  }
}
