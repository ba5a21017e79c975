import TilawaApp
import TilawaConsole
import TilawaStore

/// Says that rows of the library could not be believed.
enum SetAsideWords {
  /// One line on standard error; nothing where all could be.
  static func tell(_ items: [SetAside]) {
    if let warning = SetAside.warning(items) { Terminal.complain(warning) }
  }

  /// Tells it, and returns the values that can be used.
  static func told<Value: Sendable>(_ sifted: Sifted<Value>) -> [Value] {
    tell(sifted.setAside)
    return sifted.values
  }
}
