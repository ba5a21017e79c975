extension Segment {
  /// A reason to look at a suggestion: a few words joined by hyphens, as written in JSON and in the library.
  ///
  /// The set of flags is open, so that flags of a later version are kept by this one.
  public struct Flag: RawRepresentable, Hashable, Sendable, Comparable {
    /// The text: small letters and hyphens.
    public let rawValue: String

    /// Returns nil unless the text has only words of small letters a to z, with hyphens between them and 40 characters
    /// at most.
    public init?(rawValue: String) {
      let words = rawValue.split(separator: "-", omittingEmptySubsequences: false)
      guard rawValue.utf8.count <= 40,
        words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } })
      else { return nil }
      self.rawValue = rawValue
    }

    public static func < (one: Flag, other: Flag) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whether it comes behind other takes of its words: it breaks off, or another voice than the teacher's recites.
  package var yields: Bool { evidence.flags.contains { ["broken-off", "other-voice"].contains($0.rawValue) } }

  /// Whether it is a suggestion with a flag.
  public var isFlagged: Bool { status == .suggested && !evidence.flags.isEmpty }
}

extension Set<Segment.Flag> {
  /// The flags in one text, separated by spaces; nil where there are none.
  public var text: String? { isEmpty ? nil : sorted().map(\.rawValue).joined(separator: " ") }

  /// Reads the flags of `text`; other words are ignored.
  public init(text: String?) {
    self = Set((text ?? "").split(separator: " ").compactMap { Segment.Flag(rawValue: String($0)) })
  }
}

extension Segment.Flag: Codable {
  /// Decodes a flag. Throws an error for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let flag = Segment.Flag(rawValue: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: CoreSentences.noSuchFlag.text)
    }
    self = flag
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
