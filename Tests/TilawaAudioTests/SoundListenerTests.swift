import Testing
import TilawaCore
import TilawaTestSupport

@testable import TilawaAudio

// Q-RE1
/// Listening to the monitor of a null sink, which gives back bit for bit what is played.
@Suite(.enabled(if: AudioPulseServer.isInstalled, "pulseaudio and parec are not installed"), .serialized)
struct SoundListenerTests {
  private static let rate = 48_000
  let server: AudioPulseServer

  init() throws { server = try AudioPulseServer(rate: Self.rate, channels: 1) }

  private func listener(timeout: Duration = .seconds(30)) throws -> SoundListener {
    try SoundListener(
      PulseSource(source: AudioPulseServer.monitor, server: server.address),
      format: AudioFormat(rate: Self.rate, channels: 1), timeout: timeout)
  }

  private func everything(_ listener: SoundListener) throws -> [Float] {
    let buffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: 4096)
    defer { buffer.deallocate() }
    var samples: [Float] = []
    while case let count = try listener.read(into: buffer), count > 0 { samples += buffer[..<count] }
    return samples
  }

  @Test func `what the source gives is read, sample for sample, until it is stopped`() throws {
    let sound = Sound.glide(frames: Self.rate, seed: 3).map { sample -> Int16 in
      let value = SampleConverter.int16(sample)
      return value == 0 ? 1 : value
    }
    let listener = try listener()
    #expect(try server.play(sound + [Int16](repeating: 0, count: Self.rate / 2), rate: Self.rate))
    listener.stop()
    let heard = try everything(listener).map { SampleConverter.int16($0) }.filter { $0 != 0 }
    #expect(heard == sound)
    #expect(listener.lost == 0)
  }

  @Test func `a server that dies and stays away ends it`() throws {
    let listener = try listener(timeout: .milliseconds(200))
    server.kill()
    #expect(throws: AudioError.self) { _ = try everything(listener) }
  }
}
