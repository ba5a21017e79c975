package import ArgumentParser
package import TilawaApp

/// A value of an option that has a standard, and whether it was typed: what was not typed can be settled elsewhere.
package struct Given<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
  /// Nil where the option was not typed.
  package let value: Value?
  private let standard: Value?

  /// The option that was not typed.
  package init(standard: Value) { (value, self.standard) = (nil, standard) }

  package init?(argument: String) {
    guard let value = Value(argument: argument) else { return nil }
    (self.value, standard) = (value, nil)
  }

  package static var allValueStrings: [String] { Value.allValueStrings }
  package static var defaultCompletionKind: CompletionKind { Value.defaultCompletionKind }
  package var defaultValueDescription: String { (value ?? standard)?.defaultValueDescription ?? "" }
}

extension PlayOption {
  /// Its help on a command line; of a flag that can be turned off with what holds otherwise, as the parser writes it.
  package func help(_ valueName: String? = nil) -> ArgumentHelp {
    guard case .flag(hasOpposite: true) = shape, let standard else { return ArgumentHelp(help, valueName: valueName) }
    return "\(help) (default: --\(standard == "on" ? "" : "no-")\(name))"
  }
}
