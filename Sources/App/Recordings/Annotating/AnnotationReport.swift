package import AppBase
import TilawaAudio
package import TilawaCore
package import TilawaDrawing
package import TilawaStore
import TilawaIntake

/// The progress of the labels of a recording, for people, for programs and as a picture.
package struct AnnotationReport: ValueAnswer {
  /// A picture that was written to a file.
  package struct PictureFile {
    let path: String
    /// The width in points.
    let width: Int
    /// The height in points.
    let height: Int

    package init(path: String, width: Int, height: Int) {
      self.path = path
      self.width = width
      self.height = height
    }
  }

  private let annotated: AnnotatedRecording
  private let annotation: Annotation
  /// The picture that was made; nil where there is none.
  package var pictureFile: PictureFile?
  private var recited: [Segment] { annotation.segments.filter { !$0.recited.isEmpty } }
  private var flaggedSegments: [Segment] { annotation.segments.filter(\.isFlagged) }

  package init(_ annotated: AnnotatedRecording, _ annotation: Annotation) {
    self.annotated = annotated
    self.annotation = annotation
  }

  package var text: [AnswerPart] {
    if let file = pictureFile {
      return [
        .line(RecordingsSentences.picture(path: file.path, width: file.width, height: file.height, labels: summary))
      ]
    }
    return [.line(RecordingsSentences.labelsOf(title: annotated.recording.title, labels: summary))]
      + flagged.map(AnswerPart.line)
  }

  /// "40 segments: 31 confirmed, 7 suggested, 2 to be looked at; not found: 78:12".
  private var summary: Sentence {
    let confirmed = recited.count { $0.status == .confirmed }
    let flagged = recited.count(where: \.isFlagged)
    let labels = RecordingsSentences.labelsCounted(
      count: recited.count, confirmed: confirmed, suggested: recited.count - confirmed - flagged, flagged: flagged)
    return missing.isEmpty ? labels : RecordingsSentences.labelsMissing(labels: labels, names: firstNames(missing))
  }

  /// The segments that should be looked at: label, time, confidence, reasons.
  private var flagged: [String] {
    flaggedSegments.map { segment in
      let cells = [
        label(segment), RecordingTime.words(segment.start, at: annotated.rate),
        segment.evidence.confidence.map(Confidence.words), segment.evidence.flags.text,
      ]
      return cells.compactMap(\.self).joined(separator: " · ")
    }
  }

  /// The expected ayat that no segment holds.
  private var missing: [String] {
    guard let expected = annotated.expected else { return [] }
    let structure = annotated.structure
    let spans = recited.flatMap(\.recited).compactMap { if case .text(let span) = $0.content { span } else { nil } }
    return structure.ordinals(of: expected).map { structure.ayah(at: $0, in: expected.counting) }
      .filter { ref in !spans.contains { $0.overlaps(structure.span(of: ref)) } }.map(\.description)
  }

  private func label(_ segment: Segment) -> String {
    annotated.structure.label(of: segment.content, in: annotated.counting)
  }

  // MARK: - Picture

  /// Draws the recording with its segments.
  ///
  /// - Parameters:
  ///   - width: the width of the picture, in points.
  ///   - progress: called with the number of frames that were read, if the outline is not stored yet.
  /// - Throws: the errors of reading the recording.
  package func picture(width: Int, in folders: Folders, progress: @escaping @Sendable (Int) -> Void) throws
    -> AnnotationPicture
  {
    let (recording, rate) = (annotated.recording, annotated.rate)
    let outline = try OutlineCache(folders: folders).outline(of: recording) { done, _ in progress(done) }
    let (span, rows) = AnnotationPicture.rows(of: annotation.frames, rate: rate)
    let counting = annotated.counting
    return AnnotationPicture(
      title: recording.title.printableLine,
      details: RecordingsSentences.recordingDetails(
        reciter: recording.reciter.name.printableLine, riwayah: recording.reciter.riwayah.name, labels: summary
      ).text,
      rate: rate,
      span: span,
      rows: rows.map { frames in
        let columns = AnnotationPicture.columns(of: frames.count, span: span, width: width)
        return AnnotationPicture.Row(
          frames: frames, peaks: outline.waveform.columns(columns, over: frames),
          marks: annotation.marks(in: frames) { annotated.structure.label(of: $0, in: counting) })
      }, flagged: flagged)
  }

  // MARK: - Value

  /// The line for programs.
  package struct Value: Encodable {
    let recording: String
    let title: String
    /// The picture; null where none was made.
    @Nullable var file: String?
    let confirmed: Int
    let suggested: Int
    let flagged: Int
    /// The expected ayat that no segment holds.
    let missing: [String]
    let segments: [SegmentValue]
  }

  package var value: Value {
    let lines = SegmentLines(annotation, of: annotated)
    let confirmed = recited.count { $0.status == .confirmed }
    return Value(
      recording: annotated.recording.sha256, title: annotated.recording.title, file: pictureFile?.path,
      confirmed: confirmed, suggested: recited.count - confirmed, flagged: recited.count(where: \.isFlagged),
      missing: missing, segments: annotation.segments.map(lines.value))
  }
}
