extension Segment {
  /// Why somebody should look at a suggestion: a few words joined by hyphens, as they stand in JSON and in the library.
  ///
  /// Open, so that what a later version has to say is kept by this one.
  public struct Flag: RawRepresentable, Hashable, Sendable, Comparable {
    /// Small letters and hyphens.
    public let rawValue: String

    /// Nil for what is no flag: small letters a to z, hyphens between them, 40 in all at most.
    public init?(rawValue: String) {
      let words = rawValue.split(separator: "-", omittingEmptySubsequences: false)
      guard rawValue.utf8.count <= 40,
        words.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } })
      else { return nil }
      self.rawValue = rawValue
    }

    public static func < (one: Flag, other: Flag) -> Bool { one.rawValue < other.rawValue }
  }

  /// Whether nobody has vouched for it and there is a reason to look at it.
  public var isFlagged: Bool { status == .suggested && !evidence.flags.isEmpty }
}

extension Set<Segment.Flag> {
  /// All of them in one text, parted by spaces; nil where there are none.
  public var text: String? { isEmpty ? nil : sorted().map(\.rawValue).joined(separator: " ") }

  /// What `text` says; what is no flag is passed over.
  public init(text: String?) {
    self = Set((text ?? "").split(separator: " ").compactMap { Segment.Flag(rawValue: String($0)) })
  }
}

extension Segment.Flag: Codable {
  /// Refuses what is no flag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let flag = Segment.Flag(rawValue: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no flag is written like that")
    }
    self = flag
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
