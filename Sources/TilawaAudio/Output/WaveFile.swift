import Glibc
import TilawaFiles

/// A WAV file in the making, of any length. Not thread-safe; blocks on the disk.
///
/// The sizes of RIFF have 32 bits. The head reserves room for sizes of 64 bits (EBU Tech 3306), so that a file that outgrows
/// 4 GiB becomes RF64 when it is finished, whether or not its length was known before.
struct WaveFile: ~Copyable {
  private static let buffered = 1 << 16

  private let descriptor: Int32
  private let head: WaveHead
  private var waiting: [UInt8] = []
  private var frames = 0

  /// Begins the file.
  ///
  /// - Parameters:
  ///   - descriptor: an empty file, open for writing at its start; it stays the caller's.
  ///   - limit: the greatest size of a RIFF file, in bytes; tests have a smaller one.
  /// - Returns: nil if it cannot be written; `errno` says why.
  init?(_ descriptor: Int32, encoding: SampleEncoding, format: AudioFormat, limit: Int = WaveHead.riffLimit) {
    (self.descriptor, head) = (descriptor, WaveHead(encoding: encoding, format: format, limit: limit))
    guard head.bytes(frames: 0).withUnsafeBytes({ Disk.write($0, to: descriptor) }) else { return nil }
  }

  /// Writes whole interleaved frames; false if they cannot be written, with the reason in `errno`.
  mutating func write(_ samples: UnsafeBufferPointer<Float>) -> Bool {
    let first = waiting.count
    waiting += repeatElement(0, count: samples.count * head.encoding.bytes)
    waiting.withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      SampleConverter.convert(samples, to: head.encoding, into: base + first)
    }
    frames += samples.count / head.format.channels
    return waiting.count < Self.buffered || flush()
  }

  /// Completes the file; false if it cannot be written, with the reason in `errno`.
  mutating func finish() -> Bool {
    // Chunks have an even size.
    if head.dataBytes(frames: frames) % 2 == 1 { waiting.append(0) }
    guard flush() else { return false }
    let bytes = head.bytes(frames: frames)
    return bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) == $0.count }
  }

  private mutating func flush() -> Bool {
    defer { waiting.removeAll(keepingCapacity: true) }
    return waiting.withUnsafeBytes { Disk.write($0, to: descriptor) }
  }
}
