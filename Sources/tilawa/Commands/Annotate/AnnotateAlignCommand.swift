import ArgumentParser
import Foundation
import TilawaAudio
import TilawaCore
import TilawaPlayer
import TilawaStore

struct AnnotateAlignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "align", abstract: "Suggest where the ayat of a passage are, by what others sound like who recite it.",
    discussion: """
      The recording is compared with the files of one or two reciters who have every ayah of the passage. References are \
      chosen from the library: first other confirmed recordings of the same teacher, then reciters of the same riwayah, \
      of about the same pace. Suggestions take the place of earlier ones; what is confirmed stays as it is. They are \
      played only once they are confirmed, see annotate confirm.

      What should be looked at is flagged: references-disagree (the two put a boundary at different places), low-margin \
      (another place is about as good), strange-length (much longer or shorter than the others), poor-match (it does not \
      sound like this ayah).
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    help: ArgumentHelp("The passage that is recited. Default: the one given at import.", valueName: "range"),
    completion: .ranges)
  var range: String?

  @Option(
    help: ArgumentHelp("Compare with this reciter; up to two. Default: they are chosen.", valueName: "id"),
    completion: .reciters)
  var reference: [String] = []

  @Option(help: ArgumentHelp("Compare with this reciter too.", valueName: "id"), completion: .reciters)
  var secondReference: String?

  @Flag(help: "Print what would be suggested, and suggest nothing.")
  var dryRun = false

  private var named: [String] { reference + (secondReference.map { [$0] } ?? []) }

  mutating func validate() throws {
    guard named.count <= 2 else { throw ValidationError("there are two references at most") }
    guard Set(named).count == named.count else { throw ValidationError("the references are two reciters") }
    guard secondReference == nil || !reference.isEmpty else {
      throw ValidationError("--second-reference goes with --reference")
    }
  }

  func run() throws {
    let annotated = try target.open(for: dryRun ? .reading : .writing)
    let passage = try passage(annotated)
    let references = try AlignmentReferences(
      for: annotated.recording, in: annotated.library, structure: annotated.structure
    ).references(for: passage, named: named)
    let found = try aligned(annotated, passage, references)
    var after: Annotation?
    if !dryRun {
      after = try annotated.library.edit(annotated.recording, now: AnnotatedRecording.now) {
        (editing) throws(EditError) in
        try editing.suggest(found.suggestions.segments(beside: editing.annotation))
      }
    }
    AlignmentWords(annotated: annotated, references: references.map(\.reciter), found: found)
      .tell(after, as: target.report)
  }

  private func passage(_ annotated: AnnotatedRecording) throws -> AyahRange {
    let (structure, counting) = (annotated.structure, annotated.counting)
    if let range {
      let passage = try RangeParser(structure: structure, counting: counting).parse(range)
      guard passage.words == nil else { throw Failure(.usage, "--range: \(range) is words, and ayat are looked for") }
      return passage
    }
    let ayat = annotated.recording.expected.map { structure.ayat(sharing: $0, in: counting) } ?? []
    guard let first = ayat.first, let last = ayat.last else {
      throw Failure(.usage, "\(annotated.recording.title): what it holds is not known; say --range")
    }
    return AyahRange(first, last)
  }

  /// Reads and compares; a signal ends the process before anything was changed.
  private func aligned(
    _ annotated: AnnotatedRecording, _ passage: AyahRange, _ references: [AlignmentReferences.Reference]
  ) throws -> AlignedPassage {
    let isShown = Terminal.isTerminal(2) && !target.report.json
    let interruption = Interruption { code in
      if isShown { ProgressBar.clear() }
      _exit(code.rawValue)
    }
    defer {
      if isShown { ProgressBar.clear() }
      withExtendedLifetime(interruption) {}
    }
    return try RecordingAligner(structure: annotated.structure).align(
      annotated.recording, with: passage, by: references
    ) { done, total in
      if isShown { Terminal.draw("\r\u{1B}[K\(done * 100 / max(1, total))% read", on: 2) }
    }
  }
}
