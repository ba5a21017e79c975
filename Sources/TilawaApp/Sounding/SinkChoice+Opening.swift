package import TilawaAudio
package import TilawaFiles

extension SinkChoice {
  /// Opens what needs opening to know its format.
  ///
  /// - Parameters:
  ///   - encoding: of the samples of a file.
  ///   - target: where a file is made, found to be allowed; nil for other sinks.
  /// - Throws: `AudioError.noServer` where no sound server answers.
  package func open(_ encoding: SampleEncoding, onto target: OutputTarget?) throws(AudioError) -> any AudioSink {
    switch self {
    case .pulse(let name): return try PulseSink(sink: name)
    case .null(let pace): return NullSink(pace: pace)
    case .file(let kind, let path):
      guard let target else {
        throw AudioError(.cannotCreate, "write", path: path, "nobody has looked where it leads")
      }
      return FileSink(target, kind: kind, encoding: encoding)
    }
  }
}
