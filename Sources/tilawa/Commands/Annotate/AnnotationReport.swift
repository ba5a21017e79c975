import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaDrawing
import TilawaPlayer

/// How far the labels of a recording are, for people, for programs and as a picture.
struct AnnotationReport {
  private let annotated: AnnotatedRecording
  private let annotation: Annotation
  private var recited: [Segment] { annotation.segments.filter { !$0.recited.isEmpty } }
  private var flaggedSegments: [Segment] { annotation.segments.filter(\.isFlagged) }

  init(_ annotated: AnnotatedRecording, _ annotation: Annotation) {
    self.annotated = annotated
    self.annotation = annotation
  }

  /// "40 segments: 31 confirmed, 7 suggested, 2 to be looked at; not found: 78:12".
  var summary: String {
    let confirmed = recited.count { $0.status == .confirmed }
    let flagged = recited.count(where: \.isFlagged)
    let more = missing.count > 3 ? " and \(missing.count - 3) more" : ""
    let lacking = missing.prefix(3).joined(separator: ", ") + more
    return "\(recited.count) segments: \(confirmed) confirmed, \(recited.count - confirmed - flagged) suggested, "
      + "\(flagged) to check" + (missing.isEmpty ? "" : "; not found: \(lacking)")
  }

  /// What should be looked at: label, time, how sure, why.
  var flagged: [String] {
    flaggedSegments.map { segment in
      let cells = [
        label(segment), RecordingTime.words(segment.start, at: annotated.rate),
        segment.evidence.confidence.map { "\(Int(($0 * 100).rounded(.down)))%" }, segment.evidence.flags.text,
      ]
      return cells.compactMap(\.self).joined(separator: " · ")
    }
  }

  /// The ayat that it should hold and nothing says where.
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

  // MARK: - As a picture

  /// - Throws: what reading the recording throws, where nothing is kept of its sound.
  func picture(width: Int) throws -> AnnotationPicture {
    let (recording, rate) = (annotated.recording, annotated.rate)
    let isShown = Terminal.isTerminal(2)
    let bar = ProgressBar(total: recording.file.frames, rate: rate)
    defer { if isShown { ProgressBar.clear() } }
    let outline = try OutlineCache(folders: CommandContext().folders).outline(of: recording) { done, _ in
      if isShown { bar.show(done) }
    }
    let (span, rows) = AnnotationPicture.rows(of: annotation.frames, rate: rate)
    let counting = annotated.counting
    return AnnotationPicture(
      title: recording.title.printableLine,
      details: "\(recording.reciter.name.printableLine) · \(recording.reciter.riwayah.name) · \(summary)", rate: rate,
      span: span,
      rows: rows.map { frames in
        let columns = AnnotationPicture.columns(of: frames.count, span: span, width: width)
        return AnnotationPicture.Row(
          frames: frames, peaks: outline.waveform.columns(columns, over: frames),
          marks: annotation.marks(in: frames) { annotated.structure.label(of: $0, in: counting) })
      }, flagged: flagged)
  }

  // MARK: - For programs

  func json(_ output: PictureArgument?) -> JSON {
    let lines = SegmentLines(annotation, of: annotated)
    let file: String? = if case .file(let path)? = output?.target { path } else { nil }
    let flagged = recited.count(where: \.isFlagged)
    let confirmed = recited.count { $0.status == .confirmed }
    return .object([
      ("recording", .string(annotated.recording.sha256)), ("title", .string(annotated.recording.title)),
      ("file", .optional(file, JSON.string)), ("confirmed", .int(confirmed)),
      ("suggested", .int(recited.count - confirmed)), ("flagged", .int(flagged)), ("missing", .strings(missing)),
      ("segments", .array(annotation.segments.map(lines.json))),
    ])
  }
}
