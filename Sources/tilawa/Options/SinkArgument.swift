import ArgumentParser
import TilawaAudio

/// Where the sound goes, as `--output` takes it.
struct SinkArgument: Sendable {
  let choice: SinkChoice

  static let standard = SinkArgument(choice: .pulse(sink: nil))

  /// - Throws: `ValidationError`, which says what is wrong with the text.
  static func parse(_ text: String) throws -> SinkArgument {
    do throws(SinkChoice.ParseError) {
      return SinkArgument(choice: try SinkChoice(parsing: text))
    } catch {
      throw ValidationError("\(error)")
    }
  }

  /// - Throws: `ValidationError` for what nobody hears, so that it needs nobody to steer it.
  func checkDetached() throws {
    if SoundClaim.Need(for: self) == .nothing {
      throw ValidationError("--detach is for what is heard: \(choice) is not")
    }
  }

  /// Where a file is made; nil where none is.
  var folder: String? {
    guard case .file(_, let path) = choice else { return nil }
    return SinkArgument.folder(of: path)
  }

  /// Whether somebody hears it: files and `null` are heard by nobody, at whatever pace.
  var isHeard: Bool { if case .pulse = choice { true } else { false } }

  /// Whether it takes as long as it would sound, so that somebody may steer it meanwhile.
  var isPaced: Bool {
    switch choice {
    case .pulse, .null(.realTime): true
    case .file, .null(.unpaced): false
    }
  }

  static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "." }

  /// Where a file may be made; nil where none is.
  ///
  /// - Throws: `Failure` as `WritingOptions` says.
  func target(_ writing: WritingOptions, _ report: ReportOptions) throws -> OutputTarget? {
    guard case .file(_, let path) = choice else { return nil }
    return try writing.target(path, report)
  }

  /// Opens what needs opening to know its format.
  ///
  /// - Parameter target: where a file is made; what `target` said.
  /// - Throws: `AudioError.noServer` where no sound server answers.
  func sink(_ format: FormatOptions, onto target: OutputTarget?) throws(AudioError) -> any AudioSink {
    switch choice {
    case .pulse(let name): return try PulseSink(sink: name)
    case .null(let pace): return NullSink(pace: pace)
    case .file(let kind, let path):
      guard let target else {
        throw AudioError(.cannotCreate, "write", path: path, "nobody has looked where it leads")
      }
      return FileSink(target, kind: kind, encoding: format.encoding)
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
