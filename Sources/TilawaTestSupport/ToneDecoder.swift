package import TilawaAudio
package import TilawaCore

/// A decoder of tones instead of recitations: ayah n is the constant sample n/256, so the sound identifies the ayah.
///
/// A file may hold several ayat: `frames` of each, in order from the first ayah of the file.
package final class ToneDecoder: AudioDecoding {
  package let rate: Int
  package let channels: Int
  package let frames: Int
  private let path: String
  private let first: Int
  private let each: Int
  private let breakOff: Int
  private var position = 0

  private init(_ file: AudioFile, breakOff: Int) throws(AudioError) {
    let numbers = file.path.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2 else { throw AudioError(.notFound, "open", path: file.path, "it is no tone") }
    rate = file.rate
    channels = file.channels
    frames = file.frames
    path = file.path
    first = numbers[0]
    each = numbers[1]
    self.breakOff = breakOff
  }

  /// A file of `count` ayat from `ayah` on, `frames` frames each.
  package static func file(_ ayah: Int, count: Int = 1, frames: Int = 10, rate: Int = 1000, channels: Int = 1)
    -> AudioFile
  {
    AudioFile(path: "tone/\(ayah)/\(frames)", rate: rate, channels: channels, frames: frames * count)
  }

  /// Opens tones instead of files; every one of them breaks off at frame `breakOff`.
  package static func opening(breakOff: Int = .max) -> DecoderOpening {
    { file throws(AudioError) in try ToneDecoder(file, breakOff: breakOff) }
  }

  /// The constant sample of ayah `ayah`.
  package static func sample(_ ayah: Int) -> Float { Float(ayah) / 256 }

  /// The ayah of a sample; 0 for silence.
  package static func ayah(_ sample: Float) -> Int { Int((sample * 256).rounded()) }

  package func read(into buffer: UnsafeMutableBufferPointer<Float>) throws(AudioError) -> Int {
    let count = max(0, min(buffer.count / channels, min(frames, breakOff) - position))
    for frame in 0..<count {
      for channel in 0..<channels {
        buffer[frame * channels + channel] = Self.sample(first + (position + frame) / each)
      }
    }
    position += count
    return count
  }

  package func seek(toFrame frame: Int) throws(AudioError) { position = frame }
}
