/// What `--output` names.
public enum SinkChoice: Hashable, Sendable, CustomStringConvertible {
  /// A sink of the sound server; nil is its default.
  case pulse(sink: String?)
  /// A file of this kind, made anew.
  case file(FileSink.Kind, path: String)
  /// Nowhere, at this pace.
  case null(SinkPace)

  /// A text that names no sink.
  public struct ParseError: Error, Hashable, CustomStringConvertible, Sendable {
    /// The text as it was given.
    public let text: String
    /// What is wrong with it, and what would be right.
    public let message: String
    public var description: String { "\(text): \(message)" }
  }

  /// What is written in help and error texts.
  public static let kinds =
    ["pulse", "pulse:SINK"] + FileSink.Kind.allCases.map { "\($0):PATH" } + ["null", "null:realtime"]

  /// Reads a text such as `pulse`, `wav:lesson.wav` or `null:realtime`.
  public init(parsing text: String) throws(ParseError) {
    let kind = String(text.prefix { $0 != ":" })
    let rest = text.contains(":") ? String(text.dropFirst(kind.count + 1)) : nil
    switch (kind, rest) {
    case ("pulse", nil): self = .pulse(sink: nil)
    case ("pulse", let sink?) where !sink.isEmpty: self = .pulse(sink: sink)
    case ("pulse", _): throw ParseError(text: text, message: "name a sink after the colon, or write pulse")
    case ("null", nil): self = .null(.unpaced)
    case ("null", "realtime"): self = .null(.realTime)
    case ("null", _): throw ParseError(text: text, message: "a null output is null or null:realtime")
    default: self = try Self.file(kind, rest, text)
    }
  }

  private static func file(_ kind: String, _ path: String?, _ text: String) throws(ParseError) -> SinkChoice {
    guard let kind = FileSink.Kind(rawValue: kind) else {
      throw ParseError(text: text, message: "unknown kind of output; there are \(kinds.joined(separator: ", "))")
    }
    guard let path, !path.isEmpty else {
      throw ParseError(text: text, message: "name a file: \(kind.rawValue):PATH")
    }
    return .file(kind, path: path)
  }

  /// The text that `init(parsing:)` reads.
  public var description: String {
    switch self {
    case .pulse(nil): "pulse"
    case .pulse(let sink?): "pulse:\(sink)"
    case .file(let kind, let path): "\(kind.rawValue):\(path)"
    case .null(.unpaced): "null"
    case .null(.realTime): "null:realtime"
    }
  }

  /// Whether somebody hears it: files and `null` are heard by nobody, at whatever pace.
  package var isHeard: Bool { if case .pulse = self { true } else { false } }

  /// Whether it takes as long as it would sound, so that somebody may steer it meanwhile.
  package var isPaced: Bool {
    switch self {
    case .pulse, .null(.realTime): true
    case .file, .null(.unpaced): false
    }
  }

  /// The path of the file that is made; nil where none is.
  package var path: String? { if case .file(_, let path) = self { path } else { nil } }
}
