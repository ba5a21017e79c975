import TilawaApp
import TilawaConsole
import TilawaStore

/// Warnings about rows of the library that could not be believed.
enum SetAsideWords {
  /// Warns in one line; nothing where all could be believed.
  static func tell(_ items: [SetAside]) {
    if let warning = SetAside.warning(items) { Terminal.complain(warning) }
  }

  /// Tells it, and returns the values that can be used.
  static func told<Value: Sendable>(_ sifted: Sifted<Value>) -> [Value] {
    tell(sifted.setAside)
    return sifted.values
  }
}
