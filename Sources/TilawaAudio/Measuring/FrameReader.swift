package import TilawaCore

/// A decoder with a buffer; its errors name the frame and the file. Used by one thread at a time.
package final class FrameReader {
  private let decoder: any AudioDecoding
  private let file: AudioFile
  private let buffer: UnsafeMutableBufferPointer<Float>

  /// - Parameter frames: the greatest number of frames of a read.
  package init(_ decoder: any AudioDecoding, of file: AudioFile, frames: Int) {
    self.decoder = decoder
    self.file = file
    buffer = .allocate(capacity: frames * file.channels)
  }

  deinit { buffer.deallocate() }

  package func seek(to frame: Int) throws(AudioError) {
    do throws(AudioError) {
      try decoder.seek(toFrame: frame)
    } catch {
      throw place(error, frame)
    }
  }

  /// Returns the next samples from `frame`, the decoder's position, and none from `end` on; valid until the next call.
  /// Empty at the end.
  package func read(at frame: Int, to end: Int = .max) throws(AudioError) -> UnsafeBufferPointer<Float> {
    let wanted = min(buffer.count, end == .max ? .max : (end - frame) * file.channels)
    do throws(AudioError) {
      let count = try decoder.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]))
      return UnsafeBufferPointer(rebasing: buffer[..<(count * file.channels)])
    } catch {
      throw place(error, frame)
    }
  }

  /// Makes the error of sound that ends before a frame.
  package func missing(_ frame: Int) -> AudioError {
    .breaksOff(file.path, AudioSentences.framesDecodable(present: "\(frame)", frames: "\(file.frames)"))
  }

  private func place(_ error: AudioError, _ frame: Int) -> AudioError {
    AudioError(
      error.code, error.action, path: file.path,
      AudioSentences.atFrame(detail: error.detail, frame: "\(frame)", frames: "\(file.frames)"))
  }
}
