import TilawaAudio
import TilawaStore

extension PlayRequest {
  /// Returns the target of the sink's file; nil for other sinks.
  ///
  /// - Throws: `Failure`, as `OutputTargets.find`.
  package func target(in context: AppContext) throws -> OutputTarget? {
    guard let path = sink.path else { return nil }
    return try OutputTargets.find(
      [path], replacing: replacesFiles == true, asking: isForProgram != true, in: context)[0]
  }
}
