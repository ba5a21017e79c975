package import TilawaAudio
package import TilawaCore
package import TilawaStore
package import TilawaTerminal

/// A session of editing the annotation of a recording.
package struct EditorSession {
  private let recording: Recording
  private let library: Library
  private let quran: QuranDatabase
  private let outline: SoundOutline
  private let output: SinkChoice

  package init(
    _ recording: Recording, in library: Library, _ quran: QuranDatabase, _ outline: SoundOutline, output: SinkChoice
  ) {
    self.recording = recording
    self.library = library
    self.quran = quran
    self.outline = outline
    self.output = output
  }

  /// Shows the editor until the user quits.
  ///
  /// - Returns: the exit code, and the annotation at the end.
  package func edit(on screen: TerminalScreen, _ look: ScreenLook) throws -> (ending: ExitCodes, annotation: Annotation)
  {
    let events = ScreenEvents<EditorEvent>()
    let backend = try EditorBackend(recording, in: library, quran, outline, output: output, events, look)
    defer { backend.close() }
    let model = EditorModel(
      EditorSubject(recording, quran.structure), try library.annotations.of(recording), try backend.history(),
      columns: screen.size.columns, keys: look.keys)
    let runner = ScreenRunner(model, backend, on: screen, events)
    return (try runner.run(), runner.model.annotation)
  }
}
