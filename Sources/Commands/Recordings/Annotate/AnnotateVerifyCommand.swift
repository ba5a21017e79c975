import ArgumentParser
import CommandOptions
import AppBase
import AppRecordings
import TilawaConsole
import TilawaCore
import TilawaHearing
import TilawaIntake
import TilawaScreens
import TilawaStore

struct AnnotateVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check confirmed labels by what is heard.",
    discussion: """
      Tilawa hears the phonemes of each confirmed ayah and compares them with its words and with the whole Quran. Listed \
      are labels of another ayah (wrong), labels that begin or end elsewhere by more than 0.3 s (misplaced), ayat whose beginning \
      or end is not there (partial), labels with something else in them (talk) or a second of silence (too-long), and labels of \
      which too little was heard (doubtful). No other recordings are needed. Nothing is changed. Exit code 65: a label is wrong.
      """)

  @OptionGroup var target: RecordingsOptions

  func run() throws {
    let recordings = try target.open(for: .reading)
    let bar = StepBar(isQuiet: target.report.json)
    try target.each(recordings) { annotated in
      let annotation = try annotated.annotation()
      let verifier = RecordingVerifier(annotated.quran, texts: try AppContext().texts())
      let found = try bar.around {
        try verifier.verify(annotated.recording, annotation, progress: { bar.show($0) })
      }
      let answer = LabelVerification(found, annotation, of: annotated)
      target.head(annotated, of: recordings)
      answer.tell(target.report)
      if answer.hasWrongLabels { throw Failure(silent: .unreadable) }
    }
  }
}
