import CFFmpeg
import CMpg123
import CSndfile
import CSoxr
package import TilawaCore

/// A library that reads or converts sound; each is loaded when it is first needed, so that one may be missing.
public enum SoundLibrary: String, CaseIterable, Hashable, Sendable {
  case sndfile = "libsndfile"
  case mpg123 = "libmpg123"
  case soxr = "libsoxr"
  case ffmpeg = "FFmpeg"

  /// The purpose of the library, in a few words.
  public var purpose: String { words.text }

  /// The purpose of the library.
  package var words: Sentence {
    switch self {
    case .sndfile: AudioSentences.purposeSndfile
    case .mpg123: AudioSentences.purposeMpg123
    case .soxr: AudioSentences.purposeSoxr
    case .ffmpeg: AudioSentences.purposeFfmpeg
    }
  }

  /// Loads the library.
  ///
  /// - Throws: `.unsupported`, with the package to install.
  public func check() throws(AudioError) {
    switch self {
    case .sndfile:
      try AudioError.checkLoaded(csndfile_load(), .unsupported, AudioSentences.cannotReadKind(purpose: words))
    case .mpg123:
      try AudioError.checkLoaded(cmpg123_load(), .unsupported, AudioSentences.cannotReadKind(purpose: words))
    case .soxr: try AudioError.checkLoaded(csoxr_load(), .unsupported, AudioSentences.cannotPlayKind(purpose: words))
    case .ffmpeg:
      try AudioError.checkLoaded(cffmpeg_load(), .unsupported, AudioSentences.cannotReadWithoutFfmpeg(purpose: words))
    }
  }
}
