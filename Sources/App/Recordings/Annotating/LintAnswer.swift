package import AppBase
import TilawaAudio
package import TilawaCore
package import TilawaStore

/// The probable mistakes in the labels of recordings.
package struct LintAnswer: ValueAnswer {
  private struct Checked {
    let recording: Recording
    let annotation: Annotation
    let findings: [AnnotationLint.Finding]
  }

  private let checked: [Checked]

  /// Checks the labels of recordings.
  package init(_ recordings: [Recording], in library: Library, _ quran: QuranDatabase) throws {
    var letters: [WordRange: Int] = [:]
    checked = try recordings.map { recording in
      let annotation = try library.annotations.of(recording)
      let lint = AnnotationLint(
        annotation, by: recording.reciter, of: quran.structure,
        letters: { words in
          if let known = letters[words] { return known }
          let count = ArabicText.letterCount(try quran.text(of: words))
          letters[words] = count
          return count
        })
      return Checked(recording: recording, annotation: annotation, findings: try lint.findings())
    }
  }

  /// Whether nothing was found.
  package var isClean: Bool { checked.allSatisfy(\.findings.isEmpty) }

  package var text: [AnswerPart] {
    if checked.count == 1, let one = checked.first {
      let nothing =
        one.findings.isEmpty ? [AnswerPart.line(RecordingsSentences.nothingFound(title: one.recording.title))] : []
      return nothing + [.table(AnswerTable(cells(of: one), headings: LintAnswer.headings))]
    }
    return checked.map { one in
      let rows = cells(of: one).map { [one.recording.id] + $0 }
      return .table(AnswerTable(rows, headings: [RecordingsSentences.headingRecording] + LintAnswer.headings))
    }
  }

  private static let headings = [
    RecordingsSentences.headingNumber, RecordingsSentences.headingStart, RecordingsSentences.headingKind,
    RecordingsSentences.headingFault,
  ]

  private func cells(of one: Checked) -> [[String]] {
    let annotation = one.annotation
    return one.findings.map { finding in
      let numbers = finding.segments.compactMap { annotation.number(of: $0) }
      let start = numbers.first.map {
        RecordingTime.words(annotation.segments[$0 - 1].start, at: annotation.rate)
      }
      return [LintAnswer.words(numbers), start ?? "", finding.kind.words.text, finding.message]
    }
  }

  /// "3, 4, 5 and 9 more".
  private static func words(_ numbers: [Int]) -> String {
    let shown = numbers.count > 4 ? numbers.prefix(3) : numbers[...]
    let rest = numbers.count - shown.count
    let names = shown.map(String.init).listed
    return rest > 0 ? RecordingsSentences.andMore(names: names, count: rest).text : names
  }

  /// The line for programs.
  package struct Value: Encodable {
    struct Recording: Encodable {
      let recording: String
      let title: String
      let findings: [Finding]
    }

    struct Finding: Encodable {
      let kind: String
      /// The numbers of the segments.
      let segments: [Int]
      let ids: [Segment.ID]
      let message: String
    }

    let recordings: [Recording]
  }

  package var value: Value {
    let recordings = checked.map { one in
      let findings = one.findings.map { finding in
        Value.Finding(
          kind: finding.kind.rawValue, segments: finding.segments.compactMap { one.annotation.number(of: $0) },
          ids: finding.segments, message: finding.message)
      }
      return Value.Recording(recording: one.recording.sha256, title: one.recording.title, findings: findings)
    }
    return Value(recordings: recordings)
  }
}

extension AnnotationLint.Finding.Kind {
  fileprivate var words: Sentence {
    switch self {
    case .overlap: RecordingsSentences.kindOverlap
    case .gap: RecordingsSentences.kindGap
    case .length: RecordingsSentences.kindLength
    case .short: RecordingsSentences.kindShort
    case .order: RecordingsSentences.kindOrder
    case .skipped: RecordingsSentences.kindSkipped
    case .counting: RecordingsSentences.kindCounting
    case .unassigned: RecordingsSentences.kindUnassigned
    case .unconfirmed: RecordingsSentences.kindUnconfirmed
    }
  }
}
