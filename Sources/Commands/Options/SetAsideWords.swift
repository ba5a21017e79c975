import TilawaApp
import TilawaConsole
package import TilawaStore

/// Warnings about rows of the library that cannot be believed.
package enum SetAsideWords {
  /// Warns in one line; nothing where all could be believed.
  package static func tell(_ items: [SetAside]) {
    if let warning = SetAside.warning(items) { Terminal.complain(warning) }
  }

  /// Tells it, and returns the values that can be used.
  package static func told<Value: Sendable>(_ sifted: Sifted<Value>) -> [Value] {
    tell(sifted.setAside)
    return sifted.values
  }
}
