import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaHearing
import TilawaPlayer
import TilawaScreens
import TilawaStore

struct AnnotateVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check by what others sound like whether each confirmed label is right.",
    discussion: """
      Each confirmed label of a whole ayah is compared with that ayah, its neighbours and the others around as one or two \
      other reciters recite them. Listed are those that sound more like another ayah (wrong), and those that sound as \
      much like another (doubtful), with the likelier one. Ayat of nearly the same words may be doubtful though they are \
      right. Nothing is changed. Exit code 65 where a label is wrong.
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    help: ArgumentHelp("Compare with this reciter; up to two. Default: they are chosen.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  mutating func validate() throws {
    guard reference.count <= 2 else { throw ValidationError("name two references at most") }
    guard Set(reference).count == reference.count else {
      throw ValidationError("the two references must be different reciters")
    }
  }

  func run() throws {
    let annotated = try target.open(for: .reading)
    let annotation = try annotated.annotation()
    let bar = StepBar(isQuiet: target.report.json)
    let verifier = RecordingVerifier(library: annotated.library, structure: annotated.structure)
    let found = try bar.around {
      try verifier.verify(annotated.recording, annotation, named: reference) { done, all in
        bar.show(.listening(done: done, of: all))
      }
    }
    if target.report.json {
      Terminal.say(json(found, annotation, annotated).text)
    } else {
      tell(found, annotation, annotated)
    }
    if found.labels.contains(where: { $0.kind == .wrong }) { throw Failure(.unreadable, "") }
  }

  private func tell(_ found: VerifiedLabels, _ annotation: Annotation, _ annotated: AnnotatedRecording) {
    let faulty = found.labels.filter { $0.kind == .wrong || $0.kind == .doubtful }
    let rows = faulty.map { label in
      let number = annotation.number(of: label.segment).map(String.init) ?? ""
      let nearest = label.nearest.map { label.kind == .wrong ? "sounds like \($0)" : "or \($0)" } ?? ""
      return [
        number, RecordingTime.words(label.frames.lowerBound, at: annotated.rate), "\(label.ayah)",
        label.kind.rawValue, nearest,
      ]
    }
    Columns.say(rows, headings: ["no.", "start", "ayah", "verdict", ""], numbers: [0, 1])
    func count(_ kind: LabelVerifier.Verdict.Kind) -> Int { found.labels.count { $0.kind == kind } }
    let names = found.references.map(\.name).joined(separator: " and ")
    let rest = found.passedOver + count(.unknown)
    Terminal.complain(
      "of \(Count.labels(found.labels.count - count(.unknown))) \(count(.wrong)) wrong and \(count(.doubtful)) doubtful, by "
        + names + (rest > 0 ? "; \(rest) could not be compared" : ""))
  }

  private func json(_ found: VerifiedLabels, _ annotation: Annotation, _ annotated: AnnotatedRecording) -> JSON {
    func time(_ frame: Int) -> JSON { .time(OutputTime(frames: frame, rate: annotated.rate)) }
    let labels = found.labels.map { label in
      JSON.object([
        ("segment", .optional(annotation.number(of: label.segment), JSON.int)), ("id", .string(label.segment)),
        ("label", .string("\(label.ayah)")), ("start", time(label.frames.lowerBound)),
        ("end", time(label.frames.upperBound)), ("verdict", .string(label.kind.rawValue)),
        ("margin", .number("\((Double(label.margin) * 1000).rounded() / 1000 + 0)")),
        ("nearest", .optional(label.nearest) { .string("\($0)") }),
      ])
    }
    return .object([
      ("recording", .string(annotated.recording.sha256)), ("references", .strings(found.references.map(\.id))),
      ("passed_over", .int(found.passedOver)), ("labels", .array(labels)),
    ])
  }
}
