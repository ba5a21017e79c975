import Glibc
import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

@Suite struct WaveFileTests {
  private let folder: ScratchFolder
  private let samples = Sound.glide(frames: 3001, channels: 2)
  private static let format = AudioFormat(rate: 44_100, channels: 2)

  init() throws { folder = try ScratchFolder() }

  /// Writes a file that becomes RF64 beyond `limit` bytes, and returns its path.
  private func write(_ encoding: SampleEncoding, limit: Int) throws -> String {
    let path = folder.file("\(limit).wav")
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    guard var file = WaveFile(descriptor, encoding: encoding, format: Self.format, limit: limit) else {
      throw AudioError(.ioFailed, "write", path: path, "no room")
    }
    for start in stride(from: 0, to: samples.count, by: 1000) {
      let isWritten = samples[start..<min(start + 1000, samples.count)].withUnsafeBufferPointer { file.write($0) }
      #expect(isWritten)
    }
    let isFinished = file.finish()
    #expect(isFinished)
    return path
  }

  private func decoded(_ path: String) throws -> [Float] {
    var all: [Float] = []
    _ = try AudioProbe.verify(path) { frames, _ in all += frames }
    return all
  }

  @Test(arguments: SampleEncoding.allCases)
  func `a file that outgrows RIFF becomes RF64 and holds the same sound`(encoding: SampleEncoding) throws {
    let (small, big) = (try write(encoding, limit: 1 << 20), try write(encoding, limit: 10_000))
    #expect(Bytes.read(small).starts(with: Array("RIFF".utf8)))
    #expect(Bytes.read(big).starts(with: Array("RF64".utf8)))
    let sound = try decoded(big)
    #expect(sound == (try decoded(small)))
    #expect(zip(sound, samples).allSatisfy { abs($0 - $1) <= 1 / 32768 } && sound.count == samples.count)
  }

  @Test func `five gigabytes are counted to the frame`() throws {
    let frames = 5 << 28
    let head = WaveHead(encoding: .int16, format: Self.format, limit: WaveHead.riffLimit)
    let path = folder.file("long.wav")
    Bytes.write(head.bytes(frames: frames), to: path)
    // A hole of the file takes no room on the disk.
    try #require(truncate(path, off_t(head.bytes(frames: frames).count + head.dataBytes(frames: frames))) == 0)
    #expect(try AudioProbe.measure(path).frames == frames)
  }

  @Test func `a file of an odd number of bytes is padded`() throws {
    let head = WaveHead(encoding: .int24, format: AudioFormat(rate: 8000, channels: 1), limit: WaveHead.riffLimit)
    let path = folder.file("odd.wav")
    let descriptor = open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    guard var file = WaveFile(descriptor, encoding: .int24, format: head.format) else {
      throw AudioError(.ioFailed, "write", path: path, "no room")
    }
    let isWritten = [Float](repeating: 0.5, count: 801).withUnsafeBufferPointer { file.write($0) }
    #expect(isWritten)
    let isFinished = file.finish()
    #expect(isFinished)
    #expect(Bytes.read(path).count == head.bytes(frames: 801).count + 801 * 3 + 1)
    #expect(try AudioProbe.measure(path).frames == 801)
  }
}
