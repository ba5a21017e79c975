import ArgumentParser
import CommandOptions
import FoundationEssentials
import AppBase
import AppRecordings
import Glibc
import TilawaAudio
import TilawaConsole
import TilawaCore
import TilawaIntake
import TilawaScreens
import TilawaStore
import TilawaTerminal

struct AnnotateEditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Label a recording in a full-screen editor.",
    discussion: """
      Every change is stored at once, and you can undo it, also later. ? shows the keys. The editor needs a terminal, and \
      a sound server for sound. NO_COLOR turns colours off.
      """)

  @OptionGroup var target: RecordingOptions

  @Option(
    help: ArgumentHelp("Where the sound goes.", valueName: "sink"), completion: .sinks,
    transform: SinkArgument.parse)
  var output = SinkChoice.pulse(sink: nil)

  mutating func validate() throws {
    if case .file = output { throw ValidationError(RecordingCommandsSentences.outputOfEditor) }
  }

  func run() throws {
    guard Terminal.isTerminal(0), Terminal.isTerminal(1) else {
      throw Failure(
        .usage, RecordingCommandsSentences.editorNeedsTerminal)
    }
    let annotated = try target.open(for: .writing)
    let (code, annotation) = try edit(annotated, try outline(of: annotated.recording))
    tell(annotated.recording, annotation, try annotated.library.annotations.history(of: annotated.recording))
    if code != .done { throw Failure(silent: code) }
  }

  /// Returns the stored outline of the sound. If it is missing, the whole recording is read, with a progress bar.
  private func outline(of recording: Recording) throws -> SoundOutline {
    let interruption = Interruption { code in
      ProgressBar.clear()
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let bar = ProgressBar(total: recording.file.frames, rate: recording.file.rate)
    defer { ProgressBar.clear() }
    return try OutlineCache(folders: AppContext().folders).outline(of: recording) { done, _ in bar.show(done) }
  }

  private func edit(
    _ annotated: AnnotatedRecording, _ outline: SoundOutline
  ) throws -> (ExitCodes, Annotation) {
    // Each change is stored at once, so nothing is lost when the process ends here.
    let interruption = Interruption { code in
      TerminalScreen.abandon()
      _exit(code.rawValue)
    }
    defer { withExtendedLifetime(interruption) {} }
    let look = ScreenLook(AppContext())
    let screen: TerminalScreen
    do throws(TerminalError) {
      screen = try look.open()
    } catch {
      throw Failure(.unavailable, RecordingCommandsSentences.noEditor(reason: "\(error)"))
    }
    defer { screen.close() }
    return try EditorSession(
      annotated.recording, in: annotated.library, annotated.quran, outline, output: output
    ).edit(on: screen, look)
  }

  private func tell(_ recording: Recording, _ annotation: Annotation, _ history: (undo: Int, redo: Int)) {
    let suggested = annotation.segments.count { $0.status == .suggested }
    let confirmed = annotation.segments.count - suggested
    CommandAnswer(
      [
        RecordingCommandsSentences.segmentsCounted(
          title: recording.title, confirmed: confirmed, suggested: suggested)
      ],
      Edited(
        id: recording.id, sha256: recording.sha256, confirmed: confirmed, suggested: suggested, undo: history.undo,
        redo: history.redo)
    ).tell(target.report)
  }

  /// The line for programs.
  private struct Edited: Encodable {
    let id: String
    let sha256: String
    /// The numbers of segments.
    let confirmed: Int
    let suggested: Int
    /// The numbers of steps.
    let undo: Int
    let redo: Int
  }
}
