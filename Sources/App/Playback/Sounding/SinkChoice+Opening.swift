package import AppBase
package import TilawaAudio
package import TilawaFiles

extension SinkChoice {
  /// Opens the sink.
  ///
  /// - Parameters:
  ///   - encoding: the encoding of the samples of a file.
  ///   - target: the checked target of a file; nil for other sinks.
  /// - Throws: `AudioError.noServer` if no sound server answers; `.cannotCreate` for a file without a target.
  package func open(_ encoding: SampleEncoding, onto target: OutputTarget?) throws(AudioError) -> any AudioSink {
    switch self {
    case .pulse(let name): return try PulseSink(sink: name)
    case .null(let pace): return NullSink(pace: pace)
    case .file(let kind, let path):
      guard let target else {
        throw AudioError(
          .cannotCreate, PlaybackSentences.cannotWrite, path: path, PlaybackSentences.targetUnknown)
      }
      return FileSink(target, kind: kind, encoding: encoding)
    }
  }
}

extension PlayRequest {
  /// Loads what its sound is sent with while the session is looked up; a server's library takes a fifth of a start.
  package func prepareSound() {
    if isDetached != true, case .pulse = sink { PulseSink.prepare() }
  }
}
