import TilawaAudio
import TilawaStore

extension PlayRequest {
  /// Finds where the file of the sink may be made; nil for other sinks.
  ///
  /// - Throws: `Failure` as `OutputTargets` says.
  package func target(in context: AppContext) throws -> OutputTarget? {
    guard let path = sink.path else { return nil }
    return try OutputTargets.find(
      [path], replacing: replacesFiles == true, asking: isForProgram != true, in: context)[0]
  }
}
