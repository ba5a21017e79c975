package import TilawaCore

/// An output as `--output` names it.
public enum SinkChoice: Hashable, Sendable, CustomStringConvertible {
  /// A sink of the sound server; nil is its default.
  case pulse(sink: String?)
  /// A new file of this kind.
  case file(FileSink.Kind, path: String)
  /// No output, at this pace.
  case null(SinkPace)

  /// A text that names no sink.
  public struct ParseError: Error, Hashable, CustomStringConvertible, Sendable {
    /// The text as it was given.
    public let text: String
    /// The error in the text, and the correct forms.
    package let detail: Sentence
    /// The error in the text, and the correct forms.
    public var message: String { detail.text }
    /// The whole error.
    package var sentence: Sentence { AudioSentences.outputWrong(text: text, message: detail) }
    public var description: String { sentence.text }
  }

  /// The forms of the text for help and errors.
  public static let kinds =
    ["pulse", "pulse:SINK"] + FileSink.Kind.allCases.map { "\($0):PATH" } + ["null", "null:realtime"]

  /// Reads a text such as `pulse`, `wav:lesson.wav`, `/tmp/lesson.wav` or `null:realtime`. A file without a kind has it
  /// by its ending.
  public init(parsing text: String) throws(ParseError) {
    let kind = String(text.prefix { $0 != ":" })
    let rest = text.contains(":") ? String(text.dropFirst(kind.count + 1)) : nil
    switch (kind, rest) {
    case ("pulse", nil): self = .pulse(sink: nil)
    case ("pulse", let sink?) where !sink.isEmpty: self = .pulse(sink: sink)
    case ("pulse", _): throw ParseError(text: text, detail: AudioSentences.sinkWanted)
    case ("null", nil): self = .null(.unpaced)
    case ("null", "realtime"): self = .null(.realTime)
    case ("null", _): throw ParseError(text: text, detail: AudioSentences.nullWanted)
    default: self = try Self.file(kind, rest, text)
    }
  }

  private static func file(_ kind: String, _ path: String?, _ text: String) throws(ParseError) -> SinkChoice {
    guard let kind = FileSink.Kind(rawValue: kind) else {
      // A colon may stand in a path, but not in its first name: there stands a kind, though not one of these.
      if path == nil || kind.contains("/"), let kind = FileSink.Kind(endingOf: text) { return .file(kind, path: text) }
      if kind.contains("/") {
        let endings = FileSink.Kind.allCases.map { ".\($0)" }.listed
        throw ParseError(text: text, detail: AudioSentences.endingWanted(endings: endings))
      }
      throw ParseError(text: text, detail: AudioSentences.kindUnknown(kinds: kinds.listed))
    }
    guard let path, !path.isEmpty else {
      throw ParseError(text: text, detail: AudioSentences.pathWanted(kind: kind.rawValue))
    }
    return .file(kind, path: path)
  }

  /// The text form, which `init(parsing:)` reads.
  public var description: String {
    switch self {
    case .pulse(nil): "pulse"
    case .pulse(let sink?): "pulse:\(sink)"
    case .file(let kind, let path): "\(kind.rawValue):\(path)"
    case .null(.unpaced): "null"
    case .null(.realTime): "null:realtime"
    }
  }

  /// Whether it can be heard: files and `null` cannot, at any pace.
  package var isHeard: Bool { if case .pulse = self { true } else { false } }

  /// Whether it takes as long as the sound, so that somebody may control it meanwhile.
  package var isPaced: Bool {
    switch self {
    case .pulse, .null(.realTime): true
    case .file, .null(.unpaced): false
    }
  }

  /// The path of the new file; nil for other outputs.
  package var path: String? { if case .file(_, let path) = self { path } else { nil } }
}
