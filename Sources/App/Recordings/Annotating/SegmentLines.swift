package import TilawaCore
package import TilawaStore

/// The segments of a recording as lines and as JSON.
package struct SegmentLines {
  package let annotation: Annotation
  private let annotated: AnnotatedRecording
  private let numbers: [Segment.ID: Int]
  /// The number of each take and the count of its takes, for passages with several takes in the recording.
  private let takes: [Segment.ID: (number: Int, of: Int)]

  package init(_ annotation: Annotation, of annotated: AnnotatedRecording) {
    self.annotation = annotation
    self.annotated = annotated
    numbers = Dictionary(uniqueKeysWithValues: annotation.segments.enumerated().map { ($1.id, $0 + 1) })
    let recited = annotation.segments.filter { !$0.recited.isEmpty }
    takes = Dictionary(grouping: recited) { $0.recited.map(\.content) }.values.filter { $0.count > 1 }
      .reduce(into: [:]) { takes, same in
        for (place, segment) in same.enumerated() { takes[segment.id] = (place + 1, same.count) }
      }
  }

  package func label(_ segment: Segment) -> String {
    annotated.structure.label(of: segment.content, in: annotated.counting)
  }

  /// "3 · 2:255 · 1:02.500–1:10.000".
  package func short(_ segment: Segment) -> String {
    let rate = annotation.rate
    let place = "\(RecordingTime.words(segment.start, at: rate))–\(RecordingTime.words(segment.end, at: rate))"
    let number = numbers[segment.id].map { "\($0): " } ?? ""
    let words = "\(number)\(label(segment)) \(place)"
    return segment.status == .suggested ? RecordingsSentences.suggestedSegment(segment: words).text : words
  }

  /// Number, start, length, label with the times of its joins, status with confidence and flags, which take.
  package func cells(_ segment: Segment) -> [String] {
    let rate = annotation.rate
    var label = self.label(segment)
    if case .recited(let parts) = segment.content, parts.count > 1 {
      label = parts.enumerated().map { place, part in
        let label = annotated.structure.label(of: .recited([part]), in: annotated.counting)
        return place == 0 ? label : "@\(RecordingTime.words(part.start, at: rate)) \(label)"
      }.joined(separator: " ")
    }
    return [
      numbers[segment.id].map(String.init) ?? "", RecordingTime.words(segment.start, at: rate),
      RecordingTime.words(segment.frames.count, at: rate), label, status(segment), take(segment),
    ]
  }

  private func status(_ segment: Segment) -> String {
    guard segment.status == .suggested else { return RecordingsSentences.confirmed.text }
    let evidence = [segment.evidence.confidence.map(Confidence.words), segment.evidence.flags.text].compactMap(\.self)
    guard !evidence.isEmpty else { return RecordingsSentences.suggested.text }
    return RecordingsSentences.suggestedBy(evidence: evidence.joined(separator: " ")).text
  }

  private func take(_ segment: Segment) -> String {
    let take = takes[segment.id].map { RecordingsSentences.takeOf(number: $0.number, count: $0.of) }
    return [take, segment.chosen == nil ? nil : RecordingsSentences.preferred].compactMap { $0?.text }
      .joined(separator: ", ")
  }

  /// The text that is recited in a segment; empty where there is none.
  package func text(_ segment: Segment) throws(StoreError) -> String {
    let spans = segment.recited.compactMap { part -> WordRange? in
      switch part.content {
      case .text(let span): span
      case .basmalah: QuranStructure.basmalah
      case .istiadha: nil
      }
    }
    return try annotated.quran.texts(of: spans).joined(separator: " ")
  }

  package func json(_ segment: Segment) -> JSON {
    let rate = annotation.rate
    func time(_ frame: Int) -> JSON { .time(OutputTime(frames: frame, rate: rate)) }
    let parts = segment.recited.map { part in
      JSON.object([
        ("label", .string(annotated.structure.label(of: part.content, in: annotated.counting))),
        ("start", time(part.frames.lowerBound)), ("start_frame", .int(part.frames.lowerBound)),
      ])
    }
    return .object([
      ("number", .optional(numbers[segment.id], JSON.int)), ("id", .string(segment.id)),
      ("start", time(segment.start)), ("end", time(segment.end)), ("start_frame", .int(segment.start)),
      ("end_frame", .int(segment.end)), ("label", .string(label(segment))), ("parts", .array(parts)),
      ("status", .string(segment.status.rawValue)), ("changed", .int(segment.changed)),
      ("chosen", .optional(segment.chosen, JSON.int)),
      ("pause", .optional(segment.evidence.pause, time)),
      ("confidence", .optional(segment.evidence.confidence) { .number("\(($0 * 1000).rounded() / 1000)") }),
      ("flags", .strings(segment.evidence.flags.sorted().map(\.rawValue))),
    ])
  }
}
