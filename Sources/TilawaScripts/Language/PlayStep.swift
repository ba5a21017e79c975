package import TilawaCore

/// The ranges and the options of a step that plays.
package struct PlayStep: Hashable, Sendable {
  /// A range as it is written, or a variable in its place.
  package enum Range: Hashable, Sendable {
    /// A text for the parser of ranges; it was read without fault.
    case text(String, at: ScriptPlace)
    /// The key of a variable.
    case variable(String, at: ScriptPlace)
  }

  /// An option and its value.
  package struct Option: Hashable, Sendable {
    /// The option of `tilawa play`.
    package let name: PlayOptionName
    /// The value; nil for a flag.
    package let value: String?
    /// The place of the value, in the step or among the defaults of all steps.
    package let place: ScriptPlace
  }

  /// The ranges, in playing order.
  package let ranges: [Range]
  /// The options of the step, followed by those that it takes over from `defaults` and from the script.
  package let options: [Option]

  /// The riwayah of the step, named in it or by the script.
  package var riwayah: Riwayah? {
    options.first { $0.name == .riwayah }.flatMap { $0.value.flatMap(Riwayah.init(rawValue:)) }
  }

  /// The value of an option; nil for a flag, or if the option is not given.
  func value(of name: PlayOptionName) -> String? { options.first { $0.name == name }?.value }
}
