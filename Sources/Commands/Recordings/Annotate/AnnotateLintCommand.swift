import ArgumentParser
import CommandOptions
import TilawaApp
import TilawaConsole
import TilawaCore
import TilawaStore

struct AnnotateLintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Find what is probably wrong with the labels of a recording.",
    discussion: """
      Overlaps, gaps inside an ayah, ayat much longer or shorter than their letters take elsewhere in the recording, labels out \
      of order or left out, numbers of another counting, what is not assigned or not confirmed. Exit code 65 where something \
      is found.
      """)

  @Argument(help: ArgumentHelp("The recordings.", valueName: "rec"), completion: .recordings)
  var recordings: [String] = []

  @Flag(help: "Every recording in the library.")
  var all = false

  @OptionGroup var report: ReportOptions

  mutating func validate() throws {
    guard recordings.isEmpty == all else { throw ValidationError("name a recording, or give --all") }
  }

  func run() throws {
    let context = AppContext()
    let library = try context.library()
    let quran = try context.quran()
    var letters: [WordRange: Int] = [:]
    let found = try (all ? library.recordings.all() : recordings.map { try library.recordings.find($0) }).map {
      recording in
      let annotation = try library.annotations.of(recording)
      let lint = AnnotationLint(
        annotation, by: recording.reciter, of: quran.structure,
        letters: { words in
          if let known = letters[words] { return known }
          let count = ArabicText.letterCount(try quran.text(of: words))
          letters[words] = count
          return count
        })
      return (recording, annotation, try lint.findings())
    }
    if report.json {
      Terminal.say(JSON.object([("recordings", .array(found.map { json($0, $1, $2) }))]).text)
    } else {
      for (recording, annotation, findings) in found {
        tell(recording, annotation, findings, isAlone: found.count == 1)
      }
    }
    if found.contains(where: { !$0.2.isEmpty }) { throw Failure(.unreadable, "") }
  }

  private func tell(
    _ recording: Recording, _ annotation: Annotation, _ findings: [AnnotationLint.Finding], isAlone: Bool
  ) {
    if findings.isEmpty, isAlone { Terminal.say("nothing found in \(recording.title)") }
    let rows = findings.map { finding in
      let numbers = finding.segments.compactMap { annotation.number(of: $0) }
      let place =
        numbers.first.map { RecordingTime.words(annotation.segments[$0 - 1].start, at: annotation.rate) } ?? ""
      let cells = [
        isAlone ? "" : recording.id, Self.words(numbers), place, finding.kind.rawValue, finding.message,
      ]
      return Array(isAlone ? cells.dropFirst() : cells[...])
    }
    Columns.say(rows, headings: (isAlone ? [] : ["recording"]) + ["no.", "start", "kind", "what is wrong"])
  }

  /// "3, 4 and 9 more".
  private static func words(_ numbers: [Int]) -> String {
    let shown = numbers.count > 4 ? numbers.prefix(3) : numbers[...]
    let rest = numbers.count - shown.count
    return shown.map(String.init).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func json(_ recording: Recording, _ annotation: Annotation, _ findings: [AnnotationLint.Finding]) -> JSON {
    .object([
      ("recording", .string(recording.sha256)), ("title", .string(recording.title)),
      (
        "findings",
        .array(
          findings.map { finding in
            .object([
              ("kind", .string(finding.kind.rawValue)),
              ("segments", .array(finding.segments.compactMap { annotation.number(of: $0) }.map(JSON.int))),
              ("ids", .strings(finding.segments)), ("message", .string(finding.message)),
            ])
          })
      ),
    ])
  }
}
