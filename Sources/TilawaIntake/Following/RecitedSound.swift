import Glibc
package import TilawaAudio
package import TilawaCore
import TilawaHearing

/// Sound of one channel that is recited now, or was. One thread reads it.
package protocol RecitedSound: AnyObject {
  /// Sample rate in Hz.
  var rate: Int { get }
  /// Fills the beginning of a buffer and returns the number of frames; 0 at the end. Blocks until there are some.
  func read(into buffer: UnsafeMutableBufferPointer<Float>) throws -> Int
}

/// The sound of a file, mixed to one channel.
package final class RecitedFile: RecitedSound {
  package let rate: Int
  private let reader: MonoReader
  private var left: Int

  /// - Throws: `AudioError` if the file cannot be read.
  package init(_ slice: AudioSlice) throws(AudioError) {
    rate = slice.file.rate
    reader = try MonoReader(reading: slice)
    left = slice.end - slice.start
  }

  package func read(into buffer: UnsafeMutableBufferPointer<Float>) throws -> Int {
    let count = min(buffer.count, left)
    guard count > 0 else { return 0 }
    let read = try reader.next(into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
    left -= read
    return read
  }
}

/// Raw samples of one channel from a descriptor, in the byte order of this machine.
package final class RecitedBytes: RecitedSound {
  /// The form of a sample.
  package enum Sample: String, Hashable, Sendable, CaseIterable {
    case s16, f32

    var bytes: Int { self == .s16 ? 2 : 4 }
  }

  package let rate: Int
  private let sample: Sample
  private let descriptor: Int32
  /// Bytes of a sample that is not complete.
  private var rest: [UInt8] = []
  private let isOver: () -> Bool

  /// - Parameter isOver: whether nobody waits for more.
  package init(_ descriptor: Int32, rate: Int, _ sample: Sample, isOver: @escaping () -> Bool) {
    (self.descriptor, self.rate, self.sample, self.isOver) = (descriptor, rate, sample, isOver)
  }

  /// Waits until there are bytes, or nobody wants them.
  private func wait() {
    var end = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while !isOver(), poll(&end, 1, 50) == 0 {}
  }

  /// - Throws: `AudioError` `.ioFailed`.
  package func read(into buffer: UnsafeMutableBufferPointer<Float>) throws -> Int {
    let size = sample.bytes
    var bytes = rest + [UInt8](repeating: 0, count: buffer.count * size - rest.count)
    var filled = rest.count
    repeat {
      wait()
      if isOver() { return 0 }
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if count < 0, errno == EINTR { return 0 }
      guard count >= 0 else { throw AudioError(.ioFailed, IntakeSentences.cannotReadInput, .system()) }
      guard count > 0 else { return 0 }
      filled += count
    } while filled < size
    let frames = filled / size
    bytes.withUnsafeBytes { bytes in
      for frame in 0..<frames {
        switch sample {
        case .s16: buffer[frame] = Float(bytes.loadUnaligned(fromByteOffset: 2 * frame, as: Int16.self)) / 32768
        case .f32:
          let value = bytes.loadUnaligned(fromByteOffset: 4 * frame, as: Float.self)
          buffer[frame] = value.isFinite ? max(-1, min(1, value)) : 0
        }
      }
    }
    rest = Array(bytes[frames * size..<filled])
    return frames
  }
}

/// The sound of a microphone.
package final class RecitedMicrophone: RecitedSound {
  package let listener: SoundListener
  package var rate: Int { listener.format.rate }

  package init(_ listener: SoundListener) { self.listener = listener }

  package func read(into buffer: UnsafeMutableBufferPointer<Float>) throws -> Int { try listener.read(into: buffer) }
}
