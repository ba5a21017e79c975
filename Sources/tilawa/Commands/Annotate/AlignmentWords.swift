import TilawaAudio
import TilawaCore
import TilawaPlayer

/// What an alignment came to, for people and for programs.
struct AlignmentWords {
  let annotated: AnnotatedRecording
  let references: [Reciter]
  let found: AlignedPassage

  /// - Parameter after: what is marked then; nil where nothing was to be changed.
  func tell(_ after: Annotation?, as report: ReportOptions) {
    if report.json { return Terminal.say(json(after).text) }
    for ayah in found.ayat { Terminal.say(cells(ayah).joined(separator: "\t")) }
    let flagged = found.ayat.count { !$0.found.flags.isEmpty }
    let names = references.map(\.name).joined(separator: " and ")
    let suggested = after.map { $0.segments.count { $0.status == .suggested } } ?? found.ayat.count
    let verb = after == nil ? "found" : "suggested"
    let rest = after == nil ? "nothing was changed" : "see tilawa annotate review \(annotated.recording.id)"
    Terminal.complain(
      "\(count(suggested, "ayah", "ayat")) \(verb) in \(annotated.recording.title) by \(names), \(flagged) to be looked at; \(rest)"
    )
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String { "\(number) \(number == 1 ? one : many)" }

  private func label(_ ayah: AlignedPassage.Ayah) -> String {
    annotated.structure.label(
      of: .recited([Segment.Part(start: 0, content: .text(ayah.span))]), in: annotated.counting)
  }

  private func flags(_ ayah: AlignedPassage.Ayah) -> [String] { ayah.found.flags.map(\.rawValue).sorted() }

  /// Start, length, confidence, label, flags.
  private func cells(_ ayah: AlignedPassage.Ayah) -> [String] {
    [
      RecordingTime.words(ayah.frames.lowerBound, at: annotated.rate),
      RecordingTime.words(ayah.frames.count, at: annotated.rate), "\(Int((ayah.confidence * 100).rounded(.down)))%",
      label(ayah),
    ] + (flags(ayah).isEmpty ? [] : [flags(ayah).joined(separator: " ")])
  }

  private func json(_ after: Annotation?) -> JSON {
    func time(_ frame: Int) -> JSON { .time(OutputTime(frames: frame, rate: annotated.rate)) }
    func number(_ value: Double) -> JSON { .number("\((value * 1000).rounded() / 1000)") }
    let ayat = found.ayat.map { ayah in
      JSON.object([
        ("label", .string(label(ayah))), ("start", time(ayah.frames.lowerBound)), ("end", time(ayah.frames.upperBound)),
        ("startFrame", .int(ayah.frames.lowerBound)), ("endFrame", .int(ayah.frames.upperBound)),
        ("pause", time(ayah.pause)), ("confidence", number(ayah.confidence)),
        ("match", number(Double(ayah.found.match))), ("pace", number(ayah.found.pace)),
        ("flags", .strings(flags(ayah))),
      ])
    }
    let lines = after.map { SegmentLines($0, of: annotated) }
    let suggested = after.map { $0.segments.filter { $0.status == .suggested } } ?? []
    return .object([
      ("recording", .string(annotated.recording.sha256)), ("references", .strings(references.map(\.id))),
      ("ayat", .array(ayat)), ("segments", .array(lines.map { suggested.map($0.json) } ?? [])),
    ])
  }
}
