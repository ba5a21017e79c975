extension Segment: Codable {
  private enum Key: String, CodingKey {
    case id, start, end, kind, parts, status, changed, chosen, pause, confidence, flags
  }

  private enum Kind: String, Codable { case unassigned, speech, other, recited }

  /// Decodes a segment. Throws an error for invalid values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    id = try container.decode(String.self, forKey: .id)
    start = try container.decode(Int.self, forKey: .start)
    end = try container.decode(Int.self, forKey: .end)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .unassigned: content = .unassigned
    case .speech: content = .speech
    case .other: content = .other
    case .recited: content = .recited(try container.decode([Part].self, forKey: .parts))
    }
    status = try container.decode(SourceSegment.Status.self, forKey: .status)
    changed = try container.decode(Int.self, forKey: .changed)
    chosen = try container.decodeIfPresent(Int.self, forKey: .chosen)
    evidence = Evidence(
      pause: try container.decodeIfPresent(Int.self, forKey: .pause),
      confidence: try container.decodeIfPresent(Double.self, forKey: .confidence),
      flags: Set(try container.decodeIfPresent([Flag].self, forKey: .flags) ?? []))
    let numbers = [start, end, changed, chosen ?? 0, evidence.pause ?? 0]
    guard numbers.allSatisfy({ RecordingTime.bounds.contains($0) }) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: CoreSentences.noSuchNumber.text))
    }
    if let fault {
      throw DecodingError.dataCorrupted(.init(codingPath: container.codingPath, debugDescription: fault.text))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(start, forKey: .start)
    try container.encode(end, forKey: .end)
    switch content {
    case .unassigned: try container.encode(Kind.unassigned, forKey: .kind)
    case .speech: try container.encode(Kind.speech, forKey: .kind)
    case .other: try container.encode(Kind.other, forKey: .kind)
    case .recited(let parts):
      try container.encode(Kind.recited, forKey: .kind)
      try container.encode(parts, forKey: .parts)
    }
    try container.encode(status, forKey: .status)
    try container.encode(changed, forKey: .changed)
    try container.encodeIfPresent(chosen, forKey: .chosen)
    try container.encodeIfPresent(evidence.pause, forKey: .pause)
    try container.encodeIfPresent(evidence.confidence, forKey: .confidence)
    if !evidence.flags.isEmpty { try container.encode(evidence.flags.sorted(), forKey: .flags) }
  }
}

extension Segment.Part: Codable {
  private enum Key: String, CodingKey { case start, kind, words, surah, label }

  private enum Kind: String, Codable { case text, basmalah, istiadha }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    start = try container.decode(Int.self, forKey: .start)
    label = try container.decodeIfPresent(String.self, forKey: .label)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .text:
      let words = try container.decode([Int].self, forKey: .words)
      guard words.count == 2, 0 <= words[0], words[0] < words[1], RecordingTime.bounds.contains(words[1]) else {
        throw DecodingError.dataCorruptedError(
          forKey: .words, in: container, debugDescription: CoreSentences.noWords.text)
      }
      content = .text(WordRange(words[0], words[1]))
    case .basmalah:
      let surah = try container.decodeIfPresent(Int.self, forKey: .surah)
      guard (1...114).contains(surah ?? 1) else {
        throw DecodingError.dataCorruptedError(
          forKey: .surah, in: container, debugDescription: CoreSentences.noSuchSurah.text)
      }
      content = .basmalah(surah: surah)
    case .istiadha: content = .istiadha
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(start, forKey: .start)
    try container.encodeIfPresent(label, forKey: .label)
    switch content {
    case .text(let span):
      try container.encode(Kind.text, forKey: .kind)
      try container.encode([span.start, span.end], forKey: .words)
    case .basmalah(let surah):
      try container.encode(Kind.basmalah, forKey: .kind)
      try container.encodeIfPresent(surah, forKey: .surah)
    case .istiadha: try container.encode(Kind.istiadha, forKey: .kind)
    }
  }
}
