import CSherpa
import Glibc
package import TilawaAudio

/// A token that a speech model heard.
struct SpeechToken: Hashable {
  let text: String
  /// The time from the first sample, in seconds; nil where the model tells none.
  let seconds: Double?
}

/// A speech model in memory, which hears one stretch of sound after another. Used by one thread at a time.
package final class SpeechRecogniser {
  private let name: String
  private let handle: OpaquePointer

  /// Loads a model. Blocks, often for seconds.
  ///
  /// - Throws: `.unsupported` where a library is missing or of another version, `.unreadable` where the model cannot be read.
  package init(_ model: SpeechModel) throws(AudioError) {
    if let failure = csherpa_load() {
      throw AudioError(
        .unsupported, HearingSentences.cannotLoadModel,
        HearingSentences.builtWithoutSpeech(reason: String(cString: failure)))
    }
    name = model.name
    var failure = csherpa_failure()
    guard let opened = Self.open(model, &failure) else {
      throw AudioError(
        .unsupported, HearingSentences.cannotLoadModel, path: model.name, verbatim: Self.text(&failure))
    }
    handle = opened
  }

  deinit { csherpa_close(handle) }

  private static func open(_ model: SpeechModel, _ failure: inout csherpa_failure) -> OpaquePointer? {
    func path(_ part: SpeechModel.Part) -> UnsafeMutablePointer<CChar>? { model.files[part].flatMap { strdup($0) } }
    let paths = SpeechModel.Part.allCases.map(path)
    defer { for path in paths { free(path) } }
    var files = csherpa_files()
    files.kind = model.kind.cKind
    files.model = UnsafePointer(paths[0])
    files.encoder = UnsafePointer(paths[1])
    files.decoder = UnsafePointer(paths[2])
    files.joiner = UnsafePointer(paths[3])
    files.tokens = UnsafePointer(paths[4])
    files.threads = 1
    return csherpa_open(model.library, &files, &failure)
  }

  private static func text(_ failure: inout csherpa_failure) -> String {
    withUnsafeBytes(of: &failure.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The tokens of a stretch of sound.
  private final class Tokens {
    static let most = 10_000
    var values: [SpeechToken] = []
  }

  /// Hears a stretch of sound at 16 kHz. Blocks for the time of the computation.
  ///
  /// - Throws: `AudioError` where the model gives no result.
  func hear(_ samples: ArraySlice<Float>) throws(AudioError) -> [SpeechToken] {
    guard !samples.isEmpty else { return [] }
    let tokens = Tokens()
    var failure = csherpa_failure()
    let result = samples.withUnsafeBufferPointer { samples in
      csherpa_hear(
        handle, samples.baseAddress, Int32(samples.count),
        { token, seconds, context in
          guard let token, let context else { return }
          let tokens = Unmanaged<Tokens>.fromOpaque(context).takeUnretainedValue()
          guard tokens.values.count < Tokens.most else { return }
          // Decoding replaces invalid UTF-8 by a sign that is no letter.
          tokens.values.append(
            SpeechToken(text: String(cString: token), seconds: seconds.isFinite && seconds >= 0 ? Double(seconds) : nil)
          )
        }, Unmanaged.passUnretained(tokens).toOpaque(), &failure)
    }
    guard result == 0 else {
      throw AudioError(.unreadable, HearingSentences.cannotHear, path: name, verbatim: Self.text(&failure))
    }
    return tokens.values
  }
}

extension SpeechModel.Kind {
  fileprivate var cKind: csherpa_kind {
    switch self {
    case .whisper: CSHERPA_WHISPER
    case .transducer: CSHERPA_TRANSDUCER
    case .streamingTransducer: CSHERPA_STREAMING_TRANSDUCER
    case .nemoCTC: CSHERPA_NEMO_CTC
    case .zipformerCTC: CSHERPA_ZIPFORMER_CTC
    case .samplesCTC: CSHERPA_SAMPLES_CTC
    }
  }
}
