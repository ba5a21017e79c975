/// Transcripts of Whisper and programs like it, as JSON: stretches with their text, perhaps with the times of words.
///
/// `segments` with `start`, `end` and `text` in seconds, or `transcription` with `offsets` in milliseconds.
package enum Transcript {
  /// The deepest nesting that such files have, and some more.
  package static let depth = 16

  /// Whether a document has this form.
  package static func isForm(of document: JSONNode) -> Bool { list(in: document) != nil && document["format"] == nil }

  /// Returns the stretches as labels of a program.
  ///
  /// - Throws: `LabelFileError` with the number of a stretch without time or text.
  package static func file(_ document: JSONNode) throws(LabelFileError) -> LabelFile {
    var entries: [LabelFile.Entry] = []
    for (index, segment) in (list(in: document) ?? []).enumerated() {
      let place = CoreSentences.segmentNumber(number: index + 1)
      guard let times = times(of: segment), let text = segment["text"]?.text else {
        throw LabelFileError(place, CoreSentences.transcriptPart)
      }
      entries.append(
        LabelFile.Entry(
          place: place, start: .duration(times.start, decimals: 3), end: .duration(times.end, decimals: 3),
          text: text.trimmingSpace(), words: words(of: segment)))
    }
    guard !entries.isEmpty else { throw LabelFileError(nil, CoreSentences.noLabel) }
    return LabelFile(entries: entries, maker: .program)
  }

  private static func list(in document: JSONNode) -> [JSONNode]? {
    document["segments"]?.array ?? document["transcription"]?.array
  }

  private static func words(of segment: JSONNode) -> [LabelFile.Word] {
    (segment["words"]?.array ?? []).compactMap { word in
      guard let times = times(of: word), let text = (word["word"] ?? word["text"])?.text, !text.trimmingSpace().isEmpty
      else { return nil }
      return LabelFile.Word(text: text.trimmingSpace(), start: times.start, end: times.end)
    }
  }

  private static func times(of node: JSONNode) -> (start: Duration, end: Duration)? {
    if let start = seconds(node["start"]), let end = seconds(node["end"]) { return (start, end) }
    guard let offsets = node["offsets"], let from = offsets["from"]?.text.flatMap({ Int($0) }),
      let to = offsets["to"]?.text.flatMap({ Int($0) }), RecordingTime.bounds.contains(from),
      RecordingTime.bounds.contains(to)
    else { return nil }
    return (.milliseconds(from), .milliseconds(to))
  }

  private static func seconds(_ node: JSONNode?) -> Duration? { node?.text.flatMap { Duration(seconds: $0) } }
}
