public import TilawaAudio
public import TilawaCore

/// Finds quiet places near given frames of a file, so that it can be cut there.
public enum QuietPlaces {
  /// Greatest distance between a given frame and its cut.
  public static let reach = Duration.milliseconds(80)
  /// The threshold of quiet, as a share of the way from noise to voice; the same as in `PauseDetector`.
  private static let share = 0.27
  private static let chunk = 32_768

  /// Returns the frame at which to cut near each of `frames`: the quietest point of the pause around it, or of the longest pause
  /// within `reach`. Without quiet within reach it is the given frame.
  ///
  /// Reads the file once, from beginning to end, and stores only what is around `frames`. The order is kept: no frame moves
  /// further than half-way to its neighbour. Blocks.
  ///
  /// - Parameters:
  ///   - frames: ascending frames inside the file; its first frame and its end stay where they are.
  ///   - file: the file, as it was measured.
  /// - Throws: `AudioError` where the file cannot be read to its end, or has changed since it was measured.
  public static func find(near frames: [Int], in file: AudioFile) throws(AudioError) -> [Int] {
    let decoder = try AudioProbe.openDecoder(file)
    guard decoder.rate == file.rate, decoder.channels == file.channels, decoder.frames == file.frames else {
      throw AudioError(
        .unreadable, HearingSentences.cannotRead, path: file.path, HearingSentences.changedSinceMeasured)
    }
    let reader = FrameReader(decoder, of: file, frames: chunk)
    let envelope = EnvelopeMeter(rate: file.rate, channels: file.channels)
    var waiting = windows(around: frames, in: file)[...]
    var open: [QuietWindow] = []
    var done: [QuietWindow] = []
    var frame = 0
    while true {
      let samples = try reader.read(at: frame)
      guard !samples.isEmpty else { break }
      let end = frame + samples.count / file.channels
      envelope.add(samples)
      while let next = waiting.first, next.needed.lowerBound < end {
        open.append(QuietWindow(next))
        waiting.removeFirst()
      }
      for window in open { window.add(samples, at: frame) }
      frame = end
      done += open.filter { $0.needed.upperBound <= frame }
      open.removeAll { $0.needed.upperBound <= frame }
    }
    guard frame == file.frames else { throw reader.missing(frame) }
    return places(frames, done + open, floor: NoiseFloor(envelope.finish()), rate: file.rate)
  }

  private static func windows(around frames: [Int], in file: AudioFile) -> [QuietWindow.Place] {
    let reach = reach.frame(at: file.rate)
    let band = VoiceBand(rate: file.rate, channels: file.channels)
    return frames.indices.compactMap { index in
      let frame = frames[index]
      guard 0 < frame, frame < file.frames else { return nil }
      let before = index > 0 ? (frames[index - 1] + frame) / 2 + 1 : 1
      let next = index + 1 < frames.count ? (frame + frames[index + 1]) / 2 : file.frames - 1
      let (first, last) = (max(before, frame - reach), min(next, frame + reach))
      return first <= last ? QuietWindow.Place(frame: frame, range: first..<last + 1, file: file, band) : nil
    }
  }

  private static func places(_ frames: [Int], _ windows: [QuietWindow], floor: NoiseFloor, rate: Int) -> [Int] {
    var found: [Int: Int] = [:]
    for window in windows {
      let levels = floor.levels(atHop: Hop(containing: window.place.frame, rate: rate).index)
      let limit = levels.noise + share * max(3, levels.voice - levels.noise)
      found[window.place.frame] = window.quietest(below: limit)
    }
    return frames.map { found[$0] ?? $0 }
  }
}
