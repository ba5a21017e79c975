package import TilawaCore

/// A decoder with a buffer, whose errors say at which frame of which file. Used by one thread at a time.
package final class FrameReader {
  private let decoder: any AudioDecoding
  private let file: AudioFile
  private let buffer: UnsafeMutableBufferPointer<Float>

  /// - Parameter frames: how many are read at once, at most.
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

  /// The next samples, the decoder being at `frame`, and none from `end` on; valid until the next call. None at the end.
  package func read(at frame: Int, to end: Int = .max) throws(AudioError) -> UnsafeBufferPointer<Float> {
    let wanted = min(buffer.count, end == .max ? .max : (end - frame) * file.channels)
    do throws(AudioError) {
      let count = try decoder.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]))
      return UnsafeBufferPointer(rebasing: buffer[..<(count * file.channels)])
    } catch {
      throw place(error, frame)
    }
  }

  /// The sound ends before this frame.
  package func missing(_ frame: Int) -> AudioError {
    .breaksOff(file.path, "\(frame) of \(file.frames) frames can be decoded")
  }

  private func place(_ error: AudioError, _ frame: Int) -> AudioError {
    AudioError(
      error.code, error.operation, path: file.path, "\(error.message), at frame \(frame) of \(file.frames)")
  }
}
