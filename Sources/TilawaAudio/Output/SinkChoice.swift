/// What `--output` names.
public enum SinkChoice: Hashable, Sendable {
  /// A sink of the sound server; nil is its default.
  case pulse(sink: String?)
  case file(FileSink.Kind, path: String)
  case null(SinkPace)

  public struct ParseError: Error, Hashable, CustomStringConvertible, Sendable {
    public let text: String
    public let message: String
    public var description: String { "\(text): \(message)" }
  }

  /// What is written in help and error texts.
  public static let kinds =
    ["pulse", "pulse:SINK"] + FileSink.Kind.allCases.map { "\($0):PATH" } + ["null", "null:realtime"]

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
}
