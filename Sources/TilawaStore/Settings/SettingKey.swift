/// The key of a stored value: a setting of the program, or the default of an option.
public enum SettingKey: Hashable, Sendable {
  /// One of the program's own.
  case setting(LibrarySetting)
  /// A standard for an option, by the option's name without leading hyphens.
  case standard(String)

  /// The prefix before the name of an option.
  static let standardPrefix = "default."

  var stored: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .standard(let option): SettingKey.standardPrefix + option
    }
  }
}
