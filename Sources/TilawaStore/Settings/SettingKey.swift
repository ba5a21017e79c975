/// Something that the user settled: one of the program's settings, or what an option is unless it is given.
public enum SettingKey: Hashable, Sendable {
  /// One of the program's own.
  case setting(LibrarySetting)
  /// By the option's name, without hyphens before it.
  case standard(String)

  /// What stands before the name of an option.
  static let standardPrefix = "default."

  var stored: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .standard(let option): SettingKey.standardPrefix + option
    }
  }
}
