package import ArgumentParser
package import AppBase
import TilawaCore

/// The value of an option with a default, and whether it was typed. Settings can replace the default of an option that
/// was not typed.
package struct Given<Value: ExpressibleByArgument & Sendable>: ExpressibleByArgument, Sendable {
  /// The typed value; nil if the option was not typed.
  package let value: Value?
  private let standard: Value?

  /// Makes the value of an option that was not typed.
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
  /// Returns the help of the option for a command line. For a flag with an opposite it includes the default, in the
  /// parser's form. The parser's text is in English; `TranslatedHelp` puts that of another language in its place.
  package func help(_ valueName: String? = nil) -> ArgumentHelp {
    guard case .flag(hasOpposite: true) = shape, let standard else {
      return ArgumentHelp(help.inEnglish, valueName: valueName)
    }
    return "\(help.inEnglish) (default: --\(standard == "on" ? "" : "no-")\(name))"
  }
}
