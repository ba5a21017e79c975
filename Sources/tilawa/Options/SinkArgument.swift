import ArgumentParser
import TilawaAudio

/// Where the sound goes, as `--output` takes it.
struct SinkArgument: ExpressibleByArgument {
  let choice: SinkChoice

  init(_ choice: SinkChoice) { self.choice = choice }

  init?(argument: String) {
    guard let choice = try? SinkChoice(parsing: argument) else { return nil }
    self.choice = choice
  }

  var defaultValueDescription: String { "pulse" }
  static var allValueStrings: [String] { SinkChoice.kinds }

  /// Opens what needs opening to know its format.
  ///
  /// - Throws: `AudioError.noServer` where no sound server answers.
  func sink(_ format: FormatOptions) throws(AudioError) -> any AudioSink {
    switch choice {
    case .pulse(let name): try PulseSink(sink: name)
    case .null(let pace): NullSink(pace: pace)
    case .file(let kind, let path): FileSink(path: path, kind: kind, encoding: format.encoding)
    }
  }
}

extension FormatOptions {
  var encoding: SampleEncoding {
    switch bits {
    case 24: .int24
    case 32: .float32
    default: .int16
    }
  }
}
