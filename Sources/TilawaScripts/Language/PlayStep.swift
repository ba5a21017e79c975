public import TilawaCore

/// What a step plays, and how.
public struct PlayStep: Hashable, Sendable {
  /// A range as it is written, or what stands in its place.
  public enum Range: Hashable, Sendable {
    /// As the parser of ranges takes it; it was read without fault.
    case text(String, at: ScriptPlace)
    /// The key of a variable.
    case variable(String, at: ScriptPlace)
  }

  /// An option and its value.
  public struct Option: Hashable, Sendable {
    /// Which option of `tilawa play`.
    public let name: PlayOptionName
    /// Nil for a flag.
    public let value: String?
    /// Where the value stands, in the step or among what holds for all steps.
    public let place: ScriptPlace
  }

  /// In the order in which they are heard.
  public let ranges: [Range]
  /// Of the step, then what it takes over from `defaults` and from the script.
  public let options: [Option]

  /// The riwayah that it names, or that the script names for it.
  public var riwayah: Riwayah? {
    options.first { $0.name == .riwayah }.flatMap { $0.value.flatMap(Riwayah.init(rawValue:)) }
  }

  /// What the option is given; nil where it is not given, or a flag.
  func value(of name: PlayOptionName) -> String? { options.first { $0.name == name }?.value }
}
