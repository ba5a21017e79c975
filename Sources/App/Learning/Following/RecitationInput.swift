import TilawaAudio
import TilawaCore
import TilawaIntake

/// The origin of the sound of a recitation; a file is there, and was measured.
enum RecitationInput {
  /// The name that sessions keep for the standard input.
  static let standardInputName = "standard input"

  case microphone(String?)
  case file(AudioFile)
  case standardInput(rate: Int, RecitedBytes.Sample)

  /// - Throws: `AudioError` where a file is not there or cannot be read.
  init(_ asked: ReciteRequest.Input) throws {
    switch asked {
    case .microphone(let name): self = .microphone(name)
    case .file(let path): self = .file(try AudioProbe.measure(path, demanding: .present))
    case .standardInput(let rate, let sample): self = .standardInput(rate: rate, sample)
    }
  }

  /// A sound that is read from now on.
  struct Open {
    let sound: any RecitedSound
    /// The name of the device or file from which it comes.
    let device: String
  }

  /// Opens the sound; a microphone hears from now on.
  ///
  /// - Throws: `AudioError`.
  func open(under control: RecitationControl) throws -> Open {
    switch self {
    case .microphone(let name):
      let source = try PulseSource(source: name)
      let rate = max(16_000, min(source.format.rate, 48_000))
      let listener = try SoundListener(source, format: AudioFormat(rate: rate, channels: 1))
      control.set { listener.stop() }
      return Open(sound: RecitedMicrophone(listener), device: source.device)
    case .file(let file):
      return Open(sound: try RecitedFile(AudioSlice(whole: file)), device: file.path)
    case .standardInput(let rate, let sample):
      return Open(sound: RecitedBytes(0, rate: rate, sample) { control.isOver }, device: Self.standardInputName)
    }
  }
}
