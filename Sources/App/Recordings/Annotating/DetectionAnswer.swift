package import AppBase
import TilawaAudio
package import TilawaCore
import TilawaHearing
package import TilawaIntake
package import TilawaStore

/// The boundaries found in the pauses of a recording, and the segments suggested between them.
package struct DetectionAnswer: ValueAnswer {
  private let annotated: AnnotatedRecording
  private let marks: [BoundarySuggestions.Mark]
  private let suggested: [Segment]
  private let lines: SegmentLines

  /// - Parameters:
  ///   - marks: the boundaries outside confirmed segments.
  ///   - after: the labels with the suggestions.
  init(_ marks: [BoundarySuggestions.Mark], after: Annotation, of annotated: AnnotatedRecording) {
    self.annotated = annotated
    self.marks = marks
    suggested = after.segments.filter { $0.status == .suggested }
    lines = SegmentLines(after, of: annotated)
  }

  package var text: [AnswerPart] {
    let rate = annotated.rate
    let rows = marks.map { mark in
      let boundary = mark.boundary
      let pause = Double((boundary.pause.count * 100 + rate / 2) / rate) / 100
      return [
        RecordingTime.words(boundary.frame, at: rate), RecordingsSentences.seconds(seconds: "\(pause)").text,
        Confidence.words(boundary.confidence),
        label(mark) ?? "",
      ]
    }
    let headings = [
      RecordingsSentences.headingBoundary, RecordingsSentences.headingPause, RecordingsSentences.headingSure,
      RecordingsSentences.headingAfter,
    ]
    return [.table(AnswerTable(rows, headings: headings, numbers: [0, 1, 2], closesGaps: true))]
  }

  package var remarks: [Sentence] {
    let (title, id) = (annotated.recording.title, annotated.recording.id)
    guard !suggested.isEmpty else { return [RecordingsSentences.suggestedIn(count: 0, title: title)] }
    let review = CommandHint("annotate", "review", id)
    let remark =
      Confidence.words(ofSeveral: suggested.compactMap(\.evidence.confidence)).map { share in
        RecordingsSentences.suggestedByPausesSure(
          count: suggested.count, title: title, share: share, command: review)
      } ?? RecordingsSentences.suggestedByPauses(count: suggested.count, title: title, command: review)
    return [remark]
  }

  /// The line for programs.
  package struct Value: Encodable {
    /// A boundary in a pause.
    struct Boundary: Encodable {
      let frame: Int
      let time: JSONNumber
      let pause: JSONNumber
      let confidence: JSONNumber
      /// The text that begins there; left out where it is not known.
      let label: String?
    }

    let recording: String
    let boundaries: [Boundary]
    let segments: [SegmentValue]
  }

  package var value: Value {
    func time(_ frames: Int) -> JSONNumber { JSONNumber(frame: frames, rate: annotated.rate) }
    let boundaries = marks.map { mark in
      Value.Boundary(
        frame: mark.boundary.frame, time: time(mark.boundary.frame), pause: time(mark.boundary.pause.count),
        confidence: JSONNumber(thousandths: mark.boundary.confidence), label: label(mark))
    }
    return Value(
      recording: annotated.recording.sha256, boundaries: boundaries, segments: suggested.map(lines.value))
  }

  /// Returns the label of the text that begins at a boundary; nil if that text is not known.
  private func label(_ mark: BoundarySuggestions.Mark) -> String? {
    mark.content.map {
      annotated.structure.label(of: .recited([.init(start: 0, content: $0)]), in: annotated.counting)
    }
  }
}

extension AnnotatedRecording {
  /// Suggests the segments between pauses, in place of earlier suggestions; confirmed segments stay.
  package func suggest(_ suggestions: BoundarySuggestions) throws(StoreError) -> DetectionAnswer {
    var before: Annotation?
    let after = try library.annotations.edit(recording, now: SystemClock.now) { (editing) throws(EditError) in
      before = editing.annotation
      return try editing.suggest(suggestions.segments(beside: editing.annotation))
    }
    return DetectionAnswer(suggestions.marks(beside: before ?? after), after: after, of: self)
  }
}
