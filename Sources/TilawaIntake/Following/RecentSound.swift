package import TilawaAudio
package import TilawaCore

/// The last minutes of a recitation at 16 kHz, and the places of its words, so that a word can be heard again while the recitation goes
/// on. Memory is 19 MB at the most. Any thread may use it.
package final class RecentSound: Sendable {
  private static let rate = 16_000
  /// The sound that is kept: ten minutes.
  private static let capacity = 600 * rate
  /// The sound before and after words that is heard with them.
  private static let margin = rate / 8
  /// The greatest distance between a word and a neighbour that was said with it.
  private static let reach = 5 * rate
  /// The longest sound of some words.
  private static let longest = 30 * rate

  private struct State: Sendable {
    /// Samples by their place modulo the capacity.
    var samples: [Int16] = []
    var count = 0
    /// The samples of each word, where it was said last.
    var words: [Int: Range<Int>] = [:]
  }

  private let state = Guarded(State())

  package init() {}

  /// Adds samples that follow.
  package func add(_ new: UnsafeBufferPointer<Float>) {
    state.withLock { state in
      for sample in new {
        let value = Int16(max(-1, min(1, sample)) * 32_767)
        if state.samples.count < Self.capacity {
          state.samples.append(value)
        } else {
          state.samples[state.count % Self.capacity] = value
        }
        state.count += 1
      }
    }
  }

  /// Notes the samples in which a word was said.
  package func note(_ word: Int, _ range: Range<Int>) {
    state.withLock { $0.words[word] = range }
  }

  /// Returns the sound of a word with those neighbours that were said with it; nil where it was not said, or is no longer kept.
  package func slice(of word: Int, among neighbours: Range<Int>) -> AudioSlice? {
    state.withLock { state in
      guard var range = state.words[word] else { return nil }
      for step in [-1, 1] {
        var next = word + step
        while neighbours.contains(next), let other = state.words[next] {
          let gap = step < 0 ? range.lowerBound - other.upperBound : other.lowerBound - range.upperBound
          guard (-Self.reach...Self.reach).contains(gap) else { break }
          let both = min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
          guard both.count <= Self.longest else { break }
          range = both
          next += step
        }
      }
      let kept = max(0, state.count - Self.capacity)..<state.count
      let wide = (range.lowerBound - Self.margin..<range.upperBound + Self.margin).clamped(to: kept)
      guard !wide.isEmpty, kept.contains(range.lowerBound) else { return nil }
      let file = AudioFile(path: Self.path(wide.lowerBound), rate: Self.rate, channels: 1, frames: wide.count)
      return AudioSlice(whole: file)
    }
  }

  private static let scheme = "recited:"
  private static func path(_ start: Int) -> String { "\(scheme)\(start)" }

  /// Opens the slices of this sound, and files.
  package var opening: DecoderOpening {
    { [self] file throws(AudioError) in
      guard file.path.hasPrefix(Self.scheme), let start = Int(file.path.dropFirst(Self.scheme.count)) else {
        return try AudioProbe.openDecoder(file)
      }
      guard let samples = samples(start..<start + file.frames) else {
        throw AudioError(.notFound, IntakeSentences.cannotPlay, path: nil, IntakeSentences.notKept)
      }
      return SampleDecoder(samples, rate: Self.rate)
    }
  }

  private func samples(_ range: Range<Int>) -> [Float]? {
    state.withLock { state in
      guard range.lowerBound >= state.count - Self.capacity, range.upperBound <= state.count else { return nil }
      return range.map { Float(state.samples[$0 % Self.capacity]) / 32_768 }
    }
  }
}

/// A decoder of samples of one channel in memory.
final class SampleDecoder: AudioDecoding {
  let rate: Int
  let channels = 1
  var frames: Int { samples.count }
  private let samples: [Float]
  private var next = 0

  init(_ samples: [Float], rate: Int) { (self.samples, self.rate) = (samples, rate) }

  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let count = min(buffer.count, samples.count - next)
    for index in 0..<count { buffer[index] = samples[next + index] }
    next += count
    return count
  }

  func seek(toFrame frame: Int) throws(AudioError) { next = frame }
}
