import CFFmpeg
import CMpg123
import CSndfile
import CSoxr

/// A library that reads or converts sound; each is loaded when it is first needed, so that one may be missing.
public enum SoundLibrary: String, CaseIterable, Hashable, Sendable {
  case sndfile = "libsndfile"
  case mpg123 = "libmpg123"
  case soxr = "libsoxr"
  case ffmpeg = "FFmpeg"

  /// The purpose of the library, in a few words.
  public var purpose: String {
    switch self {
    case .sndfile: "WAV, FLAC, Ogg and Opus"
    case .mpg123: "MP3"
    case .soxr: "other sample rates"
    case .ffmpeg: "M4A, AAC and all other formats"
    }
  }

  /// Loads the library.
  ///
  /// - Throws: `.unsupported`, with the package to install.
  public func check() throws(AudioError) {
    switch self {
    case .sndfile: try AudioError.checkLoaded(csndfile_load(), .unsupported, "read \(purpose)")
    case .mpg123: try AudioError.checkLoaded(cmpg123_load(), .unsupported, "read \(purpose)")
    case .soxr: try AudioError.checkLoaded(csoxr_load(), .unsupported, "play \(purpose)")
    case .ffmpeg: try AudioError.checkLoaded(cffmpeg_load(), .unsupported, "read \(purpose) without FFmpeg's libraries")
    }
  }
}
