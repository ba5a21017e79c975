package import TilawaCore
package import TilawaStore

/// The segments of a recording as lines, and as values for programs.
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
      .listed
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

  /// The segment for programs.
  func value(_ segment: Segment) -> SegmentValue {
    func time(_ frame: Int) -> JSONNumber { JSONNumber(frame: frame, rate: annotation.rate) }
    let parts = segment.recited.map { part in
      SegmentValue.Part(
        label: annotated.structure.label(of: part.content, in: annotated.counting),
        start: time(part.frames.lowerBound), startFrame: part.frames.lowerBound)
    }
    return SegmentValue(
      number: numbers[segment.id], id: segment.id, start: time(segment.start), end: time(segment.end),
      startFrame: segment.start, endFrame: segment.end, label: label(segment), parts: parts,
      status: segment.status.rawValue, changed: segment.changed, chosen: segment.chosen,
      pause: segment.evidence.pause.map(time),
      confidence: segment.evidence.confidence.map { JSONNumber(thousandths: $0) },
      flags: segment.evidence.flags.sorted().map(\.rawValue))
  }
}
