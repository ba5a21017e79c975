import TilawaApp
import TilawaConsole
package import TilawaStore

/// Warnings about rows of the library that cannot be believed.
package enum SetAsideWords {
  /// Warns in one line; silent if there are no such rows.
  package static func tell(_ items: [SetAside]) {
    if let warning = SetAside.warning(items) { Terminal.complain(warning) }
  }

  /// Warns of the rows that cannot be believed, and returns the usable values.
  package static func told<Value: Sendable>(_ sifted: Sifted<Value>) -> [Value] {
    tell(sifted.setAside)
    return sifted.values
  }
}
