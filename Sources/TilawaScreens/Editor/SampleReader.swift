import TilawaAudio
import TilawaCore

/// Reader of the samples of a recording around a frame, which its outline is too coarse to show. Used by one thread; a call takes as
/// long as the disk.
final class SampleReader {
  private let file: AudioFile
  private var decoder: (any AudioDecoding)?
  private var isUnreadable = false
  /// The stretch that was read last.
  private var known: (frames: Range<Int>, samples: [Float]) = (0..<0, [])

  init(_ file: AudioFile) { self.file = file }

  /// Returns frames with their channels mixed into one; empty where they cannot be read.
  func samples(_ frames: Range<Int>) -> [Float] {
    let frames = frames.clamped(to: 0..<file.frames)
    guard !frames.isEmpty, !isUnreadable else { return [] }
    if known.frames.lowerBound > frames.lowerBound || known.frames.upperBound < frames.upperBound {
      // Somewhat more on both sides: the next question is mostly about the neighbourhood.
      let around = (frames.lowerBound - frames.count)..<(frames.upperBound + frames.count)
      known = read(around.clamped(to: 0..<file.frames))
    }
    guard known.frames.lowerBound <= frames.lowerBound, known.frames.upperBound >= frames.upperBound else { return [] }
    let first = frames.lowerBound - known.frames.lowerBound
    return Array(known.samples[first..<first + frames.count])
  }

  /// Returns the highest sample of each of so many equal parts of some frames, from 0 to 1; empty where they cannot be read.
  func heights(_ count: Int, over frames: Range<Int>) -> [Float] {
    let samples = samples(frames)
    guard samples.count > 0 else { return [] }
    return (0..<count).map { column in
      let first = min(samples.count, column * frames.count / count)
      let last = min(samples.count, (column + 1) * frames.count / count)
      return samples[first..<last].reduce(0) { max($0, abs($1)) }
    }
  }

  /// Returns the frame nearest to this one, after or before it, from which on the sound has the other sign; within a tenth of a second.
  func crossing(_ side: EditorModel.Side, of frame: Int) -> Int? {
    let reach = file.rate / 10
    switch side {
    case .after:
      let samples = samples(frame..<frame + reach)
      return samples.indices.dropFirst().first { (samples[$0 - 1] < 0) != (samples[$0] < 0) }.map { frame + $0 }
    case .before:
      let first = max(0, frame - reach)
      let samples = samples(first..<frame)
      return samples.indices.dropFirst().last { (samples[$0 - 1] < 0) != (samples[$0] < 0) }.map { first + $0 }
    }
  }

  private func opened() throws(AudioError) -> any AudioDecoding {
    if let decoder { return decoder }
    let opened = MonoDecoder(try AudioProbe.openDecoder(file))
    decoder = opened
    return opened
  }

  private func read(_ frames: Range<Int>) -> (Range<Int>, [Float]) {
    do throws(AudioError) {
      let decoder = try opened()
      try decoder.seek(toFrame: frames.lowerBound)
      let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: 4096)
      defer { buffer.deallocate() }
      var samples: [Float] = []
      samples.reserveCapacity(frames.count)
      while samples.count < frames.count {
        let wanted = min(4096, frames.count - samples.count)
        let count = try decoder.read(into: UnsafeMutableBufferPointer(rebasing: buffer[..<wanted]))
        guard count > 0 else { break }
        samples += buffer[..<count]
      }
      return (frames.lowerBound..<frames.lowerBound + samples.count, samples)
    } catch {
      (decoder, isUnreadable) = (nil, true)
      return (0..<0, [])
    }
  }
}
