import TilawaCore

/// The value of a segment as text, member by member: a library has a million of them.
enum SyncSegmentText {
  static func text(of segment: Segment) -> String {
    var text = "{\"id\":\(JSON.string(segment.id).line),\"start\":\(segment.start),\"end\":\(segment.end),\"kind\":"
    switch segment.content {
    case .unassigned: text += "\"unassigned\""
    case .speech: text += "\"speech\""
    case .other: text += "\"other\""
    case .recited(let parts):
      text += "\"recited\",\"parts\":["
      for (index, part) in parts.enumerated() {
        if index > 0 { text += "," }
        append(part, to: &text)
      }
      text += "]"
    }
    text += ",\"status\":\"\(segment.status.rawValue)\",\"changed\":\(segment.changed)"
    if let chosen = segment.chosen { text += ",\"chosen\":\(chosen)" }
    if let pause = segment.evidence.pause { text += ",\"pause\":\(pause)" }
    if let confidence = segment.evidence.confidence, confidence.isFinite { text += ",\"confidence\":\(confidence)" }
    if !segment.evidence.flags.isEmpty {
      text += ",\"flags\":" + JSON.strings(segment.evidence.flags.sorted().map(\.rawValue)).line
    }
    return text + "}"
  }

  private static func append(_ part: Segment.Part, to text: inout String) {
    text += "{\"start\":\(part.start)"
    if let label = part.label { text += ",\"label\":" + JSON.string(label).line }
    switch part.content {
    case .text(let span): text += ",\"kind\":\"text\",\"words\":[\(span.start),\(span.end)]}"
    case .basmalah(let surah):
      text += ",\"kind\":\"basmalah\"" + (surah.map { ",\"surah\":\($0)}" } ?? "}")
    case .istiadha: text += ",\"kind\":\"istiadha\"}"
    }
  }
}
