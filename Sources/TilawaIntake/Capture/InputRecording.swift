package import TilawaAudio
import TilawaCore

/// The recording of sound that comes by the standard input.
package enum InputRecording {
  /// The most frames that are written at once.
  private static let piece = 1600

  /// Writes sound into a file until its end. A file that could not be completed keeps its name for the next start.
  ///
  /// - Parameter most: the most frames.
  package static func capture(_ sound: RecitedBytes, into file: RecordingFile, atMost most: Int) -> CaptureResult {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: piece)
    defer { buffer.deallocate() }
    var (frames, reason) = (0, CaptureResult.Reason.stopped)
    do {
      while frames < most {
        let count = try sound.read(
          into: UnsafeMutableBufferPointer(rebasing: buffer[..<min(piece, most - frames)]))
        guard count > 0 else { break }
        try file.write(UnsafeBufferPointer(rebasing: buffer[..<count]))
        // A second at most is lost where the machine stops.
        if (frames + count) / sound.rate > frames / sound.rate { try file.sync() }
        frames += count
        if let error = file.isFull { throw error }
      }
      if frames == most { reason = .limit }
    } catch {
      let fault =
        error as? AudioError ?? AudioError(.ioFailed, IntakeSentences.cannotRecord, path: file.path, error.said)
      reason = file.isFull == nil ? .failed(fault) : .full(fault)
    }
    let length = OutputTime(frames: frames, rate: sound.rate)
    guard frames > 0 else {
      file.remove()
      return CaptureResult(reason: reason, length: length, lost: 0, file: nil)
    }
    do throws(AudioError) { try file.finish() } catch {
      return CaptureResult(reason: .failed(error), length: length, lost: 0, file: nil)
    }
    return CaptureResult(
      reason: reason, length: length, lost: 0, file: FinishedRecording(path: file.path, hold: file.lock()))
  }
}
